import { DAY_MS } from '@contract/common/time';
import { testAttempts } from '@server/db/schema';
import { fetchExport } from '@server/testing/fetch-export';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { strFromU8 } from 'fflate';

const t = useTestApp();
let [owner, father, grandmother]: SignedUp[] = [];
let child: string;

beforeEach(async () => {
  [owner, father, grandmother] = [await t.signUp(), await t.signUp({ childConsent: false }), await t.signUp()];
  child = await addChild(t, owner);
  await shareChild(t, { owner, child, role: 'guardian', who: father });
  await shareChild(t, { owner, child, role: 'family', who: grandmother });
  const values = { measured_on: '20260101', height_cm: 74, weight_kg: 9, head_cm: null, position: 'lying' };
  await t.callJson('POST', `/growth/profile/${child}/entry`, {
    token: owner.token,
    body: { id: crypto.randomUUID(), ...values, place: 'home', note: '', consent: true, confirmed: true },
  });
  await t.callJson('PUT', `/medical-info/profile/${child}`, { token: owner.token, body: {} });
  for (const who of [owner, father])
    await t.callJson('POST', `/diagnostic-test/profile/${child}/test/parenting_stress-12-35m/attempt`, {
      token: who.token,
      body: { consent: true },
    });
});

async function read(who: SignedUp) {
  const { files, json } = await fetchExport(t, who);
  const all = Object.entries(files).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`);
  const countRows = (name: string) =>
    (JSON.parse(strFromU8(files[`shared/json/${name}.json`] ?? new Uint8Array())) as []).length;
  return { all: all.join('\n'), json, countRows };
}
const getAttempt = async (who: SignedUp | undefined) =>
  (await t.db.select().from(testAttempts)).find(({ personalTo }) => personalTo === who?.accountId)?.id ?? 'none';

test('each person’s archive holds what that person may see of a shared child, and no check about another', async () => {
  if (!owner || !father || !grandmother) throw new Error('nobody signed up');
  const [mine, his] = [await getAttempt(owner), await getAttempt(father)];
  const owners = await read(owner);
  expect(owners.json('growth_entries')).toHaveLength(1);
  expect([owners.all.includes(mine), owners.all.includes(his)]).toEqual([true, false]);
  const fathers = await read(father);
  expect([
    fathers.countRows('profiles'),
    fathers.countRows('growth_entries'),
    fathers.countRows('test_attempts'),
  ]).toEqual([1, 1, 1]);
  expect([fathers.all.includes(mine), fathers.all.includes(his)]).toEqual([false, true]);
  expect(fathers.all).not.toContain(owner.accountId);
  const family = await read(grandmother);
  expect([
    family.countRows('growth_entries'),
    family.countRows('test_attempts'),
    family.countRows('growth_events'),
  ]).toEqual([1, 0, 0]);
  expect([family.all.includes(mine), family.all.includes(his)]).toEqual([false, false]);
});

test('after leaving, nothing of the child is in an archive, and one made before cannot be fetched', async () => {
  if (!father) throw new Error('nobody signed up');
  const before = await fetchExport(t, father);
  expect((await t.callJson('POST', `/profile/${child}/leave`, { token: father.token })).status).toBe(200);
  expect((await t.call('GET', before.state.link)).status).toBe(404);
  t.clock.now += DAY_MS;
  const after = await read(father);
  expect(after.countRows('profiles')).toBe(0);
  expect(after.all).not.toContain(child);
});
