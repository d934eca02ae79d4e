import {
  createEntityAdapter,
  createSlice,
  type Dispatch,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { TagType } from '@/shared/api/tags';
import { newId } from '@/shared/lib/new-id';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { deviceStore, type Sendable } from './device-store';
import type { Refusal, SendFailure } from './send-outcome';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** The entries every stored row has. */
export const outboxEntries = {
  /** The id the server stores too, so that a repeated request creates no second row. */
  id,
  /** Account id: rows are only shown to and sent by the account that entered them. */
  owner: id,
  /** Order of sending; grows with every row of this device. */
  seq: v.number(),
};
export type OutboxRow = { id: string; owner: string; seq: number };

/** The common fields of a row entered now. */
export const createRow = (owner: string): OutboxRow => ({ id: newId(), owner, seq: Date.now() });

/** Why rows are pending: no connection, a server that asks to retry later, or no error. */
export type Trouble = 'offline' | 'server' | null;
/** `group` and `subject` identify what the removed row was about. */
type RefusedRow = Refusal & { owner: string; group: string; subject: string | null };

export interface OutboxState<Row extends OutboxRow> extends EntityState<Row, string> {
  trouble: Trouble;
  /** False once the device could not store a row: it is in this page's memory only. */
  storable: boolean;
  /** Rows the server refused since the page was opened. */
  refusals: RefusedRow[];
}

export type SendApi = { dispatch: AppDispatch; getState: () => RootState };
export type SendContext = SendApi & {
  /** True if the row is delayed by the network or the server. */
  isDelayed: (row: OutboxRow) => boolean;
};
export type Sender<Row> = {
  /** How many rows of a group go into one request; 1 by default. */
  batchSize?: number;
  /** Sends rows of one group in one request. Resolves to null when the server has them. */
  send: (rows: readonly [Row, ...Row[]], context: SendContext) => Promise<SendFailure | null>;
  /** After the rows were refused for good. */
  onRefused?: (row: Row, refusal: Refusal, api: SendApi) => void;
};

interface OutboxOptions<Name extends string, Row extends OutboxRow> {
  /** Name of the slice and its key in the root state. */
  name: Name;
  /** Rows are stored as `{storageKey}/{owner}/{id}`. Changing it or the schema needs a migration of stored rows. */
  storageKey: string;
  schema: v.GenericSchema<unknown, Row>;
  /** Rows of one group are sent in order; a group the server fails for does not delay the others. */
  getGroup: (row: Row) => string;
  /** The request that sends the row, for the service worker; null for a row that waits for the person. */
  toRequest: (row: Row) => Sendable['request'] | null;
  /** False for a row that is not sent until the person changes it. */
  isSendable?: (row: Row) => boolean;
  /** The row to store once refused; null, the default, removes it. */
  toRefused?: (row: Row, refusal: Refusal) => Row | null;
  /** True if this error code refuses every row of the group. */
  refusesGroup?: (code: string) => boolean;
  /** Ids of the pending rows that a new row replaces; null when the new row adds nothing. */
  getReplaced?: (pending: readonly Row[], row: Row) => readonly string[] | null;
  /** Subject of a row within its group, for its refusal. */
  getSubject?: (row: Row) => string | null;
  /** True if a new row makes an earlier refusal irrelevant. */
  clearsRefusal?: (row: Row, refused: RefusedRow) => boolean;
  /** Cache tags that are stale when another tab has sent a row. */
  staleTags: readonly TagType[];
}

/** Reducers and selectors; `listStored` reads the rows of the device. */
function createOutboxSlice<Name extends string, Row extends OutboxRow>(name: Name, listStored: () => Row[]) {
  const adapter = createEntityAdapter<Row, string>({
    selectId: (row) => row.id,
    sortComparer: (a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1),
  });
  const initial: Omit<OutboxState<Row>, keyof EntityState<Row, string>> = {
    trouble: null,
    storable: true,
    refusals: [],
  };
  const { actions, reducer, reducerPath } = createSlice({
    name,
    // Read when the store is created: the first render already shows pending rows.
    initialState: (): OutboxState<Row> => adapter.getInitialState(initial, listStored()),
    reducers: {
      /** Entered by the person; `replaced` are pending rows it takes the place of. */
      enqueued: (state, { payload }: PayloadAction<{ row: Row; replaced: readonly string[] }>) => {
        adapter.removeMany(state, payload.replaced);
        adapter.setOne(state, payload.row);
      },
      /** The server has them. */
      settled: (state, { payload }: PayloadAction<{ rows: readonly OutboxRow[] }>) => {
        adapter.removeMany(state, currentIds(state, payload.rows));
        state.trouble = null;
      },
      /** Withdrawn by the person, or saved by another request. */
      discarded: (state, { payload }: PayloadAction<{ id: string }>) => {
        adapter.removeOne(state, payload.id);
      },
      /** The account signed out on this device. */
      ownerLeft: (state, { payload: { owner } }: PayloadAction<{ owner: string }>) => {
        const own = Object.values(state.entities).flatMap((row) => (row?.owner === owner ? [row.id] : []));
        adapter.removeMany(state, own);
      },
      /** The server will never accept them; those in `stored` are left for the person to change. */
      refused: (state, { payload }: PayloadAction<Refused<Row>>) => {
        const current = new Set(currentIds(state, payload.rows));
        adapter.removeMany(state, [...current]);
        adapter.setMany(
          state,
          payload.stored.filter((row) => current.has(row.id)),
        );
        state.refusals.push(...payload.refusals);
        state.trouble = null;
      },
      refusalsCleared: (state, { payload }: PayloadAction<{ refusals: readonly RefusedRow[] }>) => {
        state.refusals = [...payload.refusals];
      },
      sendingStopped: (state, { payload }: PayloadAction<Exclude<Trouble, null>>) => {
        state.trouble = payload;
      },
      sendingResumed: (state) => {
        state.trouble = null;
      },
      /** Another tab stored, sent or withdrew a row. */
      changedInOtherTab: (state, { payload: { id, row } }: PayloadAction<{ id: string; row: Row | null }>) => {
        if (row) adapter.setOne(state, row);
        else adapter.removeOne(state, id);
      },
      persistFailed: (state) => {
        state.storable = false;
      },
    },
  });
  type Root = { [Key in Name]: OutboxState<Row> };
  return {
    actions,
    reducer,
    reducerPath,
    selectAll: adapter.getSelectors((root: Root): OutboxState<Row> => root[name]).selectAll,
    selectTrouble: (root: Root): Trouble => root[name].trouble,
    selectStorable: (root: Root): boolean => root[name].storable,
    selectRefusals: (root: Root): readonly RefusedRow[] => root[name].refusals,
  };
}

const counters: ((state: RootState, owner: string) => number)[] = [];

/** How many rows of the account wait in all outboxes. */
export const selectWaitingCount = (state: RootState, owner: string | null): number =>
  owner === null ? 0 : counters.reduce((sum, count) => sum + count(state, owner), 0);

/** A slice of rows that are stored on the device until the server has them. Sent by `startOutboxListeners`. */
export function createOutbox<Name extends string, Row extends OutboxRow>({
  name,
  storageKey,
  schema,
  getReplaced = () => [],
  getSubject = () => null,
  clearsRefusal = () => false,
  toRefused = () => null,
  toRequest,
  ...sending
}: OutboxOptions<Name, Row>) {
  const parse = (value: unknown) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? parsed.output : null;
  };
  const store = deviceStore<Row>(storageKey, parse, (row) => {
    const request = toRequest(row);
    return request && { seq: row.seq, group: sending.getGroup(row), request };
  });
  const slice = createOutboxSlice(name, store.readAll);
  const { actions, selectAll, selectRefusals } = slice;
  counters.push((state, owner) => {
    const root = state as unknown as { [Key in Name]: OutboxState<Row> };
    return selectAll(root).filter((row) => row.owner === owner).length;
  });

  /** Stores the row before it returns and has it sent. A row with the id of a pending one replaces it. */
  const enqueue = (row: Row) => (dispatch: Dispatch, getState: () => { [Key in Name]: OutboxState<Row> }) => {
    const pending = selectAll(getState());
    const refusals = selectRefusals(getState());
    const relevant = refusals.filter((refused) => !clearsRefusal(row, refused));
    if (relevant.length < refusals.length) dispatch(actions.refusalsCleared({ refusals: relevant }));
    const replaced = getReplaced(pending, row);
    if (replaced === null) return;
    // The clock may stop or go back; the order of rows must not.
    const seq = Math.max(row.seq, (pending.at(-1)?.seq ?? 0) + 1);
    dispatch(actions.enqueued({ row: { ...row, seq }, replaced }));
  };

  /** The payload of `refused`. */
  const toRefusedPayload = (rows: readonly Row[], refusal: Refusal): Refused<Row> => {
    const stored = rows.flatMap((row) => toRefused(row, refusal) ?? []);
    const removed = rows.filter(({ id }) => !stored.some((row) => row.id === id));
    const refusals = removed.map((row) => ({
      ...refusal,
      owner: row.owner,
      group: sending.getGroup(row),
      subject: getSubject(row),
    }));
    return { rows, stored, refusals };
  };

  return { ...sending, ...slice, store, enqueue, toRefusedPayload };
}

export type Refused<Row> = { rows: readonly OutboxRow[]; stored: readonly Row[]; refusals: readonly RefusedRow[] };
type SeqById = { entities: Record<string, { seq: number } | undefined> };

/** A row that was replaced while it was being sent is another row. */
const currentIds = ({ entities }: SeqById, rows: readonly OutboxRow[]) =>
  rows.filter(({ id, seq }) => entities[id]?.seq === seq).map(({ id }) => id);
