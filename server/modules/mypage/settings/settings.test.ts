/** @postgres concurrency */

import type { Consents } from '@contract/accounts/consents.responses';
import { MINUTE_MS } from '@contract/common/time';
import type { BlockedPerson } from '@contract/community/blocks.responses';
import type { PostCard } from '@contract/community/community.responses';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { accounts, blocks, consents, growthEntries, growthEvents, postPopularity, posts } from '@server/db/schema';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp({ childConsent: false });
});

const get = async <T>(path: string, token = parent.token) => (await t.callJson<T>('GET', path, { token })).data;
const post = <T>(path: string, body: object, token = parent.token) => t.callJson<T>('POST', path, { token, body });

describe('notifications', () => {
  const on = (choices: NotificationChoice[]) =>
    choices.flatMap(({ kind, channels }) =>
      channels.filter(({ enabled }) => enabled).map(({ channel }) => `${kind} ${channel}`),
    );
  const save = (...choices: object[]) =>
    t.callJson<NotificationChoice[]>('PUT', '/mypage/notification', { token: parent.token, body: { choices } });

  test('has defaults per kind, and changes only the named ones', async () => {
    const before = await get<NotificationChoice[]>('/mypage/notification');
    const byMail = on(before).filter((item) => item.endsWith('email'));
    expect(byMail).toEqual(['inquiry_answer email']);
    expect(on(before)).toEqual(expect.arrayContaining(['comment app', 'comment push', 'quiet_night app']));
    expect(on(before).join()).not.toContain('like');
    const saved = await save(
      { kind: 'like', channel: 'email', enabled: true },
      { kind: 'comment', channel: 'app', enabled: false },
      { kind: 'comment', channel: 'app', enabled: true },
      { kind: 'notice', channel: 'push', enabled: false },
    );
    const changed = [...on(before).filter((item) => item !== 'notice push'), 'like email'];
    expect(on(saved.data).sort()).toEqual(changed.sort());
    expect(await get('/mypage/notification')).toEqual(saved.data);
    const other = await t.signUp();
    expect(await get('/mypage/notification', other.token)).toEqual(before);
  });

  test('sends no push for a kind switched off in the app, unless push is switched on', async () => {
    const off = await save({ kind: 'comment', channel: 'app', enabled: false });
    expect(on(off.data).join()).not.toContain('comment');
    const push = await save({ kind: 'comment', channel: 'push', enabled: true });
    expect(on(push.data).filter((item) => item.startsWith('comment'))).toEqual(['comment push']);
  });

  test.each([
    {},
    { choices: [] },
    { choices: [{ kind: 'nothing', channel: 'app', enabled: true }] },
    { choices: [{ kind: 'like', channel: 'pigeon', enabled: true }] },
    { choices: [{ kind: 'quiet_night', channel: 'push', enabled: true }] },
    { choices: [{ kind: 'like', channel: 'app', enabled: 'yes' }] },
  ])('%j is refused in Korean', async (body) => {
    const answer = await t.callJson('PUT', '/mypage/notification', { token: parent.token, body });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(Object.values(answer.fields ?? {}).join()).toMatch(/\p{Script=Hangul}/u);
  });
});

