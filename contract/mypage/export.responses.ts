import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/**
 * GET and POST /mypage/export, and POST /auth/frozen/export(/state): the newest archive of the person's data. A job
 * makes it, and it is there for a day.
 */
export const dataExport = v.variant('state', [
  v.strictObject({ state: v.literal('none') }),
  v.strictObject({ state: v.literal('preparing') }),
  v.strictObject({ state: v.literal('failed') }),
  v.strictObject({
    state: v.literal('ready'),
    /** From then on the link answers nothing. */
    until: isoTime,
    bytes: v.number(),
    /** Pictures that were not found and are named in the archive. */
    missing_pictures: v.number(),
    /** Path below the API's base; the link alone gives read access. */
    link: v.string(),
  }),
]);
export type DataExport = v.InferOutput<typeof dataExport>;
