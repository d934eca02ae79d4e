/** @postgres sql */
import type { Profile } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { createApp } from '@server/app';
import { accounts, profiles } from '@server/db/schema';
import { moveChild } from '@server/modules/profiles/sharing/move-child';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();
let owner: SignedUp;
let father: SignedUp;
let grandmother: SignedUp;
let child: string;

const read = (path: string, app: Pick<typeof t.app, 'request'> = t.app) =>
  app.request(`http://localhost/uploads/${path}`);
const getStatus = async (path: string) => (await read(path)).status;

async function upload({ token }: SignedUp): Promise<string> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg'));
  return (await t.callJson<{ path: string }>('POST', '/upload/image', { token, body })).data.path;
}
const getPicture = async ({ token }: SignedUp) =>
  (await t.callJson<Profile[]>('GET', '/profile', { token })).data[0]?.profile_image?.path ?? '';
const send = (who: SignedUp, method: string, path: string, body?: object) =>
  t.callJson(method, path, { token: who.token, body });

beforeEach(async () => {
  const people = [{ password: 'password of owner' }, { password: 'password of father' }, {}];
  [owner, father, grandmother] = (await t.signUpEach(people)) as [SignedUp, SignedUp, SignedUp];
  child = await addChild(t, owner);
  const imagePath = withoutSignatures(await upload(owner));
  await t.db.update(profiles).set({ imagePath }).where(eq(profiles.id, child));
  await shareChild(t, { owner, child, role: 'guardian', who: father });
  await shareChild(t, { owner, child, role: 'family', who: grandmother });
});

const leaveService = () => send(father, 'POST', '/mypage/cancel-membership', { password: father.password });
const freezeAccount = () =>
  t.db.update(accounts).set({ frozenAt: new Date() }).where(eq(accounts.id, father.accountId));
const withdraw = () => send(father, 'POST', '/mypage/consent', { kind: 'sensitive', given: false });

test.each<[string, () => Promise<unknown>]>([
  ['leaves the child', () => send(father, 'POST', `/profile/${child}/leave`)],
  ['is stopped from sharing', () => send(owner, 'PUT', `/profile/${child}/freeze`, { frozen: true })],
  ['withdraws the consent to health data', withdraw],
  ['leaves the service', leaveService],
  ['has a frozen account', freezeAccount],
])("a child's picture is gone from the address of a guardian who %s, in every process", async (_name, end) => {
  const [own, his] = [await getPicture(owner), await getPicture(father)];
  const another = createApp({ ...t.deps });
  expect([await getStatus(own), await getStatus(his), (await read(his, another)).status]).toEqual([200, 200, 200]);
  await end();
  expect([await getStatus(own), await getStatus(his), (await read(his, another)).status]).toEqual([200, 404, 404]);
});

test('a picture that the browser has is not confirmed to who was removed', async () => {
  const hers = await getPicture(grandmother);
  const headers = { 'if-none-match': (await read(hers)).headers.get('etag') ?? '' };
  const again = async () => (await t.app.request(`http://localhost/uploads/${hers}`, { headers })).status;
  expect(await again()).toBe(304);
  await send(grandmother, 'POST', `/profile/${child}/leave`);
  expect(await again()).toBe(404);
});

test('photos of an official result are gone with the access, and those a guardian took as well', async () => {
  const photos = [await upload(father)];
  const rows = { gross_motor: 'ahead', fine_motor: 'on_track', cognitive: 'ahead', language: 'ahead', social: 'ahead' };
  const body = { round: 3, taken_on: '20260105', rows, place: '새싹의원', note: '', photos, consent: true };
  const path = `/diagnostic-test/profile/${child}/official-result`;
  const added = await t.callJson<{ photos: string[] }>('POST', path, {
    token: father.token,
    body,
  });
  expect(added).toMatchObject({ status: 201 });
  const [his = ''] = added.data.photos;
  expect([await getStatus(his), await getStatus(photos[0] ?? '')]).toEqual([200, 200]);
  await send(father, 'POST', `/profile/${child}/leave`);
  expect([await getStatus(his), await getStatus(photos[0] ?? '')]).toEqual([404, 404]);
});

test('a former owner reads the picture no longer, the new one does', async () => {
  const own = await getPicture(owner);
  const key = { ownerId: owner.accountId, profileId: child, toId: father.accountId };
  const move = { ...key, reason: 'handover', ownerStays: false, now: t.clock.now } as const;
  await t.db.transaction((tx) => moveChild(tx, move));
  expect([await getStatus(own), await getStatus(await getPicture(father))]).toEqual([404, 200]);
});
