/** @postgres concurrency */

import { refreshTokens } from '@server/db/schema';
import { figure } from '@server/testing/report-figure';
import { useTestApp } from '@server/testing/test-app';

// Hundreds of requests, on a machine that may be busy.
jest.setTimeout(300_000);

const t = useTestApp();

const getCookie = (answer: Response) =>
  /ggp_refreshToken=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
const refresh = (cookie: string) =>
  t.call('POST', '/auth/refresh-token', { headers: { cookie: `ggp_refreshToken=${cookie}` } });
async function logIn() {
  const { loginId, password } = await t.signUp();
  return getCookie(await t.call('POST', '/auth/login', { body: { user_id: loginId, password } }));
}
const rows = () => t.db.select().from(refreshTokens);

test('100 concurrent refreshes of one token create one successor and get the same answer', async () => {
  const cookie = await logIn();
  const before = (await rows()).length;
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(cookie)));
  const made = (await rows()).length - before;
  const right = answers.filter(({ status }) => status === 200).length;
  const successors = new Set(answers.map(getCookie)).size;
  figure('refresh-at-once', `${made} successor row, ${right} of 100 answered, ${successors} cookie`);
  expect({ made, right, successors }).toEqual({ made: 1, right: 100, successors: 1 });
});

test('reuse after the grace window revokes the family, of whichever token of it', async () => {
  const families = 20;
  let revoked = 0;
  let wrongly = 0;
  for (let index = 0; index < families; index += 1) {
    // A chain of three to seven tokens, one of which, not the last, is stolen and used late.
    const chain = [await logIn()];
    for (let step = 0; step < 3 + (index % 5); step += 1) {
      chain.push(getCookie(await refresh(chain.at(-1) ?? '')));
      t.clock.now += 40_000;
    }
    const bystander = await logIn();
    const stolen = chain[index % (chain.length - 2)] ?? '';
    expect((await refresh(stolen)).status).toBe(401);
    const after = await Promise.all(chain.map(refresh));
    if (after.every(({ status }) => status === 401)) revoked += 1;
    if ((await refresh(bystander)).status !== 200) wrongly += 1;
  }
  figure('refresh-reuse', `${revoked} of ${families} families revoked, ${wrongly} others signed out`);
  expect({ revoked, wrongly }).toEqual({ revoked: families, wrongly: 0 });
});
