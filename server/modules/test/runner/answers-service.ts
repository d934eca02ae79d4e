import type { AnswerInput } from '@contract/test/diagnostics';
import type { AnswerSaved, TestItem } from '@contract/test/diagnostics.responses';
import { CONCERN_ANSWERS, DOMAINS, SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import type { Transaction } from '@server/db/database';
import { testAnswerEvents, testAnswers, testAttempts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { toServerTime } from '@server/lib/device-time';
import { assertSensitiveConsentInAnyVersion } from '@server/modules/accounts/consents/sensitive-consent';
import { type ChildContext, lockAccess, lostChild } from '@server/modules/profiles/child-access';
import { type AttemptRow, getProgressPercent, getTest, savedAnswer } from '@server/modules/test/attempts/attempt-view';
import { missingAttempt } from '@server/modules/test/attempts/missing-attempt';
import { nameWriters } from '@server/modules/test/attempts/name-writers';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { and, eq, sql } from 'drizzle-orm';

type EventRow = typeof testAnswerEvents.$inferSelect;
type SentEvent = Omit<EventRow, 'receivedAt'>;

/**
 * Saves one answer: appended to the events once, however often it is sent, and current unless another device answered
 * later. An answer after completion is stored in the events only.
 * @param attempt as the request found it; what may have changed since is read with its lock
 * @throws AppError NOT_FOUND, UNKNOWN_ITEM, INVALID_INPUT, CONFLICT (the id was used for another answer),
 * ATTEMPT_FINISHED, CONSENT_REQUIRED
 */
export async function submitAnswer(ctx: ChildContext, attempt: AttemptRow, input: AnswerInput): Promise<AnswerSaved> {
  assertFits(getTest(attempt).items, input);
  const event = toEvent(ctx, attempt, input);
  const written = await ctx.db.transaction(async (tx) => {
    await lockAccess(tx, ctx, attempt.profileId);
    return writeAnswer(tx, ctx, event);
  });
  // Since the request began, the child was handed over or the check deleted.
  if (!written) throw await missingAttempt(ctx.db, ctx.callerId, attempt.id, lostChild);
  const { answered, completedAt, isCurrent } = written;
  const receivedAt = written.receivedAt ?? (await findEvent(ctx, event)).receivedAt;
  if (completedAt && receivedAt > completedAt) throw new AppError('ATTEMPT_FINISHED');
  return {
    status: getProgressPercent({ ...attempt, answered, completedAt }),
    current: isCurrent ? savedAnswer(event) : await currentAnswer(ctx, event),
  };
}

/** The answer that counts now, where it is not the one just written; that one where the check was deleted meanwhile. */
async function currentAnswer(ctx: ChildContext, event: SentEvent): Promise<AnswerSaved['current']> {
  const [answer] = await ctx.db
    .select()
    .from(testAnswers)
    .where(
      and(
        eq(testAnswers.accountId, event.accountId),
        eq(testAnswers.attemptId, event.attemptId),
        eq(testAnswers.itemId, event.itemId),
      ),
    );
  return answer ? savedAnswer(answer, await nameWriters(ctx.db, ctx, [answer])) : savedAnswer(event);
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

const toEvent = (ctx: ChildContext, attempt: AttemptRow, input: AnswerInput): SentEvent => ({
  accountId: ctx.accountId,
  id: input.id,
  writtenBy: ctx.callerId,
  attemptId: attempt.id,
  itemId: input.item_id,
  value: input.value,
  areas: DOMAINS.filter((domain) => input.areas.includes(domain)),
  note: input.note,
  answeredAt: toServerTime(input.answered_at, ctx, attempt.updatedAt.getTime()),
});

/** The event already written under this id. @throws AppError CONFLICT when it is another answer */
async function findEvent(ctx: ChildContext, sent: SentEvent): Promise<EventRow> {
  const [stored] = await ctx.db
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

type Written = {
  answered: number;
  completedAt: Date | null;
  /** Null when the event was there already. */
  receivedAt: Date | null;
  /** False where another answer to the item is later. */
  isCurrent: boolean;
};

/**
 * Locks the attempt, so that answers, completion and a withdrawal of the consent come one after another; appends the
 * event unless its id exists; makes it the current answer unless another one is later; counts. The later of two answers
 * to an item wins; a tie goes to the greater event id, so that all devices agree.
 * @returns undefined when there is no such attempt any more
 * @throws AppError CONSENT_REQUIRED, and nothing is written
 */
async function writeAnswer(
  tx: Transaction,
  { callerId, now }: ChildContext,
  event: SentEvent,
): Promise<Written | undefined> {
  const { id: eventId, ...answer } = event;
  const { accountId, attemptId } = event;
  const isAttempt = and(eq(testAttempts.accountId, accountId), eq(testAttempts.id, attemptId));
  const [attempt] = await tx
    .select({ answered: testAttempts.answered, completedAt: testAttempts.completedAt })
    .from(testAttempts)
    .where(and(isAttempt, notOthers(callerId)))
    .for('no key update');
  if (!attempt) return undefined;
  await assertSensitiveConsentInAnyVersion(tx, callerId);
  const { completedAt } = attempt;
  // Always after the completion, so that a late answer can be recognised.
  const receivedAt = new Date(Math.max(now, event.answeredAt.getTime(), completedAt ? completedAt.getTime() + 1 : 0));
  const appended = await tx
    .insert(testAnswerEvents)
    .values({ ...event, receivedAt })
    .onConflictDoNothing()
    .returning({ id: testAnswerEvents.id });
  if (appended.length === 0) return { ...attempt, receivedAt: null, isCurrent: false };
  if (completedAt) return { ...attempt, receivedAt, isCurrent: false };
  const { writtenBy, value, areas, note, answeredAt } = answer;
  const current = await tx
    .insert(testAnswers)
    .values({ ...answer, eventId })
    .onConflictDoUpdate({
      target: [testAnswers.accountId, testAnswers.attemptId, testAnswers.itemId],
      set: { writtenBy, value, areas, note, answeredAt, eventId },
      setWhere: sql`(${testAnswers.answeredAt}, ${testAnswers.eventId}) < (excluded.answered_at, excluded.event_id)`,
    })
    .returning({ eventId: testAnswers.eventId });
  const [counted] = await tx
    .update(testAttempts)
    .set({
      answered: tx.$count(testAnswers, and(eq(testAnswers.accountId, accountId), eq(testAnswers.attemptId, attemptId))),
      updatedAt: sql`greatest(${testAttempts.updatedAt}, ${receivedAt.toISOString()}::timestamptz)`,
    })
    .where(isAttempt)
    .returning({ answered: testAttempts.answered });
  return { ...attempt, ...counted, receivedAt, isCurrent: current.length > 0 };
}
