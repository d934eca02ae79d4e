import { type AnswerInput, DOMAINS } from '@contract/test/diagnostics';
import type { AnswerSaved, TestItem } from '@contract/test/diagnostics.responses';
import { CONCERN_ANSWERS, SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import type { Queryable } from '@server/db/database';
import { testAnswerEvents, testAnswers, testAttempts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { clampDeviceTime, presentAfter } from '@server/lib/device-time';
import { type AttemptRow, getProgressPercent, getTest, savedAnswer } from '@server/modules/test/attempts/attempt-view';
import { assertSensitiveConsent } from '@server/modules/test/attempts/consent-service';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { lockAttempt } from './attempts-service';

type EventRow = typeof testAnswerEvents.$inferSelect;

/**
 * Saves one answer: appended to the events once, however often it is sent, and current unless another device answered
 * later. An answer after completion is stored in the events only.
 * @throws AppError NOT_FOUND, UNKNOWN_ITEM, INVALID_INPUT, CONFLICT (the id was used for another answer),
 * ATTEMPT_FINISHED, CONSENT_REQUIRED
 */
export async function submitAnswer(
  ctx: ServiceContext,
  { attemptId, ...input }: AnswerInput & { attemptId: string },
): Promise<AnswerSaved> {
  const saved = await ctx.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, ctx, attemptId);
    await assertSensitiveConsent(tx, ctx.accountId);
    assertFits(getTest(attempt).items, input);
    const event = toEvent(ctx, attempt, input);
    const [isNew] = await tx.insert(testAnswerEvents).values(event).onConflictDoNothing().returning();
    const stored = isNew ?? (await findEvent(tx, ctx, event));
    if (isLate(stored, attempt)) return null;
    return {
      status: isNew ? await setCurrentAnswer(tx, ctx, attempt, event) : getProgressPercent(attempt),
      ...(await current(tx, event)),
    };
  });
  // Thrown outside, so that what arrived late stays written.
  if (!saved) throw new AppError('ATTEMPT_FINISHED');
  return saved;
}

function assertFits(items: readonly TestItem[], input: AnswerInput) {
  const item = items.find(({ id }) => id === input.item_id);
  if (!item) throw new AppError('UNKNOWN_ITEM');
  const values: readonly string[] = item.scale ? SCALE_ANSWERS[item.scale] : CONCERN_ANSWERS;
  if (!values.includes(input.value)) {
    throw new AppError('INVALID_INPUT', { fields: { value: '이 질문에 맞는 답을 골라 주세요.' } });
  }
  if (item.kind !== 'concern' && (input.areas.length > 0 || input.note !== '')) {
    throw new AppError('INVALID_INPUT', { fields: { note: '이 질문에는 답만 고를 수 있어요.' } });
  }
}

function toEvent(ctx: ServiceContext, attempt: AttemptRow, input: AnswerInput): EventRow {
  const now = presentAfter(ctx.now, attempt.updatedAt.getTime());
  const finished = attempt.completedAt?.getTime();
  return {
    accountId: ctx.accountId,
    id: input.id,
    attemptId: attempt.id,
    itemId: input.item_id,
    value: input.value,
    areas: DOMAINS.filter((domain) => input.areas.includes(domain)),
    note: input.note,
    answeredAt: clampDeviceTime(input.answered_at, now),
    // Always after the completion, so that `isLate` can distinguish the two.
    receivedAt: new Date(finished === undefined ? now : Math.max(now, finished + 1)),
  };
}

const isLate = (event: EventRow, { completedAt }: AttemptRow) => completedAt !== null && event.receivedAt > completedAt;

/** The event already written under this id. @throws AppError CONFLICT when it is another answer */
async function findEvent(tx: Queryable, ctx: ServiceContext, sent: EventRow): Promise<EventRow> {
  const [stored] = await tx
    .select()
    .from(testAnswerEvents)
    .where(and(eq(testAnswerEvents.accountId, ctx.accountId), eq(testAnswerEvents.id, sent.id)));
  const same =
    stored?.attemptId === sent.attemptId &&
    stored.itemId === sent.itemId &&
    stored.value === sent.value &&
    stored.note === sent.note &&
    stored.areas.join() === sent.areas.join();
  if (!stored || !same) throw new AppError('CONFLICT');
  return stored;
}

/** The later of two answers to an item wins; a tie goes to the greater event id, so that all devices agree. */
async function setCurrentAnswer(
  tx: Queryable,
  ctx: ServiceContext,
  attempt: AttemptRow,
  event: EventRow,
): Promise<number> {
  const { id: eventId, receivedAt, ...answer } = event;
  const { value, areas, note, answeredAt } = answer;
  await tx
    .insert(testAnswers)
    .values({ ...answer, eventId })
    .onConflictDoUpdate({
      target: [testAnswers.accountId, testAnswers.attemptId, testAnswers.itemId],
      set: { value, areas, note, answeredAt, eventId },
      setWhere: or(
        lt(testAnswers.answeredAt, sql`excluded.answered_at`),
        and(eq(testAnswers.answeredAt, sql`excluded.answered_at`), lt(testAnswers.eventId, sql`excluded.event_id`)),
      ),
    });
  const ownAnswers = and(eq(testAnswers.accountId, ctx.accountId), eq(testAnswers.attemptId, attempt.id));
  const [updated] = await tx
    .update(testAttempts)
    .set({ answered: sql`(select count(*) from ${testAnswers} where ${ownAnswers})`, updatedAt: receivedAt })
    .where(and(eq(testAttempts.accountId, ctx.accountId), eq(testAttempts.id, attempt.id)))
    .returning({ answered: testAttempts.answered });
  return getProgressPercent({ ...attempt, answered: updated?.answered ?? attempt.answered });
}

async function current(tx: Queryable, event: EventRow): Promise<Pick<AnswerSaved, 'current'>> {
  const [row] = await tx
    .select()
    .from(testAnswers)
    .where(
      and(
        eq(testAnswers.accountId, event.accountId),
        eq(testAnswers.attemptId, event.attemptId),
        eq(testAnswers.itemId, event.itemId),
      ),
    );
  if (!row) throw new Error('An answered item has no current answer');
  return { current: savedAnswer(row) };
}
