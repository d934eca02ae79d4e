import type { AnswerInput } from '@contract/test/diagnostics';
import type { AnswerSaved, TestItem } from '@contract/test/diagnostics.responses';
import { ANSWER_VALUES, CONCERN_ANSWERS, DOMAINS, SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import type { Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { testAnswerEvents } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { clampDeviceTime, presentAfter } from '@server/lib/device-time';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { type AttemptRow, getProgressPercent, getTest, savedAnswer } from '@server/modules/test/attempts/attempt-view';
import { sensitiveConsentColumn } from '@server/modules/test/attempts/consent-service';
import { nameWriters } from '@server/modules/test/attempts/name-writers';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lockAttempt } from './attempts-service';

type EventRow = typeof testAnswerEvents.$inferSelect;

/**
 * Saves one answer: appended to the events once, however often it is sent, and current unless another device answered
 * later. An answer after completion is stored in the events only.
 * @throws AppError NOT_FOUND, UNKNOWN_ITEM, INVALID_INPUT, CONFLICT (the id was used for another answer),
 * ATTEMPT_FINISHED, CONSENT_REQUIRED
 */
export async function submitAnswer(
  ctx: ChildContext,
  { attemptId, ...input }: AnswerInput & { attemptId: string },
): Promise<AnswerSaved> {
  const saved = await ctx.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, ctx, attemptId);
    assertFits(getTest(attempt).items, input);
    const event = toEvent(ctx, attempt, input);
    const written = await writeAnswer(tx, ctx, { attempt, event });
    if (!written.isConsented) throw new AppError('CONSENT_REQUIRED');
    if (isLate(written.isNew ? event : await findEvent(tx, ctx, event), attempt)) return null;
    return {
      status: getProgressPercent({ ...attempt, answered: written.answered ?? attempt.answered }),
      current: written.current ? await withWriter(tx, ctx, written.current) : savedAnswer(event),
    };
  });
  // Thrown outside, so that what arrived late stays written.
  if (!saved) throw new AppError('ATTEMPT_FINISHED');
  return saved;
}

async function withWriter(
  tx: Queryable,
  ctx: ChildContext,
  { written_by: writtenBy, ...answer }: { written_by: string | null } & AnswerSaved['current'],
): Promise<AnswerSaved['current']> {
  const names = await nameWriters(tx, ctx, [{ writtenBy }]);
  return { ...answer, by: names.get(writtenBy ?? '') };
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

function toEvent(ctx: ChildContext, attempt: AttemptRow, input: AnswerInput): EventRow {
  const now = presentAfter(ctx.now, attempt.updatedAt.getTime());
  const finished = attempt.completedAt?.getTime();
  return {
    accountId: ctx.accountId,
    id: input.id,
    writtenBy: ctx.callerId,
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
async function findEvent(tx: Queryable, ctx: ChildContext, sent: EventRow): Promise<EventRow> {
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

const written = v.object({
  consented: v.boolean(),
  is_new: v.boolean(),
  answered: v.nullable(v.number()),
  current: v.nullable(
    v.object({
      written_by: v.nullable(v.string()),
      item_id: v.string(),
      value: v.picklist(ANSWER_VALUES),
      areas: v.array(v.picklist(DOMAINS)),
      note: v.string(),
      answered_at: v.pipe(
        v.string(),
        v.transform((at) => new Date(at).toISOString()),
      ),
    }),
  ),
});

/**
 * Appends the event unless its id exists, makes it the current answer unless another one is later, and counts, in one
 * statement. The later of two answers to an item wins; a tie goes to the greater event id, so that all devices agree.
 * `current`: the answer that stays, unless it is this one. The caller rolls back without consent; a withdrawal, which
 * locks the attempt, comes before or after the whole write.
 * @param attempt locked
 */
async function writeAnswer(
  tx: Queryable,
  { callerId }: ChildContext,
  { attempt, event }: { attempt: AttemptRow; event: EventRow },
) {
  const { accountId, writtenBy, attemptId, itemId, value, note } = event;
  const areas = sql`${sql.param(event.areas, testAnswerEvents.areas)}::text[]`;
  const answeredAt = sql`${event.answeredAt.toISOString()}::timestamptz`;
  const receivedAt = sql`${event.receivedAt.toISOString()}::timestamptz`;
  const ifCounted = sql`exists (select from event) and ${!isLate(event, attempt)}::boolean`;
  const query = sql`
    with event as (
      insert into test_answer_events (account_id, id, written_by, attempt_id, item_id, value, areas, note, answered_at,
        received_at)
      values (${accountId}, ${event.id}, ${writtenBy}, ${attemptId}, ${itemId}, ${value}, ${areas}, ${note}, ${answeredAt}, ${receivedAt})
      on conflict do nothing returning 1
    ), answer as (
      insert into test_answers as a (account_id, attempt_id, item_id, written_by, value, areas, note, answered_at, event_id)
      select ${accountId}::uuid, ${attemptId}::uuid, ${itemId}::text, ${writtenBy}::uuid, ${value}::text, ${areas}, ${note}::text,
        ${answeredAt}, ${event.id}::uuid
      where ${ifCounted}
      on conflict (account_id, attempt_id, item_id) do update set written_by = excluded.written_by, value = excluded.value,
        areas = excluded.areas, note = excluded.note, answered_at = excluded.answered_at, event_id = excluded.event_id
      where a.answered_at < excluded.answered_at or (a.answered_at = excluded.answered_at and a.event_id < excluded.event_id)
      returning 1
    ), counted as (
      -- The statement does not see the answer that it writes: this item is one, however often it was answered.
      update test_attempts set updated_at = ${receivedAt}, answered = 1 + (
        select count(*) from test_answers
        where account_id = ${accountId} and attempt_id = ${attemptId} and item_id <> ${itemId}
      )
      where account_id = ${accountId} and id = ${attemptId} and ${ifCounted}
      returning answered
    )
    select ${sensitiveConsentColumn(tx, callerId)} as consented, exists (select from event) as is_new,
      (select answered from counted) as answered,
      (select json_build_object('written_by', written_by, 'item_id', item_id, 'value', value, 'areas', areas, 'note', note, 'answered_at', answered_at)
        from test_answers
        where account_id = ${accountId} and attempt_id = ${attemptId} and item_id = ${itemId}
          and not exists (select from answer)) as current`;
  const [row] = await queryRows(tx, query, written);
  if (!row) throw new Error('a select without a table has one row');
  return { isConsented: row.consented, isNew: row.is_new, current: row.current, answered: row.answered };
}
