import type { GrowthEntryInput, GrowthPlace, GrowthPosition } from '@contract/mypage/growth';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { growthUrl } from '@/domain/api-urls';
import { selectOwner } from '@/features/auth/auth-slice';
import { NO_CHILD_ACCESS } from '@/shared/api/no-child-access';
import { createOutbox, createRow, outboxEntries } from '@/shared/outbox/create-outbox';
import type { RootState } from '@/shared/store/root-state';

// Not the contract's own lists: they come with its schemas, which have no place in the first load.
const POSITIONS = ['lying', 'standing'] as const satisfies readonly GrowthPosition[];
const PLACES = ['home', 'clinic', 'daycare', 'other'] as const satisfies readonly GrowthPlace[];

const { id } = outboxEntries;
const figure = v.nullable(v.number());

const pendingEntry = v.object({
  ...outboxEntries,
  seq: v.number(),
  profileId: id,
  entry: v.object({
    id,
    measured_on: v.string(),
    height_cm: figure,
    weight_kg: figure,
    head_cm: figure,
    position: v.nullable(v.picklist(POSITIONS)),
    place: v.picklist(PLACES),
    note: v.string(),
    confirmed: v.boolean(),
    consent: v.boolean(),
  }),
  /** Why the server refused it, shown to the parent. Null while it is queued. */
  refused: v.nullable(v.object({ code: v.string(), sentences: v.array(v.string()) })),
});
export type PendingEntry = v.InferOutput<typeof pendingEntry>;

/** The entry exists already, or was removed on another device. */
const NOTHING_TO_DO: ReadonlySet<string> = new Set(['GROWTH_REMOVED', 'CONFLICT']);

export const growthOutbox = createOutbox({
  name: 'growthOutbox',
  storageKey: 'ggp_v1_growthEntry',
  schema: pendingEntry,
  getGroup: ({ profileId }) => profileId,
  toRequest: ({ refused, profileId, entry }) =>
    refused ? null : { method: 'POST', url: `${growthUrl(profileId)}/entry`, body: entry },
  isSendable: ({ refused }) => refused === null,
  toRefused: (row, { code, message, fields }) => {
    const sentences = Object.values(fields);
    const refused = { code, sentences: sentences.length > 0 ? sentences : [message] };
    return NOTHING_TO_DO.has(code) ? null : { ...row, refused };
  },
  staleTags: ['Growth'],
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof growthOutbox> {}
}

/** An entry that could not be sent now, or was changed while pending: it replaces the one with its id. */
export function enqueueEntry({
  owner,
  profileId,
  entry,
}: {
  owner: string;
  profileId: string;
  entry: GrowthEntryInput;
}) {
  const { seq } = createRow(owner);
  return growthOutbox.enqueue({ id: entry.id, owner, seq, profileId, entry, refused: null });
}

/** Pending and refused entries of one child, newest first. */
export const selectPending = createSelector(
  [growthOutbox.selectAll, selectOwner, (_: RootState, profileId: string) => profileId],
  (rows, owner, profileId) => rows.filter((row) => row.owner === owner && row.profileId === profileId).reverse(),
);

const isLost = ({ refused }: PendingEntry) => refused !== null && NO_CHILD_ACCESS.has(refused.code);

/** Entries of children whom the account may not see any more. */
export const selectLost = createSelector([growthOutbox.selectAll, selectOwner], (rows, owner) =>
  rows.filter((row) => row.owner === owner && isLost(row)),
);
