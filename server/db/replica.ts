import type { Log } from '@server/lib/log';
import type { Database } from './database';
import { unavailableCode } from './database-unavailable';

/** A place in the write-ahead log, in bytes from its beginning. Grows with every write. */
export type WalPosition = bigint;

/**
 * 'in use'; 'behind' by too much; 'away', does not answer; 'not a replica' of this primary; 'not notified', changes of
 * who may see what may be missed.
 */
export type ReplicaState = 'in use' | 'behind' | 'away' | 'not a replica' | 'not notified';

export type Probes = {
  /** The end of the primary's log on its disk: every acknowledged commit is before it. */
  primary: () => Promise<WalPosition>;
  /** What the replica has applied; null when it does not replay the primary's log. */
  replica: () => Promise<WalPosition | null>;
  /** Milliseconds of a clock that is never set. */
  now: () => number;
};

/** Rows of others may be this old. */
const LAG_MAX_MS = 5_000;
/** What is known of the replica is trusted for this long; it is asked again after half of it. */
const TRUSTED_MS = 250;
/** Between two questions while it is behind, and after it did not answer. */
const AGAIN_MS = 10;
const RETRY_MS = 2_000;
const ANSWER_MS = 1_000;

type Sample = { at: number; position: WalPosition };

/**
 * Decides, from positions in the write-ahead log, whether a read may use the replica (docs/adr/0032). It is asked for
 * its position only while reads come, and no read waits for the answer: until there is one the primary is read.
 */
export class Replica {
  readonly db: Database;
  readonly #probes: Probes;
  readonly #log: Log;
  /** Of the primary, those that the replica has not applied yet. */
  #samples: Sample[] = [];
  #applied: WalPosition | null = null;
  /** The replica has everything that was committed before this moment. */
  #freshAt = Number.NEGATIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #narrowedAt = Number.NEGATIVE_INFINITY;
  #nextCheckAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #isNotified = false;
  #fault: 'away' | 'not a replica' | null = 'away';
  #logged: ReplicaState | null = null;

  constructor(db: Database, probes: Probes, log: Log) {
    this.db = db;
    this.#probes = probes;
    this.#log = log;
  }

  get state(): ReplicaState {
    if (this.#fault) return this.#fault;
    if (!this.#isNotified) return 'not notified';
    return this.#checkedAt - this.#freshAt > LAG_MAX_MS ? 'behind' : 'in use';
  }

  /**
   * Whether it has every change of who may see what, all of the reader's own writes, and those of others until a few
   * seconds ago.
   * @param written position after the reader's last write; null: none lately
   */
  isUsable(written: WalPosition | null): boolean {
    const now = this.#probes.now();
    if (this.#fault === null && now - this.#checkedAt <= TRUSTED_MS) {
      if (now - this.#checkedAt > TRUSTED_MS / 2) this.#startCheck();
      if (this.state === 'in use' && this.#freshAt > this.#narrowedAt && this.#hasApplied(written)) return true;
    }
    this.#startCheck();
    return false;
  }

  /** Where the primary's log ends, after a write. */
  position(): Promise<WalPosition> {
    return this.#probes.primary();
  }

  /** From now on it is used only once it has what was committed until now. */
  narrow() {
    this.#narrowedAt = this.#probes.now();
  }

  /** Messages about who may see what arrive from now on; those of before may have been missed. */
  notified() {
    if (!this.#isNotified) this.narrow();
    this.#isNotified = true;
  }

  notNotified() {
    this.#isNotified = false;
  }

  /** A read on it failed: it is not used until it answered a question again. */
  lose(error: unknown) {
    this.#setFault('away', error);
  }

  /** Asks both servers where they are; one question at a time. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  #hasApplied = (written: WalPosition | null) =>
    written === null || (this.#applied !== null && this.#applied >= written);

  #startCheck() {
    if (this.#checking === null && this.#probes.now() >= this.#nextCheckAt) void this.check();
  }

  async #check() {
    try {
      const at = this.#probes.now();
      const position = await this.#probes.primary();
      this.#samples.push({ at, position });
      const applied = await withinLimit(this.#probes.replica());
      if (applied === null) return this.#setFault('not a replica');
      // Another server answers at its address now, one that has less.
      if (this.#applied !== null && applied < this.#applied) this.#freshAt = Number.NEGATIVE_INFINITY;
      this.#applied = applied;
      this.#checkedAt = this.#probes.now();
      this.#nextCheckAt = this.#checkedAt + AGAIN_MS;
      this.#freshAt = this.#samples.findLast((sample) => sample.position <= applied)?.at ?? this.#freshAt;
      this.#samples = this.#samples.filter((sample) => sample.position > applied && at - sample.at <= LAG_MAX_MS);
      this.#fault = null;
      this.#logState();
    } catch (error) {
      this.#setFault('away', error);
    }
  }

  #setFault(fault: 'away' | 'not a replica', error?: unknown) {
    this.#fault = fault;
    this.#samples = [];
    this.#freshAt = Number.NEGATIVE_INFINITY;
    this.#nextCheckAt = this.#probes.now() + RETRY_MS;
    this.#logState(error === undefined ? '' : unavailableCode(error));
  }

  /** One line for each change. */
  #logState(code = '') {
    const { state } = this;
    if (state === this.#logged) return;
    this.#logged = state;
    if (state === 'in use') this.#log.info('replica in use');
    else this.#log.error('replica not used', { state, code });
  }
}

/** A replica that vanished without a word would answer after its connection's own limits. */
async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Query read timeout')), ANSWER_MS);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
