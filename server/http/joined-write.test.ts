/** @postgres sql concurrency */
import { IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import { idempotencyKeys } from '@server/db/schema';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppEnv } from './context';
import { AppError } from './errors';
import { caller, joinedWrite } from './joined-write';
import { answerError } from './on-error';
import { ok } from './reply';
import { signedIn } from './session';

const t = useTestApp();
let parent: SignedUp;
let written: number;
beforeEach(async () => {
  parent = await t.signUp();
  written = 0;
});

/** A route whose write counts how often it ran; a body of 'refused' makes it fail. */
const write = (body: string, key?: string, token = parent.token) => {
  const app = new Hono<AppEnv>().post('/write', signedIn(t.deps, { lookup: 'handler', keyed: 'joined' }), (c) =>
    joinedWrite(t.deps, c, {
      limit: { name: 'test', times: 2, seconds: 60 },
      find: async (tx, first) => {
        const query = tx.select({ entry: first.entry, name: caller.name }).from(caller);
        return (await query.innerJoin(first.entered, sql`true`).where(first.signedIn))[0];
      },
      write: async (_ctx, { name }) => {
        if (body === 'refused') throw new AppError('NOT_FOUND');
        written += 1;
        return { response: ok(c, { name, written }) };
      },
    }),
  );
  const headers = { authorization: `Bearer ${token}`, ...(key && { [IDEMPOTENCY_HEADER]: key }) };
  return app.onError(answerError(t.deps)).request('http://localhost/write', { method: 'POST', headers, body });
};

test('repeats the answer of a key, writes once, and refuses another request with it', async () => {
  const first = await (await write('one', 'key-0000-1')).text();
  expect(await (await write('one', 'key-0000-1')).text()).toBe(first);
  expect((await write('other', 'key-0000-1')).status).toBe(409);
  expect(written).toBe(1);
});

test('writes once when one key is sent twice at the same time', async () => {
  const answers = await Promise.all([write('one', 'key-0000-2'), write('one', 'key-0000-2')]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(written).toBe(1);
});

test('a refused write stores no key and is not counted', async () => {
  for (let nth = 0; nth < 3; nth += 1) expect((await write('refused', 'key-0000-3')).status).toBe(404);
  expect(await t.db.select().from(idempotencyKeys)).toEqual([]);
  expect((await write('one', 'key-0000-4')).status).toBe(200);
});

test('refuses a call beyond the limit, and says for how long', async () => {
  const statuses = [await write('one'), await write('two'), await write('three')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(written).toBe(2);
});

test('refuses a sign-in that has ended', async () => {
  await t.db.execute(sql`delete from refresh_tokens`);
  expect((await write('one')).status).toBe(401);
  expect(written).toBe(0);
});
