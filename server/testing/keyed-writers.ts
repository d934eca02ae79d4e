import { CLIENT_HEADER, type Envelope, IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import type { Draft } from '@contract/community/posts.responses';
import type { GrowthEntries } from '@contract/mypage/growth.responses';
import { INQUIRIES_A_DAY } from '@contract/mypage/inquiries';
import type { InquiryPage } from '@contract/mypage/inquiries.responses';
import type { Profile } from '@contract/profiles/profile.responses';

/** A signed-in parent with a child; no other caller is of the same account. */
export type Caller = { token: () => Promise<string>; profileId: string; left: { inquiry: number; child: number } };
/** Remaining allowance of one account; a profile that is there already counts. */
export const newAllowance = () => ({ inquiry: INQUIRIES_A_DAY, child: 15 });

type Kind = 'growth' | 'inquiry' | 'child' | 'draft';
type Write = { caller: Caller; kind: Kind; method: string; path: string; body: object; key: string; mark: string };
type Answer = { status: number; body: string; retryAfter: string | null };
type Acknowledged = Write & { answer: string };

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
/** A key that is refused for longer counts as stuck, and its write is given up. */
export const KEY_STUCK_MS = 61_000;

/** The created row contains `mark`, by which it is found in the lists. Each writer has one draft. */
function createWrite(caller: Caller, writer: number, index: number, mark: string): Write {
  const write = (kind: Kind, method: string, path: string, body: object): Write => {
    return { caller, kind, method, path, body, key: crypto.randomUUID(), mark };
  };
  const step = (index + writer) % 6;
  if (step === 1 && caller.left.inquiry > 0) {
    caller.left.inquiry -= 1;
    return write('inquiry', 'POST', '/inquiry', { category: 'bug', text: mark });
  }
  if (step === 3 && caller.left.child > 0) {
    caller.left.child -= 1;
    return write('child', 'POST', '/profile', { name: mark, birth_date: '20250310', gender: 'female' });
  }
  if (step === 5) return write('draft', 'PUT', `/community/draft/tip?subject=w${writer}`, { title: mark });
  return write('growth', 'POST', `/growth/profile/${caller.profileId}/entry`, {
    id: crypto.randomUUID(),
    measured_on: '20260105',
    height_cm: 74,
    note: mark,
    confirmed: true,
    consent: true,
  });
}

/**
 * Writers that create growth entries, inquiries, children and drafts one after another, each under an idempotency key,
 * and send a write again under its key until it is acknowledged.
 */
export class KeyedWriters {
  /** How often a status other than success was answered. */
  readonly refusals = new Map<number, number>();
  readonly acknowledged: Acknowledged[] = [];
  /** Answers 503 without Retry-After. */
  withoutRetryAfter = 0;
  connectionErrors = 0;
  /** Milliseconds for which the slowest key was refused with 409. */
  longestConflict = 0;
  slowestAnswer = 0;
  /** Answers to a repeated write that differ from the first one. */
  differing = 0;
  readonly #created: Write[] = [];
  readonly #origin: () => string;
  #running: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** @param callers those of each writer, taken in turn */
  start(callers: readonly (readonly Caller[])[], { pauseMs = 5 } = {}): void {
    this.#isStopped = false;
    this.#running = Promise.all(callers.map((own, index) => this.#write(own, index, pauseMs)));
  }

  /** Returns when every write under way was acknowledged or given up. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Sends the last acknowledged writes once more under their keys. */
  async repeatLast(count: number): Promise<void> {
    const last = this.acknowledged.slice(-count);
    const answers = await Promise.all(last.map((write) => this.#untilAcknowledged(write)));
    this.differing += last.filter(({ answer }, index) => answers[index] !== answer).length;
  }

  /** Looks up every write in the lists: acknowledged and not there, or there more than once. */
  async audit(): Promise<{ lost: number; twice: number }> {
    const found = new Map<string, number>();
    for (const caller of new Set(this.#created.map((write) => write.caller))) {
      for (const mark of await this.#readMarks(caller)) found.set(mark, (found.get(mark) ?? 0) + 1);
    }
    const times = ({ mark }: Write) => found.get(mark) ?? 0;
    const appended = this.acknowledged.filter(({ kind }) => kind !== 'draft');
    return {
      lost: appended.filter((write) => times(write) === 0).length + (await this.#countLostDrafts()),
      twice: this.#created.filter((write) => times(write) > 1).length,
    };
  }

  async #write(callers: readonly Caller[], writer: number, pauseMs: number): Promise<void> {
    for (let index = 0; !this.#isStopped; index += 1) {
      const caller = callers[index % callers.length];
      if (!caller) throw new Error('a writer needs a caller');
      const write = createWrite(caller, writer, index, `w${writer}n${this.#created.length}`);
      this.#created.push(write);
      const answer = await this.#untilAcknowledged(write);
      if (answer !== null) this.acknowledged.push({ ...write, answer });
      await pause(pauseMs);
    }
  }

  /** The answer's body, or null for a write that was given up. */
  async #untilAcknowledged(write: Write): Promise<string | null> {
    let refusedSince: number | null = null;
    for (;;) {
      const answer = await this.#send(write).catch(() => null);
      if (answer === null) {
        this.connectionErrors += 1;
        await pause(50);
        continue;
      }
      if (answer.status < 300) return answer.body;
      this.refusals.set(answer.status, (this.refusals.get(answer.status) ?? 0) + 1);
      if (answer.status === 409) {
        refusedSince ??= Date.now();
        this.longestConflict = Math.max(this.longestConflict, Date.now() - refusedSince);
        if (Date.now() - refusedSince > KEY_STUCK_MS) return null;
      }
      if (answer.status === 503 && !answer.retryAfter) this.withoutRetryAfter += 1;
      if (![409, 429, 500, 502, 503, 504].includes(answer.status))
        throw new Error(`${write.method} ${write.path}: ${answer.status} ${answer.body}`);
      await pause(answer.status === 409 ? 250 : 50);
    }
  }

  async #send({ caller, method, path, body, key }: Write): Promise<Answer> {
    const began = Date.now();
    const answer = await fetch(`${this.#origin()}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await caller.token()}`,
        [CLIENT_HEADER]: 'web',
        [IDEMPOTENCY_HEADER]: key,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    this.slowestAnswer = Math.max(this.slowestAnswer, Date.now() - began);
    return { status: answer.status, body: text, retryAfter: answer.headers.get('retry-after') };
  }

  async #get<T>(caller: Caller, path: string): Promise<T> {
    const answer = await fetch(`${this.#origin()}/api${path}`, {
      headers: { authorization: `Bearer ${await caller.token()}` },
    });
    const envelope = (await answer.json()) as Envelope<T>;
    if (!envelope.success) throw new Error(`GET ${path}: ${answer.status} ${envelope.message}`);
    return envelope.data;
  }

  async #readMarks(caller: Caller): Promise<string[]> {
    const marks = (await this.#get<Profile[]>(caller, '/profile')).map(({ name }) => name);
    for (let next: string | null = ''; next !== null; ) {
      const query: string = next && `&cursor=${encodeURIComponent(next)}`;
      const page: InquiryPage = await this.#get(caller, `/inquiry?limit=50${query}`);
      marks.push(...page.items.map(({ beginning }) => beginning));
      next = page.next;
    }
    for (let next: string | null = ''; next !== null; ) {
      const query: string = next && `?cursor=${encodeURIComponent(next)}`;
      const page: GrowthEntries = await this.#get(caller, `/growth/profile/${caller.profileId}${query}`);
      marks.push(...page.entries.map(({ note }) => note));
      next = page.next_cursor;
    }
    return marks;
  }

  /** A draft must contain the last acknowledged write of its writer, or a later unacknowledged one. */
  async #countLostDrafts(): Promise<number> {
    const drafts = this.#created.filter(({ kind }) => kind === 'draft');
    const acknowledged = new Set(this.acknowledged.map(({ mark }) => mark));
    const last = new Map(
      drafts
        .filter(({ mark }) => acknowledged.has(mark))
        .map((write) => [`${write.caller.profileId} ${write.path}`, write]),
    );
    let lost = 0;
    for (const write of last.values()) {
      const { title } = await this.#get<Draft>(write.caller, write.path);
      const own = drafts.filter(({ caller, path }) => caller === write.caller && path === write.path);
      if (own.findIndex(({ mark }) => mark === title) < own.indexOf(write)) lost += 1;
    }
    return lost;
  }
}
