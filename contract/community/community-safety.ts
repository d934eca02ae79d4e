import { nickname } from '@contract/accounts/nickname';
import { cursorText, pageLimit } from '@contract/common/paging';
import { requiredText, rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';
import type { Section } from './community';

/** New accounts, for their first day. */
export const NEW_ACCOUNT_HOURS = 24;
export const NEW_ACCOUNT_POSTS = 3;
export const NEW_ACCOUNT_COMMENTS = 10;
/** Limits of their own: questions that only the experts see, and entries of contests. */
export const NEW_ACCOUNT_QUESTIONS = 10;
export const NEW_ACCOUNT_ENTRIES = 10;

/** The limit that a post of a new account counts towards. */
export const newAccountLimitKey = (section: Section, visibility: 'public' | 'private') => {
  if (section === 'contest') return 'entries';
  return section === 'counseling' && visibility === 'private' ? 'questions' : 'posts';
};

/** POST /community/agree (CommunityMe): before the first post or comment. NICKNAME_TAKEN, CONSENT_TEXT_CHANGED. */
export const agreeInput = v.object({
  text_version: v.pipe(v.string('약속을 다시 읽어 주세요.'), v.maxLength(40, '약속을 다시 읽어 주세요.')),
  nickname,
});
export type AgreeInput = v.InferOutput<typeof agreeInput>;
/** PUT /community/nickname (CommunityMe). */
export const nicknameInput = v.object({ nickname });

/** Reasons for a report or a removal; `label` is shown to both sides. */
export const REPORT_REASONS = [
  { reason: 'abuse', label: '욕설, 비방, 혐오' },
  { reason: 'privacy', label: '아이 얼굴이나 개인정보가 드러나요' },
  { reason: 'false_health', label: '위험하거나 잘못된 건강 정보' },
  { reason: 'ad', label: '숨은 광고, 도배' },
  { reason: 'sexual', label: '음란하거나 불쾌한 내용' },
  { reason: 'rights', label: '남의 글이나 사진을 가져왔어요' },
  { reason: 'other', label: '그 밖의 이유' },
] as const;
const REASONS = REPORT_REASONS.map(({ reason }) => reason);
export const NOTE_MAX = 500;
/** Independent reports that hide an item until a moderator decides. */
export const HIDE_AT_REPORTS = 3;

const targetFields = {
  /** 'post_author' and 'comment_author' report the person. */
  target: v.picklist(['post', 'comment', 'post_author', 'comment_author'], '무엇을 신고하는지 골라 주세요.'),
  /** Id of the post or the comment. */
  id: rowId,
};
/**
 * POST /community/report (Reported, 201). Repeated reports of one person count once. Hides the item from its reporter.
 */
export const reportInput = v.object({
  ...targetFields,
  reason: v.picklist(REASONS, '신고하는 이유를 골라 주세요.'),
  note: v.optional(typedText('설명을', NOTE_MAX), ''),
});
export type ReportInput = v.InferOutput<typeof reportInput>;

/** POST /community/block (BlockedPerson[]; the list is GET /mypage/block). */
export const communityBlockInput = v.object({
  target: v.picklist(['post', 'comment'], '누구를 차단하는지 골라 주세요.'),
  id: rowId,
});
export type CommunityBlockInput = v.InferOutput<typeof communityBlockInput>;

/** Rights behind a claim: a person asks to hide a post or comment for thirty days (임시조치). */
export const CLAIM_RIGHTS = [
  { right: 'privacy', label: '사생활, 개인정보' },
  { right: 'defamation', label: '명예훼손' },
  { right: 'portrait', label: '아이나 나의 사진' },
  { right: 'copyright', label: '저작권' },
] as const;
export const CLAIM_DAYS = 30;
const STATEMENT_MIN = 20;
const STATEMENT_MAX = 2000;
const statement = v.pipe(
  requiredText('내용을', STATEMENT_MAX),
  v.minLength(STATEMENT_MIN, `무슨 일인지 ${STATEMENT_MIN}자 이상 적어 주세요.`),
);
/** POST /community/claim (Claim, 201). */
export const claimInput = v.object({
  target: v.picklist(['post', 'comment'], '무엇을 가려 달라는지 골라 주세요.'),
  id: rowId,
  right: v.picklist(
    CLAIM_RIGHTS.map(({ right }) => right),
    '어떤 권리인지 골라 주세요.',
  ),
  statement,
});
export type ClaimInput = v.InferOutput<typeof claimInput>;
/** POST /community/claim/{id}/objection (Claim): by the author, once, while it is granted. */
export const objectionInput = v.object({ text: statement });
export const caseParam = v.object({ id: rowId });

/** POST /community/case/{id}/appeal (MyCase): once. APPEAL_USED. */
export const appealInput = v.object({ text: statement });

export const QUEUE_KINDS = ['report', 'appeal', 'claim', 'objection'] as const;
/** GET /moderation/queue (QueuePage): moderators and admins; the oldest first. */
export const queueQuery = v.object({
  kind: v.optional(v.picklist(QUEUE_KINDS, '목록을 다시 골라 주세요.'), 'report'),
  cursor: cursorText,
  limit: pageLimit,
});
export type QueueKind = (typeof QUEUE_KINDS)[number];

/**
 * POST /moderation/case/{id}/decision (QueueSummary). `keep` makes it visible again, `remove` removes it, `warn` is
 * for a person. With an open appeal `keep` reverses the decision, `remove` and `warn` uphold it. CONFLICT when another
 * moderator decided first.
 */
export const decisionInput = v.object({
  action: v.picklist(['keep', 'remove', 'warn'], '어떻게 할지 골라 주세요.'),
  reason: v.optional(v.nullable(v.picklist(REASONS, '이유를 골라 주세요.')), null),
  /** Reason shown to the author. */
  note: requiredText('글쓴이에게 보일 이유를', NOTE_MAX),
});
export type DecisionInput = v.InferOutput<typeof decisionInput>;
/** POST /moderation/claim/{id}/decision (QueueSummary): `grant` hides for thirty days, `refuse` does not; for an objection `restore` ends it early, `hold` lets it run. */
export const claimDecisionInput = v.object({
  action: v.picklist(['grant', 'refuse', 'restore', 'hold'], '어떻게 할지 골라 주세요.'),
  note: requiredText('두 사람에게 보일 이유를', NOTE_MAX),
});
export type ClaimDecisionInput = v.InferOutput<typeof claimDecisionInput>;
