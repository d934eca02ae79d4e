import * as v from 'valibot';

const waits = v.nullable(v.number());

/** GET /admin/waiting: how much waits for staff; null for what the caller's role does not decide. */
export const waiting = v.strictObject({
  /** Questions to the experts without an answer. */
  questions: waits,
  /** Reports, appeals, claims and objections of the community. */
  moderation: waits,
  inquiries: waits,
  /** Articles without a review of their current text. */
  articles: waits,
  /** Appeals of frozen accounts. */
  appeals: waits,
  /** Jobs that were given up. */
  jobs: waits,
});
export type Waiting = v.InferOutput<typeof waiting>;
