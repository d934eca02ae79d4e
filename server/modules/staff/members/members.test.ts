/** @postgres sql */

import type { FrozenAccount } from '@contract/auth/freezes.responses';
import { DAY_MS } from '@contract/common/time';
import type { DataExport } from '@contract/mypage/export.responses';
import { inquiryNumber } from '@contract/mypage/inquiries';
import type { AuditPage } from '@contract/staff/audit.responses';
import type { AppealPage, Member, MemberEmail, MembersFound } from '@contract/staff/members.responses';
import { accounts, staffActions } from '@server/db/schema';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { createInquiry } from '@server/proofs/people-rows';
import { readArchive } from '@server/testing/fetch-export';
import { runJobs } from '@server/testing/run-jobs';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();

const WHY = { reason: 'spam', text: '같은 광고를 여러 번 올렸어요.' };
const find = (token: string, key: string, value: string) =>
  t.callJson<Member>('POST', '/admin/member/find', { token, body: { key, value } });
const freeze = (token: string, id: string, body: object = WHY) =>
  t.callJson<Member>('POST', `/admin/member/${id}/freeze`, { token, body });
const logIn = (person: { loginId: string; password: string }) =>
  t.callJson('POST', '/auth/login', { body: { user_id: person.loginId, password: person.password } });
const frozen = <T = FrozenAccount>(person: { loginId: string; password: string }, path = '', more: object = {}) =>
  t.callJson<T>('POST', `/auth/frozen${path}`, {
    body: { user_id: person.loginId, password: person.password, ...more },
  });
const listActions = async () =>
  (await t.db.select().from(staffActions)).map(({ action, actorId, subjectId }) => ({ action, actorId, subjectId }));

describe('finding', () => {
  test('finds by nickname, e-mail, log-in id, account id and the number of an inquiry', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp({ loginId: 'haneul77', nickname: '하늘이네', email: 'haneul@example.com' });
    const { inquiryId } = await createInquiry(t, { ...person, mark: '표식' }, 'received');
    const keys = [
      ['nickname', '하늘이네'],
      ['email', ' HANEUL@example.com '],
      ['user_id', 'Haneul77'],
      ['id', person.accountId],
      ['inquiry', inquiryNumber(inquiryId)],
      ['inquiry', inquiryId],
    ] as const;
    for (const [key, value] of keys) {
      const { data } = await find(admin.token, key, value);
      expect([key, data.id]).toEqual([key, person.accountId]);
    }
    expect((await listActions()).filter(({ action }) => action === 'member.view')).toHaveLength(keys.length);
  });

  test('answers the state and counts, with the e-mail masked and nothing of children', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp({ loginId: 'haneul77', email: 'haneul@example.com', over14At: new Date(0) });
    const { data } = await find(admin.token, 'user_id', 'haneul77');
    expect(data).toMatchObject({
      id: person.accountId,
      email_masked: 'ha***@example.com',
      state: 'active',
      over_14: true,
      last_seen_on: '20260310',
      devices: 1,
      counts: { posts: 0, comments: 0, reports: 0, cases: 0, removed: 0, inquiries: 0 },
      freeze: null,
      can: { freeze: true, unfreeze: false, answer_appeal: false, sign_out: true, set_role: true, see_email: true },
    });
    expect(JSON.stringify(data)).not.toMatch(/child|profile|haneul@/);
    const { data: shown } = await t.callJson<MemberEmail>('POST', `/admin/member/${person.accountId}/email`, {
      token: admin.token,
    });
    expect(shown.email).toBe('haneul@example.com');
    expect((await listActions()).at(-1)).toEqual({
      action: 'member.email',
      actorId: admin.accountId,
      subjectId: person.accountId,
    });
  });

  test('a moderator finds by nickname, not by e-mail or log-in id, and sees a masked id and no log', async () => {
    const moderator = await t.signUp({ role: 'moderator' });
    await t.signUp({ loginId: 'haneul77', nickname: '하늘이네' });
    const { data } = await find(moderator.token, 'nickname', '하늘이네');
    expect(data).toMatchObject({
      user_id: 'hane***7',
      log: [],
      can: { freeze: true, set_role: false, see_email: false },
    });
    for (const key of ['email', 'user_id']) expect((await find(moderator.token, key, 'x')).code).toBe('FORBIDDEN');
    expect((await t.callJson('POST', `/admin/member/${data.id}/email`, { token: moderator.token })).code).toBe(
      'FORBIDDEN',
    );
  });

  test('lists members by the beginning of nickname, e-mail or log-in id, and records each as listed', async () => {
    const admin = await t.signUp({ role: 'admin', loginId: 'chief', email: 'chief@example.com' });
    await t.signUp({ loginId: 'haneul77', nickname: '하늘이네', email: 'haneul@example.com' });
    await t.signUp({ loginId: 'haneul', nickname: '하늘', email: 'sky@example.com' });
    await t.signUp({ loginId: 'bada', nickname: '바다_하늘', email: 'bada@example.com' });
    const search = (key: string, value: string, { token } = admin) =>
      t.callJson<MembersFound>('POST', '/admin/member/search', { token, body: { key, value } });
    const names = async (key: string, value: string) => {
      const { data } = await search(key, value);
      return data.items.map(({ nickname }) => nickname);
    };
    expect(await names('nickname', '하늘')).toEqual(['하늘', '하늘이네']);
    expect(await names('user_id', 'HANEUL')).toEqual(['하늘', '하늘이네']);
    expect(await names('email', 'haneul@')).toEqual(['하늘이네']);
    expect(await names('nickname', '%%')).toEqual([]);
    expect((await search('nickname', '하')).fields).toEqual({ value: '두 글자부터 찾을 수 있어요.' });
    const listed = (await listActions()).filter(({ action }) => action === 'member.list');
    expect(listed).toHaveLength(2);

    const moderator = await t.signUp({ role: 'moderator' });
    expect((await search('nickname', '하늘', moderator)).data.items[0]?.user_id).toBe('han**l');
    for (const key of ['email', 'user_id']) expect((await search(key, 'haneul', moderator)).code).toBe('FORBIDDEN');
  });

  test('answers NOT_FOUND for an unknown value, and names the field of a wrong number', async () => {
    const { token } = await t.signUp({ role: 'admin' });
    for (const [key, value] of [
      ['nickname', '없는사람'],
      ['email', 'nobody@example.com'],
      ['id', 'nonsense'],
      ['inquiry', '0000-0000'],
    ] as const)
      expect((await find(token, key, value)).code).toBe('NOT_FOUND');
    expect(await find(token, 'inquiry', '12')).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { value: expect.any(String) },
    });
  });
});

