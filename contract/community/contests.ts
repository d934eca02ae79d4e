import { cursorText, isoMoment, pageLimit } from '@contract/common/paging';
import { requiredText, rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';

/** Derived from the clock: before `opens_at`, until `closes_at`, until `results_at`, after it. */
export const CONTEST_STATES = ['upcoming', 'running', 'judging', 'ended'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** GET /community/contest (ContestPage): 'now' upcoming and running, the next to close first; 'past' the rest, the newest first. */
export const contestsQuery = v.object({
  state: v.optional(v.picklist(['now', 'past'], '목록을 다시 골라 주세요.'), 'now'),
  cursor: cursorText,
  limit: pageLimit,
});
export type ContestsQuery = v.InferOutput<typeof contestsQuery>;
/** GET /community/contest/{id} (ContestDetail). Entries: GET /community/post?section=contest&subject={id}&sort=newest|votes. */
export const contestParam = v.object({ id: rowId });
/**
 * PUT /community/contest/{id}/vote (VoteState): one a day of Asia/Seoul; the same again is no error. VOTED_TODAY for
 * another entry, CONTEST_CLOSED outside the contest's days, OWN_ENTRY.
 */
export const voteInput = v.object({ entry_id: rowId });

const moment = isoMoment('날짜와 시간을 입력해 주세요.');
/**
 * POST /moderation/contest (201) and PUT /moderation/contest/{id} (ContestDetail): moderators and admins. Results are
 * published at `results_at`, or at once by POST /moderation/contest/{id}/announce. CONFLICT before it closed, and for
 * changed days after the results.
 */
const contestFields = v.object({
  title: requiredText('제목을', 60),
  theme: requiredText('주제를', 100),
  body: typedText('설명을', 4000),
  opens_at: moment,
  closes_at: moment,
  results_at: moment,
});
export const contestInput = v.pipe(
  contestFields,
  v.forward(
    v.check(({ opens_at, closes_at }) => Date.parse(opens_at) < Date.parse(closes_at), '시작하는 날보다 뒤여야 해요.'),
    ['closes_at'],
  ),
  v.forward(
    v.check(({ closes_at, results_at }) => Date.parse(closes_at) <= Date.parse(results_at), '마감보다 뒤여야 해요.'),
    ['results_at'],
  ),
);
export type ContestInput = v.InferOutput<typeof contestInput>;
/** PUT /moderation/contest/{id}. An absent field stays as it is. */
export const contestChangeInput = v.partial(contestFields);
export type ContestChangeInput = v.InferOutput<typeof contestChangeInput>;
