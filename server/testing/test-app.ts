import { CLIENT_HEADER, type Envelope, PROFILE_HEADER } from '@contract/common/envelope';
import { createApp } from '@server/app';
import type { Deps } from '@server/deps';
import { verifyHmac } from '@server/node/secrets/verify-hmac';
import { createJobQueue } from '@server/queue/job-queue';
import { expectDocumented } from './expect-documented';
import { type AccountValues, insertAccounts, type SignedUp } from './insert-accounts';
import { openTestDatabase } from './test-database';
import {
  memoryFiles,
  memoryLog,
  memoryMailer,
  memoryPush,
  passThroughImages,
  testConfig,
  testHasher,
  textPdf,
} from './test-deps';

export type { SignedUp };

export type CallOptions = {
  /** Access token of the caller. */
  token?: string;
  /** Sent as the `profile_id` header. */
  profileId?: string;
  /** Sent as JSON, unless it is FormData or a string. */
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * The real API on an empty database. The clock is fixed at `clock.now` until a test moves it.
 * Call `close()` after the tests of the file, or have `useTestApp` do both.
 */
export async function createTestApp(overrides: Partial<Deps> = {}) {
  const { db, close: closeDatabase } = await openTestDatabase();
  const clock = { now: Date.parse('2026-03-10T03:00:00Z') };
  const { log, lines } = memoryLog();
  const files = memoryFiles();
  const hasher = testHasher();
  const mailer = memoryMailer();
  const push = memoryPush();
  const deps: Deps = {
    db,
    now: () => clock.now,
    hasher,
    images: passThroughImages,
    files,
    renderPdf: textPdf,
    mailer,
    push,
    jobs: createJobQueue({ db, now: () => clock.now }),
    log,
    config: testConfig,
    verifyHmac,
    ...overrides,
  };
  const app = createApp(deps);
  const close = async () => {
    await closeDatabase();
  };

  /** Calls the API as our own client does. `path` begins at the API base: '/auth/info'. */
  async function call(method: string, path: string, { token, profileId, body, headers = {} }: CallOptions = {}) {
    const raw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    const url = `http://localhost/api${path}`;
    const answer = await app.request(url, {
      method,
      headers: {
        [CLIENT_HEADER]: 'web',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(profileId && { [PROFILE_HEADER]: profileId }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    await expectDocumented(app, method, url, answer);
    return answer;
  }

  /** The same, and the answer's status with its envelope. */
  async function callJson<T = unknown>(method: string, path: string, options?: CallOptions) {
    const response = await call(method, path, options);
    return { status: response.status, headers: response.headers, ...read<T>((await response.json()) as Envelope<T>) };
  }

  let count = 0;
  /** Creates accounts straight in the database, each signed in on one device, by two statements. */
  async function signUpEach(given: readonly AccountValues[]): Promise<SignedUp[]> {
    const named = given.map((values) => {
      count += 1;
      return { ...values, loginId: values.loginId ?? `parent${count}` };
    });
    return insertAccounts({ db, secret: deps.config.secret, now: deps.now() }, named);
  }
  /** Creates one account, signed in on one device. */
  async function signUp(values: AccountValues = {}): Promise<SignedUp> {
    const [person] = await signUpEach([values]);
    if (!person) throw new Error('no account was created');
    return person;
  }

  return {
    app,
    deps,
    db,
    clock,
    files,
    hasher,
    mailer,
    push,
    logLines: lines,
    call,
    callJson,
    signUp,
    signUpEach,
    close,
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/**
 * Creates an API before each test of the file and closes it after. The returned object is the same for all of them: its
 * properties are those of the current test's API and exist in tests and hooks only.
 */
export function useEach<T extends Pick<TestApp, 'close'>>(create: () => Promise<T>): T {
  const current = {} as T;
  beforeEach(async () => {
    Object.assign(current, await create());
  });
  afterEach(() => current.close());
  return current;
}

export const useTestApp = (overrides?: Partial<Deps>) => useEach(() => createTestApp(overrides));

/** One shape for both kinds of envelope, so that a test reads what it expects without asking first. */
function read<T>(envelope: Envelope<T>) {
  return envelope.success
    ? { success: true, data: envelope.data, code: undefined, message: envelope.message, fields: undefined }
    : { success: false, data: undefined as T, code: envelope.code, message: envelope.message, fields: envelope.fields };
}
