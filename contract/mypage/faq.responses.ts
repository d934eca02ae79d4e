import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { FAQ_GROUPS } from './faq';

export const faq = v.strictObject({
  id: v.string(),
  group: v.picklist(FAQ_GROUPS),
  question: v.string(),
  /** Paragraphs. */
  answer: v.array(v.string()),
  /** Search terms besides the words of question and answer. */
  keywords: v.array(v.string()),
});
export type Faq = v.InferOutput<typeof faq>;

/** GET /faq (Faq[]): every question that is shown, group by group. GET /admin/faq (StaffFaq[]): the hidden ones, too. */
export const staffFaq = v.strictObject({
  ...faq.entries,
  hidden: v.boolean(),
  /** Written or changed by the staff. */
  edited: v.boolean(),
  /** ISO 8601 */
  updated_at: isoTime,
});
export type StaffFaq = v.InferOutput<typeof staffFaq>;
