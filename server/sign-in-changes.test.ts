/** @postgres sql concurrency */
import { setImmediate } from 'node:timers/promises';
import { CLIENT_HEADER, PROFILE_HEADER } from '@contract/common/envelope';
import { type App, createApp } from '@server/app';
import type { OpenDatabase } from '@server/db/embedded';
import { openPostgres } from '@server/db/postgres';
import { accounts, guardianships, profiles } from '@server/db/schema';
import { listeningCache } from '@server/http/sign-in-cache';
import { moveChild } from '@server/modules/profiles/sharing/move-child';
import { openTcpProxy, type TcpProxy } from '@server/testing/tcp-proxy';
import { createTestApp, type SignedUp, type TestApp } from '@server/testing/test-app';
import { memoryLog } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

// Two processes on one server: the first one writes, the second one remembers sign-ins.
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

/** Longest time until another process refuses. */
const HEARD_MS = 100;

let t: TestApp;
let person: SignedUp;
let profileId: string;

beforeEach(async () => {
  t = await createTestApp();
  person = await t.signUp();
  profileId = await addChild();
});
afterEach(() => t.close());

async function addChild(): Promise<string> {
  const id = crypto.randomUUID();
  const at = new Date(t.clock.now);
  const child = { name: '하린', birthDate: '20250310', gender: 'female', createdAt: at, updatedAt: at } as const;
  await t.db.insert(profiles).values({ ...child, accountId: person.accountId, id });
  return id;
}

const read = async (app: Pick<App, 'request'>, path = '/notice/unread', profile?: string) =>
  (
    await app.request(`http://localhost/api${path}`, {
      headers: {
        authorization: `Bearer ${person.token}`,
        [CLIENT_HEADER]: 'web',
        ...(profile && { [PROFILE_HEADER]: profile }),
      },
    })
  ).status;

const CHANGES: [name: string, change: () => Promise<unknown>, status: number][] = [
  ['a log-out', () => t.call('POST', '/auth/logout', { token: person.token }), 401],
  ['signing out everywhere', () => t.call('DELETE', '/auth/session?scope=all', { token: person.token }), 401],
  ['an account that is leaving', () => setAccount({ leavingAt: new Date(t.clock.now) }), 401],
  ['a frozen account', () => setAccount({ frozenAt: new Date(t.clock.now) }), 401],
  ['an erased account', () => t.db.delete(accounts).where(eq(accounts.id, person.accountId)), 401],
];
const setAccount = (values: Partial<typeof accounts.$inferInsert>) =>
  t.db.update(accounts).set(values).where(eq(accounts.id, person.accountId));

/** A child of somebody else that the person is a guardian of, and the owner. */
async function addSharedChild() {
  const owner = await t.signUp();
  const id = crypto.randomUUID();
  const at = new Date(t.clock.now);
  const child = { name: '하린', birthDate: '20250310', gender: 'female', createdAt: at, updatedAt: at } as const;
  await t.db.insert(profiles).values({ ...child, accountId: owner.accountId, id });
  const row = { ownerId: owner.accountId, profileId: id, accountId: person.accountId, role: 'guardian' } as const;
  await t.db.insert(guardianships).values({ ...row, id: crypto.randomUUID(), since: at });
  return { owner, id };
}
type Shared = Awaited<ReturnType<typeof addSharedChild>>;

const ENDS: [name: string, end: (shared: Shared) => Promise<unknown>][] = [
  ['leaving a shared child', ({ id }) => t.call('POST', `/profile/${id}/leave`, { token: person.token })],
  [
    'a stop of sharing',
    ({ id, owner }) => t.call('PUT', `/profile/${id}/freeze`, { token: owner.token, body: { frozen: true } }),
  ],
  [
    'a withdrawn consent',
    async () => {
      await t.call('POST', '/mypage/consent', { token: person.token, body: { kind: 'sensitive', given: true } });
      await t.call('POST', '/mypage/consent', { token: person.token, body: { kind: 'sensitive', given: false } });
    },
  ],
  ['a deleted child', ({ id }) => t.db.delete(profiles).where(eq(profiles.id, id))],
];

