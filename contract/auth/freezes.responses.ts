import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { APPEAL_RESULTS, freezeReason } from './freezes';

/** A freeze as its owner and staff read it. */
export const freeze = v.strictObject({
  reason: freezeReason,
  /** Staff's text to the person. */
  text: v.string(),
  frozen_at: isoTime,
  appeal: v.nullable(
    v.strictObject({
      text: v.string(),
      sent_at: isoTime,
      /** Null while it is not answered. */
      answer: v.nullable(v.strictObject({ result: v.picklist(APPEAL_RESULTS), text: v.string(), at: isoTime })),
    }),
  ),
});
export type Freeze = v.InferOutput<typeof freeze>;

/** Notice for the owner of a frozen account. */
export const frozenAccount = v.strictObject({ ...freeze.entries, can_appeal: v.boolean() });
export type FrozenAccount = v.InferOutput<typeof frozenAccount>;
