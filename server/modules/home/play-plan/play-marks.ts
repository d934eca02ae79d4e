import { addMonths, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import type { PlayMarkInput } from '@contract/home/play-plan';
import type { DonePlay, PlayMarked } from '@contract/home/play-plan.responses';
import { playContent } from '@server/content/plays';
import type { IdValue, Queryable } from '@server/db/database';
import { playMarks } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { toServerTime } from '@server/lib/device-time';
import { findChild, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { readWriters } from '@server/modules/profiles/sharing/writer-names';
import { and, desc, eq, gte, type Placeholder } from 'drizzle-orm';

type OfPlay = { profileId: string; playId: string };
type Row = typeof playMarks.$inferSelect;

/** A mark that waited on a device longer than this is of no use any more. */
const OLDEST_MONTHS = 12;

export type WrittenMark = PlayMarked & Pick<Row, 'writtenBy'>;

/** The mark that counts of every play and day since `since` (YYYYMMDD), taken-back ones left out. */
export const marksSince = async (
  db: Queryable,
  child: { accountId: string; id: string },
  since: string,
): Promise<WrittenMark[]> => toWrittenMarks(await selectMarksSince(db, child, since));

/** The rows that `toWrittenMarks` reads, as a query. */
export const selectMarksSince = (
  db: Queryable,
  child: { accountId: IdValue; id: IdValue },
  since: string | Placeholder,
) =>
  db
    .selectDistinctOn([playMarks.playId, playMarks.day], {
      playId: playMarks.playId,
      day: playMarks.day,
      done: playMarks.done,
      feedback: playMarks.feedback,
      writtenBy: playMarks.writtenBy,
    })
    .from(playMarks)
    .where(and(eq(playMarks.accountId, child.accountId), eq(playMarks.profileId, child.id), gte(playMarks.day, since)))
    .orderBy(playMarks.playId, playMarks.day, desc(playMarks.markedAt), desc(playMarks.id));

type MarkRow = Pick<Row, 'playId' | 'day' | 'done' | 'feedback' | 'writtenBy'>;

export const toWrittenMarks = (rows: readonly MarkRow[]): WrittenMark[] =>
  rows.filter(({ done }) => done).map((row) => ({ ...marked(row), writtenBy: row.writtenBy }));

const marked = ({ playId, day, done, feedback }: Pick<Row, 'playId' | 'day' | 'done' | 'feedback'>): PlayMarked => ({
  play_id: playId,
  day,
  done,
  feedback,
});

/** Every play the child has played, the last one first. @throws AppError FOREIGN_PROFILE */
export async function listDonePlays(ctx: ChildContext, { profileId }: Pick<OfPlay, 'profileId'>): Promise<DonePlay[]> {
  const marks = await marksSince(ctx.db, await findChild(ctx, profileId), '');
  const names = await readWriters(ctx.db, ctx, marks);
  const byPlay = new Map<string, DonePlay>();
  for (const { play_id, day, feedback, writtenBy } of marks) {
    const seen = byPlay.get(play_id);
    const isLast = !seen || day > seen.last_day;
    byPlay.set(play_id, {
      play_id,
      times: (seen?.times ?? 0) + 1,
      last_day: isLast ? day : seen.last_day,
      feedback: isLast ? feedback : seen.feedback,
      written_by: isLast ? names.get(writtenBy ?? '') : seen.written_by,
    });
  }
  return [...byPlay.values()].sort(
    (a, b) => b.last_day.localeCompare(a.last_day) || a.play_id.localeCompare(b.play_id),
  );
}

/**
 * Appends the state of a play on one day and returns the current one: another device may have written later.
 * @throws AppError FOREIGN_PROFILE, NOT_FOUND for an unknown play, INVALID_INPUT for a day in the future or too long
 * past, CONFLICT
 */
export async function markPlay(
  ctx: ChildContext,
  { profileId, playId, ...mark }: PlayMarkInput & OfPlay,
): Promise<PlayMarked> {
  if (!playContent.find(playId)) throw new AppError('NOT_FOUND');
  assertDay(mark.day, ctx.now);
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const of = { accountId: ctx.accountId, profileId: child.id, playId, day: mark.day };
    const latest = await readLatest(tx, of);
    await append(tx, ctx, {
      ...of,
      id: mark.id,
      done: mark.done,
      feedback: mark.done ? mark.feedback : null,
      markedAt: toServerTime(mark.marked_at, ctx, latest?.markedAt.getTime()),
      receivedAt: new Date(ctx.now),
      writtenBy: ctx.callerId,
    });
    const current = await readLatest(tx, of);
    if (!current) throw new Error('A marked play has no mark');
    return marked(current);
  });
}

async function readLatest(
  tx: Queryable,
  { accountId, profileId, playId, day }: Pick<Row, 'accountId' | 'profileId' | 'playId' | 'day'>,
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(playMarks)
    .where(
      and(
        eq(playMarks.accountId, accountId),
        eq(playMarks.profileId, profileId),
        eq(playMarks.playId, playId),
        eq(playMarks.day, day),
      ),
    )
    .orderBy(desc(playMarks.markedAt), desc(playMarks.id))
    .limit(1);
  return row;
}

function assertDay(text: string, now: number) {
  const today = seoulDay(now);
  const day = parseDay(text);
  const oldest = formatDay(addMonths(today, -OLDEST_MONTHS));
  if (!day || dayNumber(day) > dayNumber(today) || text < oldest)
    throw new AppError('INVALID_INPUT', { fields: { day: '지난 1년 안의 날짜만 표시할 수 있어요.' } });
}

async function append(tx: Queryable, ctx: ChildContext, row: Row) {
  const [isNew] = await tx.insert(playMarks).values(row).onConflictDoNothing().returning({ id: playMarks.id });
  if (isNew) return;
  const [stored] = await tx
    .select()
    .from(playMarks)
    .where(and(eq(playMarks.accountId, ctx.accountId), eq(playMarks.id, row.id)));
  const same =
    stored?.profileId === row.profileId &&
    stored.playId === row.playId &&
    stored.day === row.day &&
    stored.done === row.done &&
    stored.feedback === row.feedback;
  if (!same) throw new AppError('CONFLICT');
}
