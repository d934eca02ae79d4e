/** @postgres sql concurrency */
import { animalOfAccount, animalPath } from '@contract/accounts/picture';
import type { Account } from '@contract/auth/account.responses';
import type { MailCodeSent } from '@contract/auth/join.responses';
import { DAY_MS } from '@contract/common/time';
import type { BlockedPerson } from '@contract/community/blocks.responses';
import type { PostCard } from '@contract/community/community.responses';
import type { MyPage } from '@contract/mypage/mypage.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { accounts } from '@server/db/schema';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { eq } from 'drizzle-orm';

const t = useTestCommunity();
let parent: Member;
beforeEach(async () => {
  parent = await t.join('하늘이네');
});

const put = (path: string, body: object, as = parent) => t.call<Account>('PUT', `/mypage/account/${path}`, as, body);
const account = async (as = parent) => (await t.get<Account>('/mypage/account', as)).data;
const getEmail = async (as = parent) => (await account(as)).email;

test('the name is changed and trimmed, and an empty one refused at its field', async () => {
  expect(await put('name', { name: ' 김바다 ' })).toMatchObject({ status: 200, data: { name: '김바다' } });
  expect(await put('name', { name: ' ' })).toMatchObject({ status: 422, fields: { name: '이름을 입력해 주세요.' } });
  expect((await account()).name).toBe('김바다');
});

describe('the e-mail address', () => {
  const NEW = 'moved@mail.example';
  const ask = (email: string, as = parent) => t.call<MailCodeSent>('POST', '/mypage/account/email-code', as, { email });
  const prove = async (email = NEW, as = parent) => {
    const { request_id } = (await ask(email, as)).data;
    return { email, request_id, code: t.mailer.lastCode(email) };
  };

  test('is changed by the code mailed to the new one and the password; the old one gets a mail', async () => {
    const old = await getEmail();
    const proof = await prove();
    t.mailer.mails.length = 0;
    const changed = await put('email', { ...proof, password: parent.password });
    expect(changed).toMatchObject({ status: 200, data: { email: NEW } });
    expect(t.mailer.mails).toEqual([expect.objectContaining({ to: old, subject: '[쑥쑥플래너] 이메일이 바뀌었어요' })]);
    expect(JSON.stringify(t.mailer.mails)).not.toContain(NEW);
    // the answer was lost: the same again is no error, and no second mail
    expect((await put('email', { ...proof, password: parent.password })).status).toBe(200);
    expect(t.mailer.mails).toHaveLength(1);
  });

  test('stays without the right password, code or address', async () => {
    const old = await getEmail();
    const proof = await prove();
    const wrong = String((Number(proof.code) + 1) % 1_000_000).padStart(6, '0');
    const password = parent.password;
    expect(await put('email', { ...proof, password: 'not-the-one' })).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: expect.any(String) },
    });
    expect(await put('email', { ...proof, code: wrong, password })).toMatchObject({ code: 'MAIL_CODE_WRONG' });
    expect(await put('email', { ...proof, email: 'other@mail.example', password })).toMatchObject({
      code: 'MAIL_CODE_WRONG',
    });
    expect(await getEmail()).toBe(old);
  });

  test('is not changed by a code that another account asked for', async () => {
    const other = await t.join('바다네');
    const proof = await prove();
    expect(await put('email', { ...proof, password: other.password }, other)).toMatchObject({
      code: 'MAIL_CODE_EXPIRED',
    });
  });

  test('of another account is answered like a free one; only its mail differs, and no code counts', async () => {
    const other = await t.join('바다네');
    const theirs = await getEmail(other);
    const [free, taken] = [await ask(NEW), await ask(theirs)];
    const alike = (answer: typeof free) => ({ ...answer, headers: null, data: { ...answer.data, request_id: '' } });
    expect(alike(taken)).toEqual(alike(free));
    expect(t.mailer.mails.map(({ to }) => to)).toEqual([NEW, theirs]);
    expect(t.mailer.mails[1]?.text).not.toMatch(/\d{6}/);
    const { request_id } = taken.data;
    const guess = { email: theirs, request_id, code: '123456', password: parent.password };
    expect((await put('email', guess)).status).toBe(422);
    expect(await ask(await getEmail())).toMatchObject({
      status: 422,
      fields: { email: expect.stringContaining('지금') },
    });
  });

  test('is refused in words when somebody joined with it meanwhile', async () => {
    const [old, proof] = [await getEmail(), await prove()];
    await t.signUp({ email: NEW });
    expect(await put('email', { ...proof, password: parent.password })).toMatchObject({
      status: 409,
      message: expect.stringContaining('그사이'),
    });
    expect(await getEmail()).toBe(old);
  });

  test('before the change receives no code that still counts', async () => {
    const old = await getEmail();
    const body = { user_id: parent.loginId, email: old };
    const { data } = await t.callJson<MailCodeSent>('POST', '/auth/find/password', { body });
    const reset = { request_id: data.request_id, code: t.mailer.lastCode(old), password: 'growing-slowly-77' };
    await put('email', { ...(await prove()), password: parent.password });
    expect((await t.callJson('POST', '/auth/find/password/confirm', { body: reset })).status).toBe(422);
  });
});

