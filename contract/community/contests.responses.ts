import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { communityCard } from './community.responses';
import { CONTEST_STATES } from './contests';

export const contestCard = v.strictObject({
  id: v.string(),
  title: v.string(),
  theme: v.string(),
  state: v.picklist(CONTEST_STATES),
  /** ISO 8601; the screen shows them in Asia/Seoul. */
  opens_at: isoTime,
  closes_at: isoTime,
  results_at: isoTime,
  /** How many entries are shown to everyone. */
  entry: v.number(),
});
export type ContestCard = v.InferOutput<typeof contestCard>;

export const contestDetail = v.strictObject({
  ...contestCard.entries,
  /** Plain text, paragraphs parted by an empty line. */
  body: v.string(),
  /** The caller's own entry. */
  my_entry_id: v.nullable(v.string()),
  /** The entry the caller voted for today (Asia/Seoul). */
  voted_entry_id: v.nullable(v.string()),
  /** Once the results are out: the entries with the most votes, the first first. */
  winners: v.array(v.strictObject({ award: v.string(), entry: communityCard })),
});
export type ContestDetail = v.InferOutput<typeof contestDetail>;

export const contestPage = page(contestCard);
export type ContestPage = v.InferOutput<typeof contestPage>;

/** `vote`: how many the entry has now. */
export const voteState = v.strictObject({ entry_id: v.string(), vote: v.number() });
export type VoteState = v.InferOutput<typeof voteState>;
