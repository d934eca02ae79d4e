import type { LegalHead } from '@contract/consents';
import type { Attempt } from '@contract/diagnostics';
import type { MailCodeSent } from '@contract/join';
import type { Profile, UploadedImage } from '@contract/profile';
import type { Role } from '@contract/auth';
import { eq } from 'drizzle-orm';
import { PLANS } from '../content/plans';
import { accounts, postPopularity, posts } from '../db/schema';
import { issueLicences } from '../modules/licences/licences-service';
import { createTestApp, type SignedUp } from '../testing/test-app';

/** A picture by its first bytes. */
export const PICTURE = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));
export const TEST = 'development-12m';

export type Person = SignedUp & {
  /** In every text of this person, and in nobody else's. */
  mark: string;
  email: string;
  name: string;
  /** Of a sign-in of its own. */
  cookie: string;
  photo: string;
  postId: string;
  /** A child with a finished check, and one with every question answered. */
  child: string;
  done: string;
  open: string;
  itemId: string;
  /** Who is blocked by this person. */
  blockedId: string;
};

export type Codes = Record<'findId' | 'findPassword', { request_id: string; code: string }>;

/**
 * Two whole families, somebody the first of them blocked, somebody who is leaving, somebody who is gone, and an admin;
 * every one made through the API as far as there is a way.
 */
export async function createPeople() {
  const t = await createTestApp();

  async function account(name: string, role: Role = 'parent') {
    const mark = `표식${name}${crypto.randomUUID().slice(0, 6)}`;
    const loginId = `id_${name}_${crypto.randomUUID().slice(0, 6)}`;
    const email = `${loginId}@example.com`;
    const person = await t.signUp({ loginId, email, role, name: `${mark}이름`, password: `pw-${loginId}` });
    return { ...person, mark, email, name: `${mark}이름` };
  }

  async function writePost(by: SignedUp & { mark: string }) {
    const id = crypto.randomUUID();
    const at = new Date(t.clock.now);
    const words = { category: '육아', topic: '육아정보', title: `${by.mark}제목`, content: `<p>${by.mark}글</p>` };
    await t.db.insert(posts).values({ section: 'tip', id, authorId: by.accountId, ...words, createdAt: at });
    await t.db.insert(postPopularity).values({ section: 'tip', postId: id, day: 9, week: 9, month: 9 });
    return id;
  }

  async function family(name: string, blocked: { accountId: string; postId: string }): Promise<Person> {
    const person = await account(name);
    await t.db.update(accounts).set({ isFirstLogin: true }).where(eq(accounts.id, person.accountId));
    const { token, mark, loginId, password } = person;
    const made = async <T>(method: string, path: string, body: unknown) => {
      const answer = await t.callJson<T>(method, path, { token, body });
      if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${answer.message}`);
      return answer.data;
    };
    const form = new FormData();
    form.set('file', new File([PICTURE], `${mark}.jpg`, { type: 'image/jpeg' }));
    const { path: photo } = await made<UploadedImage>('POST', '/upload/image', form);
    const addChild = async (nth: number, image: string | null) =>
      (
        await made<Profile>('POST', '/profile', {
          name: `${mark}${nth}`,
          birth_date: '20250310',
          gender: 'female',
          image,
        })
      ).id;
    const answered = async (child: string) => {
      const path = `/diagnostic-test/profile/${child}/test/${TEST}/attempt`;
      const attempt = await made<Attempt>('POST', path, { consent: true });
      for (const item of attempt.items) {
        const answer =
          item.kind === 'concern' ? { value: 'yes', areas: ['language'], note: `${mark}메모` } : { value: 'sometimes' };
        const answered_at = new Date(t.clock.now).toISOString();
        const sent = { id: crypto.randomUUID(), item_id: item.id, answered_at, ...answer };
        await made('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, sent);
      }
      return attempt;
    };
    const child = await addChild(1, photo);
    const done = await answered(child);
    await made('POST', `/diagnostic-test/attempt/${done.id}/complete`, undefined);
    const open = await answered(await addChild(2, null));
    await made('POST', '/mypage/guardian-password', { password: '2468' });
    await made('PUT', '/mypage/notification', { choices: [{ kind: 'like', enabled: true }] });
    await made('POST', '/mypage/block', { post_id: blocked.postId });
    const login = await t.call('POST', '/auth/login', { body: { user_id: loginId, password } });
    return {
      ...person,
      cookie: /ggp_refreshToken=(\w+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '',
      photo,
      postId: await writePost(person),
      child,
      done: done.id,
      open: open.id,
      itemId: open.items[0]?.id ?? '',
      blockedId: blocked.accountId,
    };
  }

  const blockedAccount = await account('blocked');
  const blocked = { ...blockedAccount, postId: await writePost(blockedAccount) };
  const owner = await family('owner', blocked);
  const other = await family('other', blocked);
  const adminAccount = await account('admin', 'admin');
  const admin = { ...adminAccount, postId: await writePost(adminAccount) };
  const leaving = await account('leaving');
  await t.db
    .update(accounts)
    .set({ leavingAt: new Date(t.clock.now) })
    .where(eq(accounts.id, leaving.accountId));
  const deleted = await account('deleted');
  await t.db.delete(accounts).where(eq(accounts.id, deleted.accountId));
  const [licence] = await issueLicences(t.deps, { plan: PLANS[0]?.id ?? '', count: 1 });

  const mailed = async (path: string, body: object, to: string) => {
    const { data } = await t.callJson<MailCodeSent>('POST', path, { body });
    return { request_id: data.request_id, code: t.mailer.lastCode(to) };
  };
  const stranger = 'newcomer@example.com';
  const codes = {
    join: await mailed('/auth/join/email-code', { email: stranger }, stranger),
    findId: await mailed('/auth/find/id', { name: owner.name, email: owner.email }, owner.email),
    findPassword: await mailed('/auth/find/password', { user_id: owner.loginId, email: owner.email }, owner.email),
  };
  const { data: texts } = await t.callJson<LegalHead[]>('GET', '/legal');
  return { t, owner, other, blocked, admin, leaving, deleted, stranger, codes, texts, licence };
}

export type People = Awaited<ReturnType<typeof createPeople>>;
