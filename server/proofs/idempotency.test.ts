import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import { figure } from '@server/testing/report-figure';
import { readContents, watchChanges } from './contents';
import { EXPECTATIONS, getCaller } from './expectations';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes } from './route-table';
import { send } from './send-request';

// A whole life is many requests for a busy machine.
jest.setTimeout(300_000);

let people: People;
beforeAll(async () => {
  people = await createPeople();
});
afterAll(() => people.t.close());

/** They end the very session that would ask again. */
const LAST_WORDS = ['DELETE /api/auth/session', 'DELETE /api/auth/session/:id', 'POST /api/mypage/cancel-membership'];

test('executes a repeated write of a signed-in caller under one key once, and answers the same', async () => {
  const { t, owner } = people;
  const routes = listRoutes(t.app).filter((route) => route.changes && !EXPECTATIONS[getRouteName(route)]?.isPublic);
  const twice: string[] = [];
  const unlike: string[] = [];
  const broken: string[] = [];
  for (const route of routes) {
    const call = EXPECTATIONS[getRouteName(route)]?.call?.(owner, people) ?? {};
    const sendTwice = async (app: App, db: Database) => {
      const ask = () =>
        send(app, route, call, {
          token: getCaller(getRouteName(route), people).token,
          headers: { 'idempotency-key': 'one-and-the-same' },
        });
      const first = await ask();
      const said = await first.text();
      if (first.status >= 500) broken.push(getRouteName(route));
      const getChanged = await watchChanges(db, await readContents(db));
      const second = await ask();
      const again = await second.text();
      // A try of an invitation's code counts each time, whatever its key.
      if ((await getChanged()).some((name) => name !== 'rate_limits')) twice.push(getRouteName(route));
      const over = LAST_WORDS.includes(getRouteName(route)) && second.status === 401;
      const refused = EXPECTATIONS[getRouteName(route)]?.oneTimeResponse && second.status === 409;
      // A GET has no key, and its second answer may differ.
      if (!over && !refused && route.method !== 'GET' && (second.status !== first.status || again !== said))
        unlike.push(getRouteName(route));
    };
    await rolledBack(t.deps, sendTwice, { exclusive: true });
  }
  figure(
    'idempotency',
    `${routes.length} writing routes: ${twice.length} done twice, ${unlike.length} answered otherwise`,
  );
  expect({ twice, unlike, broken }).toEqual({ twice: [], unlike: [], broken: [] });
});
