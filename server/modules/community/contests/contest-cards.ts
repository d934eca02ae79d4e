import type { CommunityCard } from '@contract/community/community.responses';
import type { ContestState } from '@contract/community/contests';
import type { ContestCard } from '@contract/community/contests.responses';
import type { Queryable } from '@server/db/database';
import { accounts, contests, posts, subjectRatings } from '@server/db/schema';
import { type CardReader, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';

export type ContestRow = typeof contests.$inferSelect;

/** First to third; ties go to the earlier entry. */
export const AWARDS = ['으뜸상', '버금상', '반짝상'] as const;

export function getContestState({ opensAt, closesAt, resultsAt }: ContestRow, now: number): ContestState {
  if (now < opensAt.getTime()) return 'upcoming';
  if (now < closesAt.getTime()) return 'running';
  return now < resultsAt.getTime() ? 'judging' : 'ended';
}

/** A contest with its number of visible entries. */
export const contestRows = (db: Queryable) =>
  db
    .select({ ...getTableColumns(contests), entries: sql<number>`coalesce(${subjectRatings.posts}, 0)::int` })
    .from(contests)
    .leftJoin(
      subjectRatings,
      and(eq(subjectRatings.section, 'contest'), eq(subjectRatings.subjectId, sql`${contests.id}::text`)),
    )
    .$dynamic();

export const contestCard = (row: ContestRow & { entries: number }, now: number): ContestCard => ({
  id: row.id,
  title: row.title,
  theme: row.theme,
  state: getContestState(row, now),
  opens_at: row.opensAt.toISOString(),
  closes_at: row.closesAt.toISOString(),
  results_at: row.resultsAt.toISOString(),
  entry: row.entries,
});

/** The winning entries in order, by votes alone, the same for every reader. */
export const selectWinners = (db: Queryable, contestId: string) =>
  db
    .select({ id: posts.id, authorId: posts.authorId, title: posts.title })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(posts.section, 'contest'),
        eq(posts.subjectId, contestId),
        posts.listed,
        isNull(accounts.leavingAt),
        gt(posts.voteCount, 0),
      ),
    )
    .orderBy(desc(posts.voteCount), asc(posts.createdAt), asc(posts.id))
    .limit(AWARDS.length);

/** The same as cards, without those this reader does not see; an award is never handed on because of a block. */
export async function winnerCards(
  reader: CardReader,
  contestId: string,
): Promise<{ award: string; entry: CommunityCard }[]> {
  const { db, accountId: readerId } = reader;
  const ids = (await selectWinners(db, contestId)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns(db, readerId))
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(inArray(posts.id, ids), visibleTo(db, readerId)));
  const cards = await toCards(reader, rows);
  return ids.flatMap((id, index) => {
    const entry = cards.find((card) => card.id === id);
    return entry ? [{ award: AWARDS[index] ?? '', entry }] : [];
  });
}