describe('consents', () => {
  const stand = ({ now }: Consents) => now.filter(({ given }) => given).map(({ kind }) => kind);
  const change = (kind: string, given: boolean) => post<Consents>('/mypage/consent', { kind, given });

  test('lists the whole ledger, newest first, with the state of each consent', async () => {
    expect(stand(await get('/mypage/consent'))).toEqual([]);
    const given = await change('marketing', true);
    expect(stand(given.data)).toEqual(['marketing']);
    t.clock.now += MINUTE_MS;
    const withdrawn = (await change('marketing', false)).data;
    expect(stand(withdrawn)).toEqual([]);
    expect(withdrawn.history.map(({ kind, given: yes, at }) => [kind, yes, at])).toEqual([
      ['marketing', false, '2026-03-10T03:01:00.000Z'],
      ['marketing', true, '2026-03-10T03:00:00.000Z'],
    ]);
    expect(withdrawn.now.find(({ kind }) => kind === 'marketing')).toMatchObject({
      title: '마케팅 정보 수신 동의',
      required: false,
      at: '2026-03-10T03:01:00.000Z',
    });
    expect(await get('/mypage/consent')).toEqual(withdrawn);
  });

  test('adds one ledger line for repeated and concurrent decisions', async () => {
    await Promise.all([change('marketing', true), change('marketing', true)]);
    await change('marketing', true);
    expect(await t.db.select().from(consents)).toHaveLength(1);
    await change('sensitive', false);
    expect(await t.db.select().from(consents)).toHaveLength(1);
  });

  test.each(['terms', 'privacy'])('refuses to withdraw %s without leaving', async (kind) => {
    await change(kind, true);
    const answer = await change(kind, false);
    expect(answer).toMatchObject({
      status: 409,
      code: 'CONSENT_NEEDED',
      message: '서비스를 쓰는 데 꼭 필요한 동의예요. 철회하려면 회원 탈퇴를 해 주세요.',
    });
    const now = await get<Consents>('/mypage/consent');
    expect(stand(now)).toEqual([kind]);
    expect(now.now.find((consent) => consent.kind === kind)?.withdrawal).toContain('회원 탈퇴');
  });

  test('leaves nothing of health data written beside the withdrawal', async () => {
    const born = { birth_date: '20250310', gender: 'female', child_consent: textVersion('child_data') };
    const { id } = (await post<Profile>('/profile', { name: '도담', ...born })).data;
    await change('sensitive', true);
    t.clock.now += 1000;
    const measure = (day: number) =>
      post(`/growth/profile/${id}/entry`, { id: crypto.randomUUID(), measured_on: `2026030${day}`, height_cm: 74 });
    const [, withdrawn] = await Promise.all([measure(1), change('sensitive', false), measure(2), measure(3)]);
    expect(withdrawn.status).toBe(200);
    expect(await t.db.select().from(growthEntries)).toEqual([]);
    expect(await t.db.select().from(growthEvents)).toEqual([]);
  });

  test('withdraws the consent to a child’s data only without a child', async () => {
    const child = { name: '도담', birth_date: '20250310', gender: 'female', child_consent: textVersion('child_data') };
    const { id } = (await post<Profile>('/profile', child)).data;
    t.clock.now += 1000;
    expect(await change('child_data', false)).toMatchObject({ status: 409, code: 'CONSENT_NEEDED' });
    expect(stand(await get('/mypage/consent'))).toEqual(['child_data']);
    await t.call('DELETE', `/profile/${id}`, { token: parent.token, body: { name: child.name } });
    expect(stand((await change('child_data', false)).data)).toEqual([]);
    expect((await post('/profile', { ...child, child_consent: null })).code).toBe('CHILD_CONSENT_NEEDED');
  });

  test('does not count consent to an outdated text', async () => {
    await t.db.insert(consents).values({
      accountId: parent.accountId,
      id: crypto.randomUUID(),
      kind: 'privacy',
      textVersion: '2020-01-1',
      given: true,
      at: new Date(t.clock.now - MINUTE_MS),
    });
    expect(stand(await get('/mypage/consent'))).toEqual([]);
    expect(stand((await change('privacy', true)).data)).toEqual(['privacy']);
    expect((await get<Consents>('/mypage/consent')).history.map(({ text_version }) => text_version)).toContain(
      '2020-01-1',
    );
  });

  test('refuses checks, answers and results without the sensitive consent, and begins empty after it is given again', async () => {
    const born = { birth_date: '20250310', gender: 'female' };
    const child = (await post<Profile>('/profile', { name: '도담', ...born, child_consent: textVersion('child_data') }))
      .data;
    const start = (profile: string, consent: boolean) =>
      post<Attempt>(`/diagnostic-test/profile/${profile}/test/development-12m/attempt`, { consent });
    const attempt = (await start(child.id, true)).data;
    const [first, second] = attempt.items;
    const answer = (item_id: string | undefined) =>
      t.callJson('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
        token: parent.token,
        body: { id: crypto.randomUUID(), item_id, value: 'yes', answered_at: new Date(t.clock.now).toISOString() },
      });
    expect((await answer(first?.id)).status).toBe(200);
    t.clock.now += 1000;
    await change('sensitive', false);
    expect((await answer(second?.id)).status).toBe(404);
    expect((await post(`/diagnostic-test/attempt/${attempt.id}/complete`, {})).status).toBe(404);
    expect((await start(child.id, false)).code).toBe('CONSENT_REQUIRED');
    const sister = (await post<Profile>('/profile', { name: '새봄', ...born })).data;
    expect((await start(sister.id, false)).code).toBe('CONSENT_REQUIRED');
    t.clock.now += 1000;
    await change('sensitive', true);
    expect((await answer(second?.id)).status).toBe(404);
    expect((await start(child.id, false)).data).toMatchObject({ answers: [] });
    expect((await start(sister.id, false)).status).toBe(200);
  });
});

