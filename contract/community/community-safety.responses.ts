import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { SECTIONS } from './community';
import { CLAIM_RIGHTS, QUEUE_KINDS, REPORT_REASONS } from './community-safety';

/** GET /community/me: what writing needs to know before it begins. */
export const communityMe = v.strictObject({
  /** Null until the rules are agreed to; then the name others read. */
  nickname: v.nullable(v.string()),
  /** True if the rules in force (GET /legal/community) were agreed to. */
  agreed: v.boolean(),
  rules_version: v.string(),
  /** May write articles and answers / may moderate. */
  expert: v.boolean(),
  moderator: v.boolean(),
  /** Remaining limits of the first day (`newAccountLimitKey` names the one of a post); null afterwards. */
  newcomer: v.nullable(
    v.strictObject({
      until: isoTime,
      posts: v.number(),
      questions: v.number(),
      entries: v.number(),
      comments: v.number(),
    }),
  ),
});
export type CommunityMe = v.InferOutput<typeof communityMe>;

export const reported = v.strictObject({ reported: v.literal(true) });
export type Reported = v.InferOutput<typeof reported>;

/** asked → granted (hidden until `until`) or refused; then ended: back, or removed when the author did not object. */
export const claimState = v.picklist(['asked', 'granted', 'refused', 'ended']);

/** GET /community/claim: claims I made (`mine: 'claimant'`) and granted ones about my content ('author'). */
export const claim = v.strictObject({
  id: v.string(),
  mine: v.picklist(['claimant', 'author']),
  target: v.picklist(['post', 'comment']),
  /** Title of the post, or the beginning of the comment. */
  label: v.string(),
  right: v.picklist(CLAIM_RIGHTS.map(({ right }) => right)),
  state: claimState,
  /** ISO 8601 */
  asked_at: isoTime,
  until: v.nullable(isoTime),
  /** The moderator's words. */
  reason: v.string(),
  /** True if the author objected; `can_object`: an objection is still possible. */
  objected: v.boolean(),
  can_object: v.boolean(),
});
export type Claim = v.InferOutput<typeof claim>;

/** GET /community/case: decisions about what I wrote (MyCase[]), the newest first. */
export const myCase = v.strictObject({
  id: v.string(),
  target: v.picklist(['post', 'comment', 'person']),
  target_id: v.string(),
  label: v.string(),
  /** 'hidden': reported by three people and not yet reviewed. */
  state: v.picklist(['hidden', 'kept', 'removed', 'warned']),
  reason: v.nullable(v.picklist(REPORT_REASONS.map(({ reason }) => reason))),
  /** The moderator's sentence. */
  note: v.string(),
  /** ISO 8601 */
  at: isoTime,
  appeal: v.nullable(
    v.strictObject({
      text: v.string(),
      at: isoTime,
      result: v.picklist(['waiting', 'upheld', 'reversed']),
      note: v.string(),
    }),
  ),
  can_appeal: v.boolean(),
});
export type MyCase = v.InferOutput<typeof myCase>;

export const queueItem = v.strictObject({
  /** Of the case (report, appeal) or the claim (claim, objection). */
  id: v.string(),
  kind: v.picklist(QUEUE_KINDS),
  target: v.picklist(['post', 'comment', 'person']),
  target_id: v.string(),
  /** The current title and text of the reported item; sanitised HTML for a post. */
  title: v.string(),
  content: v.string(),
  post: v.nullable(v.strictObject({ id: v.string(), section: v.picklist(SECTIONS), category: v.string() })),
  author_name: v.string(),
  /** Decisions to remove or warn about this person before. */
  author_strikes: v.number(),
  /** Independent reports, their reasons and notes. */
  reports: v.array(
    v.strictObject({ reason: v.picklist(REPORT_REASONS.map(({ reason }) => reason)), note: v.string(), at: isoTime }),
  ),
  /** Already out of sight. */
  hidden: v.boolean(),
  /** The decision and its appeal; or the claim and its objection. */
  decision: v.nullable(
    v.strictObject({
      reason: v.nullable(v.picklist(REPORT_REASONS.map(({ reason }) => reason))),
      note: v.string(),
      at: isoTime,
    }),
  ),
  appeal: v.nullable(v.strictObject({ text: v.string(), at: isoTime })),
  claim: v.nullable(
    v.strictObject({
      right: v.picklist(CLAIM_RIGHTS.map(({ right }) => right)),
      statement: v.string(),
      at: isoTime,
      until: v.nullable(isoTime),
      objection: v.nullable(v.string()),
    }),
  ),
  /** ISO 8601: when it came into the queue. */
  at: isoTime,
});
export type QueueItem = v.InferOutput<typeof queueItem>;

export const queuePage = page(queueItem);
export type QueuePage = v.InferOutput<typeof queuePage>;

/** GET /moderation/summary: the number of pending items, each at most 99. */
export const queueSummary = v.strictObject(v.entriesFromList(QUEUE_KINDS, v.number()));
export type QueueSummary = v.InferOutput<typeof queueSummary>;
