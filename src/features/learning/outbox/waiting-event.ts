import type { StudySegment, TracedLetter } from '@contract/learning/learning';
import * as v from 'valibot';
import { newId } from '@/shared/lib/new-id';
import { deviceStore } from '@/shared/storage/device-store';
import type { MirroredRow } from '@/shared/storage/mirror';

// Not the contract's own schemas: they come with all of its sentences, which have no place in the first load.
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
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
const of = {
  /** The event's own id, so that sending it twice makes one. */
  id,
  /** The account it belongs to: nobody else sends it. */
  owner: id,
  profileId: id,
  keptAt: v.number(),
};
const waitingEvent = v.variant('kind', [
  v.object({ kind: v.literal('segment'), ...of, segment }),
  v.object({ kind: v.literal('trace'), ...of, trace }),
]);
export type WaitingEvent = v.InferOutput<typeof waitingEvent>;

/** What a child did and the server has not heard of yet. */
export const waitingStore = deviceStore<WaitingEvent>('ggp_v1_learningEvent', (value) => {
  const parsed = v.safeParse(waitingEvent, value);
  return parsed.success ? parsed.output : null;
});
export const waitingRow = ({ id: key, owner }: WaitingEvent): MirroredRow => ({ key, owner });

export type ChildRef = { owner: string; profileId: string };
const newRow = (child: ChildRef) => ({ id: newId(), ...child, keptAt: Date.now() });

export function waitingSegment(child: ChildRef, { startedAt, seconds }: { startedAt: number; seconds: number }) {
  const row = newRow(child);
  const segment: StudySegment = { id: row.id, started_at: new Date(startedAt).toISOString(), seconds };
  return { kind: 'segment', ...row, segment } satisfies WaitingEvent;
}
export function waitingTrace(child: ChildRef, traced: Omit<TracedLetter, 'id' | 'traced_at'>) {
  const row = newRow(child);
  const trace: TracedLetter = { id: row.id, ...traced, traced_at: new Date(row.keptAt).toISOString() };
  return { kind: 'trace', ...row, trace } satisfies WaitingEvent;
}
