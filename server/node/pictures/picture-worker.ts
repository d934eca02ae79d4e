import { hasForeignContent } from '@server/modules/uploads/foreign-content';
import type { DecodableKind } from '@server/modules/uploads/image-kind';

/** Task of a worker thread for sharp-images.ts. */
export default ({ kind, bytes }: { kind: DecodableKind; bytes: Uint8Array }): boolean => hasForeignContent(kind, bytes);