describe('a freeze', () => {
  test('ends sessions at once, refuses the sign-in, and is lifted', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp();
    const { data } = await freeze(admin.token, person.accountId);
    expect(data).toMatchObject({ state: 'frozen', devices: 0, freeze: { ...WHY, appeal: null } });
    expect((await t.callJson('GET', '/auth/info', { token: person.token })).code).toBe('SESSION_EXPIRED');
    expect((await t.callJson('GET', '/mypage', { token: person.token })).code).toBe('SESSION_EXPIRED');
    expect(await logIn(person)).toMatchObject({ status: 403, code: 'ACCOUNT_FROZEN' });
    expect((await logIn({ ...person, password: 'guess' })).code).toBe('WRONG_CREDENTIALS');
    const lifted = await t.callJson<Member>('POST', `/admin/member/${person.accountId}/unfreeze`, {
      token: admin.token,
    });
    expect(lifted.data).toMatchObject({ state: 'active', freeze: null, past_freezes: 1 });
    expect((await logIn(person)).status).toBe(200);
    expect((await listActions()).map(({ action }) => action)).toEqual(['member.freeze', 'member.unfreeze']);
    expect(t.mailer.mails.map(({ subject }) => subject)).toEqual([
      '[쑥쑥플래너] 계정 이용이 정지되었어요',
      '[쑥쑥플래너] 다시 이용할 수 있어요',
    ]);
  });

  test('says why to the owner, takes one appeal, and shows the answer', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp({ nickname: '하늘이네' });
    await freeze(admin.token, person.accountId);
    expect((await frozen(person)).data).toMatchObject({ ...WHY, can_appeal: true, appeal: null });
    expect((await frozen({ ...person, password: 'guess' })).code).toBe('WRONG_CREDENTIALS');
    const sent = await frozen(person, '/appeal', { text: '광고가 아니라 후기예요.' });
    expect(sent.data).toMatchObject({ can_appeal: false, appeal: { text: '광고가 아니라 후기예요.', answer: null } });
    expect((await frozen(person, '/appeal', { text: '광고가 아니라 후기예요.' })).data).toEqual(sent.data);
    expect((await frozen(person, '/appeal', { text: '하나 더요.' })).code).toBe('APPEAL_USED');

    const { data: waiting } = await t.callJson<AppealPage>('GET', '/admin/appeal', { token: admin.token });
    expect(waiting.items).toMatchObject([{ id: person.accountId, nickname: '하늘이네', reason: 'spam' }]);
    const answer = (body: object) =>
      t.callJson<Member>('POST', `/admin/member/${person.accountId}/appeal`, { token: admin.token, body });
    const upheld = await answer({ result: 'upheld', text: '다시 보아도 광고예요.' });
    expect(upheld.data).toMatchObject({ state: 'frozen', can: { answer_appeal: false } });
    expect((await answer({ result: 'lifted', text: '죄송해요.' })).code).toBe('CONFLICT');
    expect((await frozen(person)).data.appeal?.answer).toMatchObject({
      result: 'upheld',
      text: '다시 보아도 광고예요.',
    });
    expect((await t.callJson<AppealPage>('GET', '/admin/appeal', { token: admin.token })).data.items).toEqual([]);
  });

  test('ends with an appeal that is right', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp();
    await freeze(admin.token, person.accountId);
    await frozen(person, '/appeal', { text: '후기예요.' });
    const { data } = await t.callJson<Member>('POST', `/admin/member/${person.accountId}/appeal`, {
      token: admin.token,
      body: { result: 'lifted', text: '후기가 맞아요. 불편을 드려 죄송해요.' },
    });
    expect(data.state).toBe('active');
    expect((await logIn(person)).status).toBe(200);
    expect((await frozen(person)).code).toBe('NOT_FOUND');
  });

  test('leaves the way to one’s own data open', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp({ name: '하늘보호자' });
    await freeze(admin.token, person.accountId);
    const body = { user_id: person.loginId, password: person.password };
    expect(await t.callJson('POST', '/auth/frozen/export', { body })).toMatchObject({ data: { state: 'preparing' } });
    await runJobs(t.deps);
    const { data } = await t.callJson<DataExport>('POST', '/auth/frozen/export/state', { body });
    const answer = await t.call('GET', data.state === 'ready' ? data.link : '');
    const { json } = readArchive(await answer.arrayBuffer());
    expect(json('accounts')).toMatchObject([{ name: '하늘보호자' }]);
    expect(json('account_freezes')).toMatchObject([{ text: WHY.text }]);
    const guess = await t.callJson('POST', '/auth/frozen/export', { body: { ...body, password: 'guess' } });
    expect(guess.code).toBe('WRONG_CREDENTIALS');
  });

  test('is refused for staff, twice, and without a reason or a text', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const colleague = await t.signUp({ role: 'moderator' });
    const person = await t.signUp();
    expect((await freeze(admin.token, colleague.accountId)).code).toBe('CONFLICT');
    expect((await freeze(admin.token, admin.accountId)).code).toBe('CONFLICT');
    expect(await freeze(admin.token, person.accountId, { text: '' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { reason: '이유를 골라 주세요.', text: expect.any(String) },
    });
    expect((await freeze(colleague.token, person.accountId)).status).toBe(200);
    expect((await freeze(admin.token, person.accountId)).code).toBe('CONFLICT');
  });

  test('stays when a leaving account comes back', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp();
    await t.call('POST', '/mypage/cancel-membership', { token: person.token, body: { password: person.password } });
    await freeze(admin.token, person.accountId);
    expect((await logIn(person)).code).toBe('ACCOUNT_LEAVING');
    const back = await t.callJson('POST', '/auth/come-back', {
      body: { user_id: person.loginId, password: person.password },
    });
    expect(back.code).toBe('ACCOUNT_FROZEN');
    expect((await find(admin.token, 'id', person.accountId)).data.state).toBe('frozen');
  });
});

