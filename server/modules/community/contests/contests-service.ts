import { seoulDay } from '@contract/common/calendar';
import type { ContestsQuery } from '@contract/community/contests';
import type { ContestDetail, ContestPage } from '@contract/community/contests.responses';
import { contests, contestVotes } from '@server/db/schema';
import type { PictureContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { findOwnPostId } from '@server/modules/community/posts/own-post';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { contestCard, contestRows, getContestState, winnerCards } from './contest-cards';

type Id = { id: string };

/** Current and coming contests, the next to close first; or past ones, newest first. */
export async function listContests(
  { db, now }: ServiceContext,
  { state, cursor, limit }: ContestsQuery,
): Promise<ContestPage> {
  const list = `contests-${state}`;
  const after = readCursor(list, cursor);
  const over = state === 'past';
  const at = new Date(now);
  const order = over ? desc : asc;
  const rows = await contestRows(db)
    .where(
      and(
        over ? lte(contests.closesAt, at) : gt(contests.closesAt, at),
        after
          ? sql`(${contests.closesAt}, ${contests.id}) ${sql.raw(over ? '<' : '>')} (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(contests.closesAt), order(contests.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ id, closesAt }) => writeCursor(list, { key: closesAt.getTime(), id }));
  return { items: items.map((row) => contestCard(row, now)), next };
}

/** @throws AppError NOT_FOUND */
export async function getContest(ctx: PictureContext, { id }: Id): Promise<ContestDetail> {
  const { db, accountId, now } = ctx;
  const [row] = await contestRows(db).where(eq(contests.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const mine = await findOwnPostId(ctx, { section: 'contest', subjectId: id });
  const [voted] = await db
    .select({ entryId: contestVotes.entryId })
    .from(contestVotes)
    .where(
      and(eq(contestVotes.accountId, accountId), eq(contestVotes.contestId, id), eq(contestVotes.day, seoulDate(now))),
    );
  return {
    ...contestCard(row, now),
    body: row.body,
    my_entry_id: mine,
    voted_entry_id: voted?.entryId ?? null,
    winners: getContestState(row, now) === 'ended' ? await winnerCards(ctx, id) : [],
  };
}

/** The day in Asia/Seoul as a `date` column takes it. */
export function seoulDate(now: number): Date {
  const { year, month, day } = seoulDay(now);
  return new Date(Date.UTC(year, month - 1, day));
}
