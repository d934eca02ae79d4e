import type { SignedIn, User } from '@contract/auth/auth.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { type SignedUp, useTestApp } from '@server/testing/test-app';

const t = useTestApp();
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
});

const addChild = async (birth_date: string) =>
  (
    await t.callJson<Profile>('POST', '/profile', {
      token: parent.token,
      body: { name: '하루', birth_date, gender: 'female', gestation_weeks: null, image: null },
    })
  ).data;
const select = (id: string, token = parent.token) => t.callJson('PUT', `/profile/selected/${id}`, { token });
const selected = async () =>
  (await t.callJson<User>('GET', '/auth/info', { token: parent.token })).data.selected_profile;

test('selects the only child by itself', async () => {
  expect(await selected()).toBeNull();
  const { id } = await addChild('20250301');
  expect(await selected()).toEqual({ id, birth_date: '20250301', role: 'owner' });
});

test('keeps the last choice among several, also for the next log-in', async () => {
  const first = await addChild('20230301');
  const second = await addChild('20250301');
  expect(await selected()).toBeNull();
  await select(first.id);
  await select(second.id);
  expect(await selected()).toEqual({ id: second.id, birth_date: '20250301', role: 'owner' });
  const again = await t.callJson<SignedIn>('POST', '/auth/login', {
    body: { user_id: parent.loginId, password: parent.password },
  });
  expect(again.data.user.selected_profile?.id).toBe(second.id);
});

test('forgets the choice with its child', async () => {
  const first = await addChild('20230301');
  const second = await addChild('20250301');
  const third = await addChild('20260301');
  await select(second.id);
  const { status } = await t.callJson('DELETE', `/profile/${second.id}`, {
    token: parent.token,
    body: { name: '하루' },
  });
  expect(status).toBe(200);
  expect(await selected()).toBeNull();
  await t.callJson('DELETE', `/profile/${third.id}`, { token: parent.token, body: { name: '하루' } });
  expect((await selected())?.id).toBe(first.id);
});

test("refuses another account's child", async () => {
  const { id } = await addChild('20250301');
  const stranger = await t.signUp();
  expect(await select(id, stranger.token)).toMatchObject({ status: 403, code: 'FOREIGN_PROFILE' });
});
