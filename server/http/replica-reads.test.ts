import { CLIENT_HEADER } from '@contract/common/envelope';
import type { CommunityCard } from '@contract/community/community.responses';
import type { FeedPage } from '@contract/community/posts.responses';
import { type App, createApp } from '@server/app';
import { listenForReplica } from '@server/db/open-replica';
import { Replica, type WalPosition } from '@server/db/replica';
import { accounts, blocks, posts } from '@server/db/schema';
import { openStaleDatabase, type StaleDatabase } from '@server/testing/stale-database';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';
import { memoryLog } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

// Two processes with one primary and one replica; the positions of both logs are the test's. With a real streaming
// replica: npm run check:replica.
const inMemory = process.env.TEST_DATABASE_URL ? describe.skip : describe;

type Process = { app: App; replica: Replica; lines: string[]; stop: () => Promise<void> };

const FEED = '/community/post?section=board';
const TABLES = ['posts', 'accounts', 'blocks', 'reports', 'post_search', 'post_counts', 'post_popularity'];

let t: TestCommunity;
let stale: StaleDatabase;
let log: { primary: WalPosition; applied: WalPosition | null };
let clock: number;
let first: Process;
let second: Process;
let author: Member;
let reader: Member;
let id: string;

async function startProcess(): Promise<Process> {
  const { log: logTo, lines } = memoryLog();
  const probes = { primary: async () => log.primary, replica: async () => log.applied, now: () => (clock += 0.001) };
  const replica = new Replica(stale.db, probes, logTo);
  const pg = await globalThis.__acquirePg();
  const stop = await listenForReplica(async (channel, { onMessage, onUp }) => {
    const unlisten = await pg.listen(channel, onMessage);
    onUp();
    return () => unlisten();
  }, replica);
  await replica.check();
  return { app: createApp({ ...t.deps, replica }), replica, lines, stop };
}

/** A browser: what it sends and gets goes on in its cookie, whichever process answers. */
function createBrowser(token: string) {
  let cookie = '';
  return async <T>({ app }: Process, method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await app.request(`http://localhost/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [CLIENT_HEADER]: 'web',
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { data, code } = (await answer.json()) as { data: T; code?: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${code}`);
    return data;
  };
}
type Browser = ReturnType<typeof createBrowser>;

const titles = async (browser: Browser, where: Process, path = FEED) =>
  (await browser<FeedPage>(where, 'GET', path)).items.map(({ title }) => title);
const card = async (browser: Browser, where: Process): Promise<CommunityCard | undefined> =>
  (await browser<FeedPage>(where, 'GET', FEED)).items[0];
const post = (title: string) => ({
  section: 'board',
  category: '육아',
  topic: '육아정보',
  title,
  content: `<p>${title}</p>`,
});
/** The replica has applied everything by now, and both processes have heard. */
async function catchUp() {
  log.applied = log.primary;
  for (const { replica } of [first, second]) await replica.check();
}

