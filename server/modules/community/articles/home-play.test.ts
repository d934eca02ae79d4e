import type { Play } from '@contract/test/diagnostics.responses';
import { createTestApp, type SignedUp, type TestApp } from '@server/testing/test-app';

let t: TestApp;
let parent: SignedUp;
beforeAll(async () => {
  t = await createTestApp();
  parent = await t.signUp();
});
afterAll(() => t.close());

const plays = async (query: string) =>
  (await t.callJson<Play[]>('GET', `/community/homeplay${query}`, { token: parent.token })).data;

test('lists plays for every month of the first six years, all within their age range', async () => {
  for (let month = 0; month <= 72; month += 6) {
    const found = await plays(`?month=${month}`);
    expect([month, found.length > 0]).toEqual([month, true]);
    expect(found.filter(({ from_month, to_month }) => from_month > month || to_month < Math.min(month, 71))).toEqual(
      [],
    );
  }
});

test('lists plays of a domain without their milestones', async () => {
  const found = await plays('?domain=language');
  expect(new Set(found.map(({ domain }) => domain))).toEqual(new Set(['language']));
  expect(Object.keys(found[0] ?? {})).not.toContain('milestoneIds');
  const refused = await t.callJson('GET', '/community/homeplay?domain=swimming', { token: parent.token });
  expect(refused).toMatchObject({ status: 422, fields: { domain: expect.any(String) } });
});