test('ends all sessions of a parent, and of a colleague only for an admin', async () => {
  const [admin, moderator] = await t.signUpEach([{ role: 'admin' }, { role: 'moderator' }]);
  const person = await t.signUp();
  const end = (token = '', id = '') => t.callJson<Member>('DELETE', `/admin/member/${id}/session`, { token });
  expect((await end(moderator?.token, person.accountId)).data.devices).toBe(0);
  expect((await t.callJson('GET', '/auth/info', { token: person.token })).code).toBe('SESSION_EXPIRED');
  expect((await end(moderator?.token, admin?.accountId)).code).toBe('FORBIDDEN');
  expect((await end(admin?.token, moderator?.accountId)).data.devices).toBe(0);
});

describe('roles', () => {
  const setRole = (token: string, id: string, role: string) =>
    t.callJson<Member>('PUT', `/admin/member/${id}/role`, { token, body: { role } });

  test('are granted and revoked with a log of who did it', async () => {
    const admin = await t.signUp({ role: 'admin', loginId: 'chief' });
    const person = await t.signUp();
    expect((await setRole(admin.token, person.accountId, 'moderator')).data.role).toBe('moderator');
    const { data } = await setRole(admin.token, person.accountId, 'parent');
    expect(data.log.map(({ action, actor }) => [action, actor])).toEqual([
      ['role.parent', 'chief'],
      ['role.moderator', 'chief'],
    ]);
    await setRole(admin.token, person.accountId, 'parent');
    expect(await listActions()).toHaveLength(2);
  });

  test('are not one’s own, nor of a frozen account', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp();
    expect((await setRole(admin.token, admin.accountId, 'parent')).code).toBe('CONFLICT');
    await freeze(admin.token, person.accountId);
    expect((await setRole(admin.token, person.accountId, 'expert')).code).toBe('CONFLICT');
  });
});

