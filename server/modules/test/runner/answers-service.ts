import type { AnswerInput } from '@contract/test/diagnostics';
import type { AnswerSaved, TestItem } from '@contract/test/diagnostics.responses';
import { CONCERN_ANSWERS, DOMAINS, SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import type { Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { testAnswerEvents, testAnswers } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { clampDeviceTime } from '@server/lib/device-time';
import { type ChildContext, lostChild, withAccess } from '@server/modules/profiles/child-access';
import { type AttemptRow, getProgressPercent, getTest, savedAnswer } from '@server/modules/test/attempts/attempt-view';
import { sensitiveConsentColumn } from '@server/modules/test/attempts/consent-service';
import { missingAttempt } from '@server/modules/test/attempts/missing-attempt';
import { nameWriters } from '@server/modules/test/attempts/name-writers';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

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
  const written = await withAccess(ctx, attempt.profileId, (db) => writeAnswer(db, ctx, event));
  // Since the request began, the child was handed over or the check deleted.
  if (!written) throw await missingAttempt(ctx.db, ctx.callerId, attempt.id, lostChild);
  if (!written.consented) throw new AppError('CONSENT_REQUIRED');
  const receivedAt = written.received_at ?? (await findEvent(ctx, event)).receivedAt;
  if (written.completed_at && receivedAt > written.completed_at) throw new AppError('ATTEMPT_FINISHED');
  return {
    status: getProgressPercent({ ...attempt, answered: written.answered, completedAt: written.completed_at }),
    current: written.is_current ? savedAnswer(event) : await currentAnswer(ctx, event),
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
  answeredAt: clampDeviceTime(input.answered_at, ctx.now, attempt.updatedAt.getTime()),
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

const instant = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at)),
);
const written = v.object({
  consented: v.boolean(),
  answered: v.number(),
  completed_at: v.nullable(instant),
  /** Null when the event was there already. */
  received_at: v.nullable(instant),
  is_current: v.boolean(),
});

/**
 * Locks the attempt, appends the event unless its id exists, makes it the current answer unless another one is later, and
 * counts, in one statement: answers, completion and a withdrawal of the consent come one after another, and the lock is
 * held for no round trip. The later of two answers to an item wins; a tie goes to the greater event id, so that all
 * devices agree. Without consent nothing is written.
 *
 * After a wait for the lock, the statement still reads other rows as they were before: it may use only what the lock and
 * `on conflict` read again. So it counts up where the answer is the item's first (`xmax = 0`: inserted).
 * @returns undefined when there is no such attempt any more
 */
async function writeAnswer(db: Queryable, { callerId, now }: ChildContext, event: SentEvent) {
  const { accountId, writtenBy, attemptId, itemId, value, note } = event;
  const areas = sql`${sql.param(event.areas, testAnswerEvents.areas)}::text[]`;
  const answeredAt = sql`${event.answeredAt.toISOString()}::timestamptz`;
  const query = sql`
    with attempt as (
      select answered, completed_at, ${sensitiveConsentColumn(db, callerId)} as consented,
        -- Always after the completion, so that a late answer can be recognised.
        greatest(${new Date(now).toISOString()}::timestamptz, ${answeredAt}, completed_at + interval '1 ms') as received_at
      from test_attempts
      where account_id = ${accountId} and id = ${attemptId} and ${notOthers(callerId)}
      for no key update
    ), event as (
      insert into test_answer_events (account_id, id, written_by, attempt_id, item_id, value, areas, note, answered_at,
        received_at)
      select ${accountId}::uuid, ${event.id}::uuid, ${writtenBy}::uuid, ${attemptId}::uuid, ${itemId}::text, ${value}::text,
        ${areas}, ${note}::text, ${answeredAt}, received_at
      from attempt where consented
      on conflict do nothing
      returning account_id, id, written_by, attempt_id, item_id, value, areas, note, answered_at, received_at
    ), answer as (
      insert into test_answers as a (account_id, attempt_id, item_id, written_by, value, areas, note, answered_at, event_id)
      select account_id, attempt_id, item_id, written_by, value, areas, note, answered_at, id
      from event where exists (select from attempt where completed_at is null)
      on conflict (account_id, attempt_id, item_id) do update set written_by = excluded.written_by, value = excluded.value,
        areas = excluded.areas, note = excluded.note, answered_at = excluded.answered_at, event_id = excluded.event_id
      where a.answered_at < excluded.answered_at or (a.answered_at = excluded.answered_at and a.event_id < excluded.event_id)
      returning xmax = 0 as is_first
    ), counted as (
      update test_attempts t set updated_at = greatest(t.updated_at, event.received_at),
        answered = t.answered + coalesce(answer.is_first, false)::int
      from event left join answer on true
      where t.account_id = ${accountId} and t.id = ${attemptId} and t.completed_at is null
      returning t.answered
    )
    select attempt.consented, attempt.completed_at, event.received_at, coalesce(counted.answered, attempt.answered) as answered,
      answer.is_first is not null as is_current
    from attempt left join event on true left join answer on true left join counted on true`;
  const [row] = await queryRows(db, query, written);
  return row;
}
