import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/** GET /admin/client-error: what pages reported, the newest first. */
export const clientErrorList = v.strictObject({
  /** The release that answers; empty commit and day where they are not known. */
  running: v.strictObject({ version: v.string(), commit: v.string(), date: v.string() }),
  items: v.array(
    v.strictObject({
      id: v.string(),
      release: v.string(),
      route: v.string(),
      name: v.string(),
      /** 'src/features/home/home-page.tsx:42:7', the place of the error first. */
      stack: v.array(v.string()),
      times: v.number(),
      first_at: isoTime,
      last_at: isoTime,
    }),
  ),
});
export type ClientErrorList = v.InferOutput<typeof clientErrorList>;
export type ListedClientError = ClientErrorList['items'][number];