inMemory('reads from a replica', () => {
  beforeEach(async () => {
    t = await createTestCommunity();
    [author, reader] = (await t.joinEach(['글쓴이', '읽는이'])) as [Member, Member];
    ({ id } = await t.write(author, { title: '처음' }));
    stale = await openStaleDatabase(TABLES);
    log = { primary: 100n, applied: 100n };
    clock = 1000;
    [first, second] = [await startProcess(), await startProcess()];
  });
  afterEach(async () => {
    await first.stop();
    await second.stop();
    await stale.close();
    await t.close();
  });

  test('lists, search and articles are read there, single posts and lists with private ones are not', async () => {
    const browser = createBrowser(reader.token);
    const paths = [
      FEED,
      '/community/section',
      '/community/section/popular?section=board&range=week',
      '/community/parenting-info/counsel/popular?range=week',
      '/community/search?q=처음',
      '/community/search/all?q=처음',
      '/community/search/content?kind=faq&q=처음',
      '/community/article?month=12',
    ];
    for (const path of paths) {
      const before = stale.answered;
      await browser(first, 'GET', path);
      expect([path, stale.answered > before]).toEqual([path, true]);
    }
    const before = stale.answered;
    for (const show of ['answered', 'waiting', 'mine'])
      await browser(first, 'GET', `/community/post?section=counseling&show=${show}`);
    await browser(first, 'GET', '/community/mine?kind=post');
    expect(stale.answered).toBe(before);
  });

  test('a write is read back at another process before the replica has it, and others wait for the replica', async () => {
    const browser = createBrowser(author.token);
    log.primary = 200n;
    await browser(first, 'POST', '/community/post', post('나중'));
    expect(await titles(browser, second)).toEqual(['나중', '처음']);
    expect(await titles(createBrowser(reader.token), second)).toEqual(['처음']);
    await catchUp();
    expect(await titles(browser, second)).toEqual(['처음']);
  });

  test('a write whose position could not be read is read back', async () => {
    const browser = createBrowser(author.token);
    jest.spyOn(first.replica, 'position').mockRejectedValueOnce(new Error('Connection terminated'));
    await browser(first, 'POST', '/community/post', post('나중'));
    expect(await titles(browser, second)).toEqual(['나중', '처음']);
  });

  const NARROWING: [name: string, change: () => Promise<unknown>][] = [
    ['deleted', () => t.call('DELETE', `/community/post/${id}`, author)],
    ['hidden', () => t.db.update(posts).set({ state: 'hidden' })],
    ['made private', () => t.db.update(posts).set({ visibility: 'private' })],
    ['changed', () => t.db.update(posts).set({ title: '고침' })],
    ['erased', () => t.db.delete(posts)],
    ['whose author is leaving', () => update({ leavingAt: new Date(t.clock.now) })],
    ['whose author has another nickname', () => update({ nickname: '새 이름' })],
    ['whose author blocked the reader', () => t.db.insert(blocks).values(blocked())],
    ['that the reader reported at another device', () => t.call('POST', '/community/report', reader, report())],
  ];
  const update = (values: Partial<typeof accounts.$inferInsert>) =>
    t.db.update(accounts).set(values).where(eq(accounts.id, author.accountId));
  const blocked = () => ({
    accountId: author.accountId,
    blockedId: reader.accountId,
    createdAt: new Date(t.clock.now),
  });
  const report = () => ({ target: 'post', id, reason: 'other' });

  test.each(NARROWING)('a post %s is read from the primary by every process', async (_name, change) => {
    const browser = createBrowser(reader.token);
    const before = await card(browser, second);
    expect(before).toMatchObject({ title: '처음', user_name: '글쓴이' });
    log.primary = 200n;
    await change();
    const after = await card(browser, second);
    expect(after).not.toEqual(before);
    await second.replica.check();
    expect(await card(browser, second)).toEqual(after);
    await catchUp();
    expect(await card(browser, second)).toEqual(before);
  });

  test('a like leaves the replica in use', async () => {
    await t.call('PUT', `/community/post/${id}/like`, reader);
    const before = stale.answered;
    await titles(createBrowser(author.token), second);
    expect(stale.answered).toBeGreaterThan(before);
  });

  test('is not used once it is more than five seconds behind, and again when it caught up', async () => {
    const browser = createBrowser(reader.token);
    await t.write(author, { title: '나중' });
    log.primary = 200n;
    clock += 4900;
    await second.replica.check();
    expect(await titles(browser, second)).toEqual(['처음']);
    clock += 200;
    await second.replica.check();
    expect(await titles(browser, second)).toEqual(['나중', '처음']);
    expect(second.lines.at(-1)).toContain('"state":"behind"');
    await catchUp();
    expect(await titles(browser, second)).toEqual(['처음']);
  });

  test('is not used when nothing is known of it for a quarter of a second', async () => {
    await t.write(author, { title: '나중' });
    clock += 251;
    jest.spyOn(second.replica, 'check').mockResolvedValue();
    expect(await titles(createBrowser(reader.token), second)).toEqual(['나중', '처음']);
  });

  test('a read that it refuses is answered by the primary, and the process stays ready', async () => {
    const browser = createBrowser(reader.token);
    await t.write(author, { title: '나중' });
    stale.isAway = true;
    expect(await titles(browser, second)).toEqual(['나중', '처음']);
    const ready = await second.app.request('http://localhost/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([200, { data: { status: 'ready', replica: 'away' } }]);
    expect(second.lines.filter((line) => line.includes('replica'))).toEqual([
      expect.stringContaining('replica in use'),
      expect.stringContaining('ECONNREFUSED'),
    ]);
    stale.isAway = false;
    await second.replica.check();
    expect(await titles(browser, second)).toEqual(['처음']);
  });

  test.each<[string, () => unknown, string]>([
    ['does not replay the log of this primary', () => (log.applied = null), 'not a replica'],
    ['changes of who may see what may be missed', () => second.replica.notNotified(), 'not notified'],
  ])('is not used while it %s', async (_name, change, state) => {
    await t.write(author, { title: '나중' });
    change();
    await second.replica.check();
    expect(await titles(createBrowser(reader.token), second)).toEqual(['나중', '처음']);
    expect(second.replica.state).toBe(state);
  });

  test('one with less than before, at the same address, is not taken for the one before', async () => {
    const browser = createBrowser(reader.token);
    await t.write(author, { title: '나중' });
    log.applied = 50n;
    await second.replica.check();
    expect(await titles(browser, second)).toEqual(['나중', '처음']);
  });
});
