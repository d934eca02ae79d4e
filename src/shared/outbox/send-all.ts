import type { RootState } from '@/shared/store/root-state';
import type { OutboxRow, Refused, SendApi, Sender, Trouble } from './create-outbox';
import { backoffMs, type Refusal, type SendFailure } from './send-outcome';

/** Give up after this many 4xx that may concern the request and not the row. */
const MAX_AMBIGUOUS_FAILURES = 5;

type Event = { type: string };

/** Parts of an outbox that sending needs, as `createOutbox` returns it. */
export interface SendableOutbox<Row extends OutboxRow> {
  getGroup: (row: Row) => string;
  loadSender: () => Promise<Sender<Row>>;
  isSendable?: (row: Row) => boolean;
  refusesGroup?: (code: string) => boolean;
  selectAll: (state: RootState) => Row[];
  toRefusedPayload: (rows: readonly Row[], refusal: Refusal) => Refused<Row>;
  actions: {
    settled: (payload: { rows: readonly OutboxRow[] }) => Event;
    refused: (payload: Refused<Row>) => Event;
    sendingStopped: (payload: Exclude<Trouble, null>) => Event;
    sendingResumed: () => Event;
  };
}

type SelectOwner = (state: RootState) => string | null;

export interface SendAllApi extends SendApi {
  /** Resolves after so many ms, or earlier when another attempt may succeed. */
  wait: (ms: number) => Promise<void>;
  signal?: AbortSignal;
}

/** Rows the signed-in account may send, in order. */
export function selectSendable<Row extends OutboxRow>(
  { selectAll, isSendable = () => true }: SendableOutbox<Row>,
  selectOwner: SelectOwner,
  state: RootState,
): Row[] {
  const owner = selectOwner(state);
  return owner === null ? [] : selectAll(state).filter((row) => row.owner === owner && isSendable(row));
}

/**
 * Sends the rows of the signed-in account, one request at a time, until none is pending. The rows of a group are sent in
 * order; a group the server fails for is skipped until the next pause, so that it does not delay the others.
 */
export async function sendAll<Row extends OutboxRow>(
  outbox: SendableOutbox<Row>,
  selectOwner: SelectOwner,
  { dispatch, getState, wait, signal }: SendAllApi,
): Promise<void> {
  const { actions, getGroup, loadSender, refusesGroup = () => false } = outbox;
  const ambiguousFailures = new Map<string, number>();
  const delayedIds = new Set<string>();
  let sender: Sender<Row> | null = null;
  let skipped = new Map<string, number>();
  let failures = 0;

  const listPending = () => selectSendable(outbox, selectOwner, getState());
  const pause = async (trouble: 'offline' | 'server', atLeastMs: number) => {
    failures += 1;
    for (const { id } of listPending()) delayedIds.add(id);
    dispatch(actions.sendingStopped(trouble));
    await wait(Math.max(atLeastMs, backoffMs(failures)));
    skipped = new Map();
    if (!signal?.aborted) dispatch(actions.sendingResumed());
  };

  const refuse = (rows: readonly Row[], { code, message, fields }: Refusal) => {
    const group = rows[0] && getGroup(rows[0]);
    const refused = refusesGroup(code) ? listPending().filter((row) => getGroup(row) === group) : rows;
    const refusal = { code, message, fields };
    dispatch(actions.refused(outbox.toRefusedPayload(refused, refusal)));
    if (rows[0]) sender?.onRefused?.(rows[0], refusal, { dispatch, getState });
    failures = 0;
  };

  const handle = async (rows: readonly [Row, ...Row[]], failure: SendFailure) => {
    if (failure.kind === 'offline') return pause('offline', 0);
    if (failure.kind === 'server') {
      skipped.set(getGroup(rows[0]), failure.waitMs);
      return undefined;
    }
    const count = (ambiguousFailures.get(rows[0].id) ?? 0) + 1;
    ambiguousFailures.set(rows[0].id, count);
    if (failure.kind === 'ambiguous' && count < MAX_AMBIGUOUS_FAILURES) return pause('server', 0);
    return refuse(rows, failure);
  };

  while (!signal?.aborted) {
    const owner = selectOwner(getState());
    const pending = listPending();
    if (pending.length === 0) return;
    const first = pending.find((row) => !skipped.has(getGroup(row)));
    if (!first) {
      await pause('server', Math.max(0, ...skipped.values()));
      continue;
    }
    // Its code may not have been fetched while there was a connection.
    sender ??= await loadSender().catch(() => null);
    if (!sender) {
      await pause('offline', 0);
      continue;
    }
    const [, ...others] = pending.filter((row) => getGroup(row) === getGroup(first)).slice(0, sender.batchSize ?? 1);
    const rows = [first, ...others] as const;
    const failure = await sender.send(rows, { dispatch, getState, isDelayed: ({ id }) => delayedIds.has(id) });
    if (!failure) {
      failures = 0;
      dispatch(actions.settled({ rows }));
    } else if (selectOwner(getState()) === owner) {
      // A failure during a change of account does not count for these rows.
      await handle(rows, failure);
    }
  }
}
