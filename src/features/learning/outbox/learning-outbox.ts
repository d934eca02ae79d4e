import type { TracedLetter } from '@contract/learning/learning';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { learningUrl } from '@/domain/api-urls';
import { selectOwner } from '@/features/auth/auth-slice';
import { createOutbox, createRow, outboxEntries } from '@/shared/outbox/create-outbox';
import type { RootState } from '@/shared/store/root-state';

// Not the contract's own schemas: they come with all of its sentences, which have no place in the first load.
const { id } = outboxEntries;
const segment = v.object({ id, started_at: v.string(), seconds: v.number() });
const trace = v.object({
  id,
  glyph_id: v.number(),
  revision: v.number(),
  stars: v.picklist([0, 1, 2, 3]),
  in_order: v.boolean(),
  against: v.number(),
  closeness: v.number(),
  coverage: v.number(),
  strokes: v.number(),
  hand: v.picklist(['right', 'left']),
  ms: v.number(),
  traced_at: v.string(),
});
const common = { ...outboxEntries, seq: v.number(), profileId: id };
const pendingEvent = v.variant('kind', [
  v.object({ kind: v.literal('segment'), ...common, segment }),
  v.object({ kind: v.literal('trace'), ...common, trace }),
]);
export type PendingEvent = v.InferOutput<typeof pendingEvent>;

/** Learning events the server has not received yet. */
export const learningOutbox = createOutbox({
  name: 'learningOutbox',
  storageKey: 'ggp_v1_learningEvent',
  schema: pendingEvent,
  getGroup: ({ profileId }) => profileId,
  toRequest: (row) => ({
    method: 'POST',
    url: `${learningUrl(row.profileId)}/event`,
    body: {
      segments: row.kind === 'segment' ? [row.segment] : [],
      traces: row.kind === 'trace' ? [row.trace] : [],
    },
  }),
  staleTags: ['Learning', 'Profile'],
  // Most visits have nothing to send, so the sender is loaded lazily.
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof learningOutbox> {}
}

export type ChildRef = { owner: string; profileId: string };

export function enqueueSegment(
  { owner, profileId }: ChildRef,
  { startedAt, seconds }: { startedAt: number; seconds: number },
) {
  const row = { ...createRow(owner), profileId };
  const event = { id: row.id, started_at: new Date(startedAt).toISOString(), seconds };
  return learningOutbox.enqueue({ kind: 'segment', ...row, segment: event });
}
export function enqueueTrace({ owner, profileId }: ChildRef, traced: Omit<TracedLetter, 'id' | 'traced_at'>) {
  const row = { ...createRow(owner), profileId };
  const event = { id: row.id, ...traced, traced_at: new Date(row.seq).toISOString() };
  return learningOutbox.enqueue({ kind: 'trace', ...row, trace: event });
}

/** Pending events of one child of the signed-in account, in order. */
export const selectPending = createSelector(
  [learningOutbox.selectAll, selectOwner, (_: RootState, profileId: string) => profileId],
  (rows, owner, profileId) => rows.filter((row) => row.owner === owner && row.profileId === profileId),
);