describe('one process', () => {
  test.each(ENDS)('reaches nothing of the child at once after %s', async (_name, end) => {
    const shared = await addSharedChild();
    const path = `/growth/profile/${shared.id}`;
    expect(await read(t.app, path, shared.id)).toBe(200);
    await end(shared);
    expect(await read(t.app, path, shared.id)).toBe(403);
    expect(await read(t.app, path)).toBe(403);
  });

  test('a former owner reaches nothing of a child that was handed over', async () => {
    const [heir, path] = [await t.signUp(), `/growth/profile/${profileId}`];
    const key = { ownerId: person.accountId, profileId };
    const row = { ...key, accountId: heir.accountId, role: 'guardian' } as const;
    await t.db.insert(guardianships).values({ ...row, id: crypto.randomUUID(), since: new Date(t.clock.now) });
    expect(await read(t.app, path, profileId)).toBe(200);
    const move = { ...key, toId: heir.accountId, reason: 'handover', ownerStays: false, now: t.clock.now } as const;
    await t.db.transaction((tx) => moveChild(tx, move));
    expect(await read(t.app, path, profileId)).toBe(403);
    expect(await read(t.app, path)).toBe(403);
  });

  test.each(CHANGES)('refuses at once after %s', async (_name, change, status) => {
    expect(await read(t.app)).toBe(200);
    await change();
    expect(await read(t.app)).toBe(status);
  });

  test('refuses a claim to a deleted profile at once', async () => {
    const path = `/growth/profile/${await addChild()}`;
    expect(await read(t.app, path, profileId)).toBe(200);
    await t.db.delete(profiles).where(eq(profiles.id, profileId));
    expect(await read(t.app, path, profileId)).toBe(403);
  });

  test('takes a role that was withdrawn at once', async () => {
    await setAccount({ role: 'admin' });
    expect(await read(t.app, '/admin/faq')).toBe(200);
    await setAccount({ role: 'parent' });
    expect(await read(t.app, '/admin/faq')).toBe(403);
  });
});

onServer('two processes on one server', () => {
  let proxy: TcpProxy;
  let database: OpenDatabase;
  let other: App;
  let stop: () => Promise<void>;
  let ups: number;
  let downs: number;

  beforeEach(async () => {
    const url = new URL((await globalThis.__acquirePgUrl()) ?? '');
    proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    const direct = new URL(url.href);
    Object.assign(direct, { hostname: '127.0.0.1', port: String(proxy.port) });
    database = await openPostgres({ url: url.href, directUrl: direct.href, poolSize: 2, log: memoryLog().log });
    [ups, downs] = [0, 0];
    const listening = await listeningCache((channel, handlers) =>
      database.listen(channel, {
        onMessage: handlers.onMessage,
        onUp: () => {
          ups += 1;
          handlers.onUp();
        },
        onDown: () => {
          downs += 1;
          handlers.onDown();
        },
      }),
    );
    stop = listening.stop;
    other = createApp({ ...t.deps, db: database.db, signIns: listening.signIns });
  });
  afterEach(async () => {
    await stop();
    await database.close();
    await proxy.close();
  });

  /** Milliseconds until the other process, which knew the sign-in, refuses it. */
  async function timeUntilRefused(change: () => Promise<unknown>): Promise<number> {
    person = await t.signUp();
    expect(await read(other)).toBe(200);
    await change();
    const since = performance.now();
    while ((await read(other)) !== 401) await setImmediate();
    return performance.now() - since;
  }

  test.each(CHANGES)('the other one refuses within a tenth of a second after %s', async (_name, change) => {
    // The quickest of three: the machine may be busy. Without a message an entry is trusted for seconds.
    const times = [];
    for (let nth = 0; nth < 3; nth += 1) times.push(await timeUntilRefused(change));
    expect(Math.min(...times)).toBeLessThan(HEARD_MS);
  });

  test.each(ENDS)('nothing of the child is reached by the other one after %s', async (_name, end) => {
    const times = [];
    for (let nth = 0; nth < 3; nth += 1) {
      person = await t.signUp();
      const shared = await addSharedChild();
      const path = `/growth/profile/${shared.id}`;
      expect(await read(other, path, shared.id)).toBe(200);
      await end(shared);
      const since = performance.now();
      while ((await read(other, path, shared.id)) !== 403) await setImmediate();
      times.push(performance.now() - since);
    }
    expect(Math.min(...times)).toBeLessThan(HEARD_MS);
  });

  test('the one that wrote refuses at once', async () => {
    expect(await read(other)).toBe(200);
    await other.request('http://localhost/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, [CLIENT_HEADER]: 'web' },
    });
    expect(await read(other)).toBe(401);
  });

  test('nothing is remembered while the listening connection is down, and again once it is back', async () => {
    expect(await read(other)).toBe(200);
    await proxy.shut();
    while (downs === 0) await setImmediate();
    await t.call('POST', '/auth/logout', { token: person.token });
    expect(await read(other)).toBe(401);
    const before = ups;
    await proxy.open();
    while (ups === before) await setImmediate();
    expect(await timeUntilRefused(() => t.call('POST', '/auth/logout', { token: person.token }))).toBeLessThan(5000);
  });
});