describe('the picture', () => {
  const setPicture = (image: string | null, as = parent) => put('picture', { image }, as);
  const load = async (path: string) => (await t.app.request(`http://localhost/uploads/${path}`)).status;

  test('is shown signed beside the post and its comments, in the feed and the popular list', async () => {
    const path = await t.upload(parent);
    await setPicture(path);
    const reader = await t.join('바다네');
    const post = await t.write(parent);
    await t.comment(parent, post.id);
    await t.call('PUT', `/community/post/${post.id}/like`, reader);
    const popular = await t.get<PostCard[]>('/community/parenting-info/counsel/popular?range=today', reader);
    const shown = [
      (await t.feed(reader)).items[0],
      await t.open(reader, post.id).then(({ data }) => data),
      (await t.thread(reader, post.id)).items[0],
      popular.data[0],
    ].map((card) => card?.profile_image_path ?? '');
    expect(new Set(shown.map(withoutSignatures))).toEqual(new Set([path]));
    for (const address of shown) expect(await load(address)).toBe(200);
    expect(await load(path)).toBe(404);
  });

  test('is the chosen animal, or else that of the account, the same everywhere', async () => {
    await setPicture('animals/fox');
    await t.write(parent);
    expect((await t.feed(parent)).items[0]?.profile_image_path).toBe('animals/fox');
    expect((await setPicture(null)).data.profile_image_path).toBeNull();
    const own = animalPath(animalOfAccount(parent.accountId));
    expect((await t.feed(parent)).items[0]?.profile_image_path).toBe(own);
    expect((await t.get<MyPage>('/mypage', parent)).data.profile_image_path).toBe(own);
    const { id } = (await t.feed(parent)).items[0] ?? { id: '' };
    const reader = await t.join('읽는이');
    const blocked = await t.call<BlockedPerson[]>('POST', '/mypage/block', reader, { post_id: id });
    expect(blocked.data[0]?.profile_image_path).toBe(own);
  });

  test('of somebody else, or an unknown animal, is refused', async () => {
    const foreign = await t.upload(await t.join('바다네'));
    for (const image of [foreign, 'animals/dragon', 'content/x.svg'])
      expect(await setPicture(image)).toMatchObject({ status: 422, fields: { image: expect.any(String) } });
    expect((await account()).profile_image_path).toBeNull();
  });

  test('stays while it is one, outlives the sweep and a deleted post, and goes when it is replaced', async () => {
    const path = await t.upload(parent);
    await setPicture(path);
    const post = await t.write(parent, { images: [path] });
    await t.call('DELETE', `/community/post/${post.id}`, parent);
    t.clock.now += 2 * DAY_MS;
    await sweepUploads(t.deps);
    expect(await load((await account()).profile_image_path ?? '')).toBe(200);
    const other = await t.upload(parent);
    await setPicture(other);
    expect(t.files.paths().filter((file) => file === other)).toHaveLength(1);
    await setPicture('animals/bear');
    expect(t.files.paths()).not.toContain(other);
  });

  test('of a leaving account is served to nobody', async () => {
    await setPicture(await t.upload(parent));
    const { profile_image_path } = await account();
    await t.db
      .update(accounts)
      .set({ leavingAt: new Date(t.clock.now) })
      .where(eq(accounts.id, parent.accountId));
    expect(await load(profile_image_path ?? '')).toBe(404);
  });
});
