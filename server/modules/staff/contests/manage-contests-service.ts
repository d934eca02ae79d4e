import type { StaffAction } from '@contract/accounts/staff-actions';
import { type ContestChangeInput, type ContestInput, contestInput } from '@contract/community/contests';
import type { ContestDetail } from '@contract/community/contests.responses';
import type { Database, Transaction } from '@server/db/database';
import { contests } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { mergeSent } from '@server/http/input/opened-row';
import { check } from '@server/http/input/validate';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import {
  AWARDS,
  type ContestRow,
  getContestState,
  selectWinners,
} from '@server/modules/community/contests/contest-cards';
import { getContest } from '@server/modules/community/contests/contests-service';
import { type CommunityContext, isModerator } from '@server/modules/community/members/community-context';
import { postPath } from '@server/modules/community/posts/post-path';
import { createNotice } from '@server/modules/notices/create-notices';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { rewardWinners } from './reward-winners';

type Id = { id: string };

/** @throws AppError FORBIDDEN */
export async function createContest(ctx: CommunityContext, input: ContestInput): Promise<ContestDetail> {
  assertStaff(ctx);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(contests).values({ id, ...toColumns(input), createdAt: new Date(ctx.now) });
    await record(tx, ctx, 'contest.create', id);
  });
  return getContest(ctx, { id });
}

/** Changes the words at any time, the days until the results are out. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT */
export async function updateContest(
  ctx: CommunityContext,
  { id, ...sent }: ContestChangeInput & Id,
): Promise<ContestDetail> {
  assertStaff(ctx);
  await ctx.db.transaction(async (tx) => {
    const before = await lockContest(tx, id);
    const columns = toColumns(check(contestInput, mergeSent(toInput(before), sent)));
    if (getContestState(before, ctx.now) === 'ended' && !sameDays(before, columns))
      throw new AppError('CONFLICT', { message: '결과를 발표한 공모전의 날짜는 바꿀 수 없어요.' });
    await tx.update(contests).set(columns).where(eq(contests.id, id));
    await record(tx, ctx, 'contest.update', id);
  });
  return getContest(ctx, { id });
}

/** Brings the results out now. Twice is no error. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT before it closed */
export async function announceContest(ctx: CommunityContext, { id }: Id): Promise<ContestDetail> {
  assertStaff(ctx);
  await ctx.db.transaction(async (tx) => {
    const before = await lockContest(tx, id);
    const state = getContestState(before, ctx.now);
    if (state === 'upcoming' || state === 'running')
      throw new AppError('CONFLICT', { message: '마감한 뒤에 결과를 발표할 수 있어요.' });
    if (state === 'judging')
      await tx
        .update(contests)
        .set({ resultsAt: new Date(ctx.now) })
        .where(eq(contests.id, id));
    await notifyWinners(tx, id, ctx.now);
    await record(tx, ctx, 'contest.announce', id);
  });
  return getContest(ctx, { id });
}

/**
 * Notifies the winners of contests whose results are out and gives their points, once per contest. Returns how many
 * contests.
 */
export async function announceResults(db: Database, now: number): Promise<number> {
  const due = await db
    .select({ id: contests.id })
    .from(contests)
    .where(and(isNull(contests.announcedAt), lte(contests.resultsAt, new Date(now))));
  for (const { id } of due) await db.transaction((tx) => notifyWinners(tx, id, now));
  return due.length;
}

async function notifyWinners(tx: Transaction, id: string, now: number) {
  const [contest] = await tx
    .update(contests)
    .set({ announcedAt: new Date(now) })
    .where(and(eq(contests.id, id), isNull(contests.announcedAt)))
    .returning();
  if (!contest) return;
  const winners = await selectWinners(tx, id);
  for (const [index, entry] of winners.entries())
    await createNotice(tx, {
      accountId: entry.authorId,
      kind: 'contest',
      title: `축하해요! ${AWARDS[index] ?? ''}을 받았어요`,
      body: `${contest.title} · ${entry.title}`,
      path: postPath({ section: 'contest', category: '', id: entry.id }),
      now,
    });
  await rewardWinners(tx, contest, winners, now);
}

const record = (
  tx: Transaction,
  { accountId: actorId, now }: CommunityContext,
  action: StaffAction,
  subjectId: string,
) => recordStaffAction(tx, { actorId, now }, { action, subjectId });

function assertStaff(ctx: CommunityContext) {
  if (!isModerator(ctx)) throw new AppError('FORBIDDEN');
}

/** @throws AppError NOT_FOUND */
async function lockContest(tx: Transaction, id: string): Promise<ContestRow> {
  const [row] = await tx.select().from(contests).where(eq(contests.id, id)).for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const toInput = (row: ContestRow): ContestInput => ({
  title: row.title,
  theme: row.theme,
  body: row.body,
  opens_at: row.opensAt.toISOString(),
  closes_at: row.closesAt.toISOString(),
  results_at: row.resultsAt.toISOString(),
});

const toColumns = ({ title, theme, body, opens_at, closes_at, results_at }: ContestInput) => ({
  title,
  theme,
  body,
  opensAt: new Date(opens_at),
  closesAt: new Date(closes_at),
  resultsAt: new Date(results_at),
});

type Days = Pick<ContestRow, 'opensAt' | 'closesAt' | 'resultsAt'>;
const sameDays = (a: Days, b: Days) =>
  a.opensAt.getTime() === b.opensAt.getTime() &&
  a.closesAt.getTime() === b.closesAt.getTime() &&
  a.resultsAt.getTime() === b.resultsAt.getTime();
