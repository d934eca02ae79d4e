import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/** Its answer: until when the person may come back, ISO 8601. */
export const leaving = v.strictObject({ erased_at: isoTime });
export type Leaving = v.InferOutput<typeof leaving>;
