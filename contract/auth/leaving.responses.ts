import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/** The answer: until when the person may cancel, ISO 8601. */
export const leaving = v.strictObject({ erased_at: isoTime });
export type Leaving = v.InferOutput<typeof leaving>;
