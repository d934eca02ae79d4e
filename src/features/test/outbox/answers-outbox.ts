import type { AnswerInput } from '@contract/test/diagnostics';
import { ANSWER_VALUES, DOMAINS } from '@contract/test/diagnostics-kinds';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { attemptUrl } from '@/domain/api-urls';
import { createOutbox, createRow, outboxEntries } from '@/shared/outbox/create-outbox';
import type { RootState } from '@/shared/store/root-state';

const { id } = outboxEntries;
const answerEntry = v.object({
  ...outboxEntries,
  kind: v.literal('answer'),
  attemptId: id,
  answer: v.object({
    id,
    item_id: id,
    value: v.picklist(ANSWER_VALUES),
    areas: v.array(v.picklist(DOMAINS)),
    note: v.string(),
    answered_at: v.string(),
  }),
});
/** The result was requested: sent once every answer before it has been sent. */
const finishEntry = v.object({ ...outboxEntries, kind: v.literal('finish'), attemptId: id });
const attemptEntry = v.variant('kind', [answerEntry, finishEntry]);

export type AnswerEntry = v.InferOutput<typeof answerEntry>;
export type AttemptEntry = v.InferOutput<typeof attemptEntry>;

/** An answer replaces the pending one for the same question, and cancels a requested result. */
function getReplaced(pending: readonly AttemptEntry[], entry: AttemptEntry): readonly string[] | null {
  const own = pending.filter(({ owner, attemptId }) => owner === entry.owner && attemptId === entry.attemptId);
  const finishIds = own.flatMap((other) => (other.kind === 'finish' ? [other.id] : []));
  if (entry.kind === 'finish') return finishIds.length > 0 ? null : [];
  const last = own.filter((other) => other.kind === 'answer').at(-1);
  return last?.answer.item_id === entry.answer.item_id ? [last.id, ...finishIds] : finishIds;
}

export const answersOutbox = createOutbox({
  name: 'answersOutbox',
  storageKey: 'ggp_v1_answerQueue',
  schema: attemptEntry,
  getGroup: ({ attemptId }) => attemptId,
  getReplaced,
  toRequest: (entry) =>
    entry.kind === 'answer'
      ? { method: 'PUT', url: `${attemptUrl(entry.attemptId)}/answer`, body: entry.answer }
      : { method: 'POST', url: `${attemptUrl(entry.attemptId)}/complete`, body: {} },
  getSubject: (entry) => (entry.kind === 'answer' ? entry.answer.item_id : null),
  clearsRefusal: (entry, { group, subject }) =>
    group === entry.attemptId && (entry.kind === 'finish' || subject === entry.answer.item_id),
  // The attempt was deleted.
  refusesGroup: (code) => code === 'NOT_FOUND',
  staleTags: ['Attempt'],
  // Not in the first load; the runner fetches it with its own code.
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof answersOutbox> {}
}

type AttemptArg = { owner: string; attemptId: string };
export function enqueueAnswer({ owner, attemptId, answer }: AttemptArg & { answer: Omit<AnswerInput, 'id'> }) {
  const row = createRow(owner);
  return answersOutbox.enqueue({ kind: 'answer', ...row, attemptId, answer: { ...answer, id: row.id } });
}
export const enqueueFinish = ({ owner, attemptId }: AttemptArg) =>
  answersOutbox.enqueue({ kind: 'finish', ...createRow(owner), attemptId });

/** Pending entries of one attempt of one account, in order. */
export const selectPending = createSelector(
  [answersOutbox.selectAll, (_: RootState, owner: string | null) => owner, (_, __, attemptId: string) => attemptId],
  (entries, owner, attemptId) => entries.filter((entry) => entry.owner === owner && entry.attemptId === attemptId),
);

/** Answers and completions the server refused for good; `itemId` is null for a completion. */
export const selectRefusals = createSelector([answersOutbox.selectRefusals], (refusals) =>
  refusals.map(({ group: attemptId, subject: itemId, ...refusal }) => ({ ...refusal, attemptId, itemId })),
);