describe('the audit log', () => {
  const list = async (token: string, query = '') =>
    (await t.callJson<AuditPage>('GET', `/admin/audit${query}`, { token })).data;

  test('lists the newest first by pages, and by kind, actor and subject', async () => {
    const admin = await t.signUp({ role: 'admin', loginId: 'chief' });
    const [one, other] = await t.signUpEach([{}, {}]);
    for (const id of [one?.accountId ?? '', other?.accountId ?? '']) {
      t.clock.now += 1000;
      await freeze(admin.token, id);
      await t.call('POST', `/admin/member/${id}/unfreeze`, { token: admin.token });
    }
    const first = await list(admin.token, '?limit=3');
    expect(first.items.map(({ action }) => action)).toEqual(['member.unfreeze', 'member.freeze', 'member.unfreeze']);
    expect(first.items[0]).toMatchObject({
      subject_kind: 'account',
      subject_id: other?.accountId,
      actor: { id: admin.accountId, user_id: 'chief' },
    });
    expect((await list(admin.token, `?limit=3&cursor=${first.next}`)).items).toHaveLength(1);
    expect((await list(admin.token, '?kind=account')).items).toHaveLength(4);
    expect((await list(admin.token, '?kind=faq')).items).toEqual([]);
    expect((await list(admin.token, `?subject=${one?.accountId}`)).items).toHaveLength(2);
    expect((await list(admin.token, `?actor=${one?.accountId}`)).items).toEqual([]);
  });

  test('refuses to change or delete a line', async () => {
    const admin = await t.signUp({ role: 'admin' });
    await find(admin.token, 'id', admin.accountId);
    const refusal = { cause: expect.objectContaining({ code: '42501' }) };
    await expect(t.db.update(staffActions).set({ actorId: null })).rejects.toMatchObject(refusal);
    await expect(t.db.delete(staffActions)).rejects.toMatchObject(refusal);
    expect(await listActions()).toHaveLength(1);
  });

  test('holds ids of nobody after a purge', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const person = await t.signUp({ loginId: 'haneul77' });
    await freeze(admin.token, person.accountId);
    const leavingAt = new Date(t.clock.now);
    await t.db.update(accounts).set({ leavingAt }).where(eq(accounts.id, person.accountId));
    t.clock.now += 30 * DAY_MS;
    expect(await purgeLeft(t.deps)).toBe(1);
    expect(await listActions()).toEqual([
      { action: 'member.freeze', actorId: admin.accountId, subjectId: person.accountId },
    ]);
    const later = await t.signUp({ role: 'admin' });
    expect((await find(later.token, 'id', person.accountId)).code).toBe('NOT_FOUND');
  });
});
