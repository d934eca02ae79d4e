import { createApp } from '@server/app';
import { openFailingDatabase } from '@server/testing/failing-database';
import { EXPECTATIONS, getCaller } from './expectations';
import { createPeople, type People } from './people';
import { getRouteName, listRoutes } from './route-table';
import { send } from './send-request';

jest.setTimeout(300_000);

let people: People;
beforeAll(async () => {
  people = await createPeople();
});
afterAll(() => people.t.close());

const OUTSIDE_API = [`/share/${crypto.randomUUID()}`, `/calendar/${'a'.repeat(64)}.ics`, '/readyz'];

test('a database that is away is answered 503 with Retry-After by every route, and never 500', async () => {
  const { t, owner } = people;
  const { db, left } = await openFailingDatabase();
  const app = createApp({ ...t.deps, db });
  const faults: string[] = [];
  let unavailable = 0;
  const judge = (name: string, { status, headers }: Response) => {
    if (status === 503 && headers.has('retry-after')) unavailable += 1;
    else if (status >= 500) faults.push(`${status} ${name}`);
  };
  const routes = listRoutes(t.app);
  for (const route of routes) {
    const name = getRouteName(route);
    const call = EXPECTATIONS[name]?.call?.(owner, people) ?? {};
    const { token } = getCaller(name, people);
    // Away from the first statement, and from the one after the caller was looked up.
    for (const statements of EXPECTATIONS[name]?.isPublic ? [0] : [0, 1]) {
      left.statements = statements;
      judge(`${name} after ${statements} statements`, await send(app, route, call, { token }));
    }
  }
  for (const path of OUTSIDE_API) {
    left.statements = 0;
    const answer = await app.request(`http://localhost${path}`);
    judge(path, answer);
    expect([path, answer.status]).toEqual([path, 503]);
  }
  left.statements = 0;
  const page = await app.request(`http://localhost${OUTSIDE_API[0]}`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(faults).toEqual([]);
  expect(unavailable).toBeGreaterThan(routes.length);
  expect(t.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
});