describe('blocked people', () => {
  async function author(name: string) {
    const person = await t.signUp({ name });
    const id = crypto.randomUUID();
    const at = new Date(t.clock.now);
    const words = { category: '육아', topic: '육아정보', title: `${name}의 글`, content: '<p>글</p>' } as const;
    await t.db.insert(posts).values({ section: 'tip', id, authorId: person.accountId, ...words, createdAt: at });
    await t.db.insert(postPopularity).values({ section: 'tip', postId: id, day: 5, week: 5, month: 5 });
    return { ...person, postId: id };
  }
  const block = (post_id: string, token?: string) => post<BlockedPerson[]>('/mypage/block', { post_id }, token);
  const popular = async (token?: string) =>
    (await get<PostCard[]>('/community/parenting-info/counsel/popular?range=today', token))
      .map(({ title }) => title)
      .sort();

  test('blocking hides two people from each other only, and unblocking shows them again', async () => {
    const [minji, sora] = [await author('민지'), await author('소라')];
    expect(await popular(minji.token)).toEqual(['민지의 글', '소라의 글']);
    const list = (await block(sora.postId, minji.token)).data;
    expect(list).toEqual([
      {
        id: sora.accountId,
        name: '소라',
        profile_image_path: expect.stringMatching(/^animals\//),
        blocked_at: '2026-03-10T03:00:00.000Z',
      },
    ]);
    expect(await popular(minji.token)).toEqual(['민지의 글']);
    expect(await popular(sora.token)).toEqual(['소라의 글']);
    expect(await popular()).toEqual(['민지의 글', '소라의 글']);
    expect(await get('/mypage/block', sora.token)).toEqual([]);
    const path = `/mypage/block/${sora.accountId}`;
    expect((await t.callJson('DELETE', path, { token: sora.token })).data).toEqual([]);
    expect(await get('/mypage/block', minji.token)).toEqual(list);
    expect((await t.callJson('DELETE', path, { token: minji.token })).data).toEqual([]);
    expect((await t.callJson('DELETE', path, { token: minji.token })).status).toBe(200);
    expect(await popular(minji.token)).toEqual(['민지의 글', '소라의 글']);
  });

  test('blocks once when repeated, and refuses oneself and an unknown post', async () => {
    const sora = await author('소라');
    await Promise.all([block(sora.postId), block(sora.postId)]);
    expect(await t.db.select().from(blocks)).toHaveLength(1);
    expect(await block(sora.postId, sora.token)).toMatchObject({
      status: 400,
      message: expect.stringContaining('내가 쓴 글'),
    });
    expect((await block(crypto.randomUUID())).status).toBe(404);
    expect((await post('/mypage/block', { post_id: 'x' })).status).toBe(422);
  });

  test('a leaving account is not listed', async () => {
    const sora = await author('소라');
    await block(sora.postId);
    await t.db
      .update(accounts)
      .set({ leavingAt: new Date(t.clock.now) })
      .where(eq(accounts.id, sora.accountId));
    expect(await get('/mypage/block')).toEqual([]);
    const reader = await t.signUp();
    expect(await popular(reader.token)).toEqual([]);
    expect((await block(sora.postId, reader.token)).status).toBe(404);
  });
});
