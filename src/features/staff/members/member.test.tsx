import type { Member } from '@contract/staff/members.responses';
import { callApiAs } from '@mocks/community';
import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';

const admin = async () => {
  const account = await createAccount({ role: 'admin' });
  await signIn(account);
  return account;
};
async function createMember(nickname: string) {
  const account = await createAccount({});
  await backend().deps.db.update(accounts).set({ nickname }).where(eq(accounts.id, account.id));
  return account;
}
const toFrozen = async (by: Awaited<ReturnType<typeof admin>>, id: string) =>
  callApiAs<Member>(by, 'POST', `/admin/member/${id}/freeze`, {
    reason: 'spam',
    text: '같은 광고를 여러 번 올렸어요.',
  });

test('finds a member by nickname, freezes and unfreezes the account', async () => {
  await admin();
  await createMember('하늘이네');
  const { user } = renderApp('/admin/member');
  await user.type(await screen.findByRole('textbox', { name: '닉네임' }), '하늘이네');
  await user.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByRole('heading', { level: 2, name: '하늘이네' })).toBeVisible();
  expect(screen.getByText('이용 중')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '이용 정지하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '이용 정지하기' }));
  await user.click(sheet.getByRole('button', { name: '이용 정지하기' }));
  expect(await sheet.findByText('이유를 골라 주세요.')).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: '광고나 도배를 했어요' }));
  await user.type(sheet.getByRole('textbox', { name: '회원이 읽을 설명' }), '같은 광고를 여러 번 올렸어요.');
  await user.click(sheet.getByRole('button', { name: '이용 정지하기' }));
  expect(await screen.findByText('같은 광고를 여러 번 올렸어요.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '이용 정지 풀기' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '풀기' }));
  expect(await screen.findByText('이용 중')).toBeVisible();
});

test('lists the members whose nickname begins with what was typed', async () => {
  await admin();
  await createMember('하늘이네');
  const { id } = await createMember('하늘아빠');
  const { user, place } = renderApp('/admin/member');
  await user.type(await screen.findByRole('textbox', { name: '닉네임' }), '하늘');
  await user.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByRole('heading', { level: 2, name: '회원을 2명 찾았어요' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^하늘아빠/ }));
  expect(await screen.findByRole('heading', { level: 2, name: '하늘아빠' })).toBeVisible();
  expect(place()).toBe(`/admin/member?id=${id}`);
});

test('shows the whole e-mail only when it is asked for', async () => {
  await admin();
  const { id } = await createMember('하늘이네');
  const { user } = renderApp(`/admin/member?id=${id}`);
  expect(await screen.findByText(/\*\*\*@/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '모두 보기' }));
  expect(await screen.findByText(/^[^*]+@example\.com$/)).toBeVisible();
});

test('says which value was not found', async () => {
  await admin();
  const { user } = renderApp('/admin/member');
  await user.click(await screen.findByRole('button', { name: '문의 번호' }));
  await user.type(screen.getByRole('textbox', { name: '문의 번호' }), '12');
  await user.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByText(/문의 번호 8자리를 다시 확인해 주세요/)).toBeVisible();
});

test('grants a role, and lists who did it', async () => {
  await admin();
  const { id } = await createMember('하늘이네');
  const { user } = renderApp(`/admin/member?id=${id}`);
  await user.click(await screen.findByRole('button', { name: '역할 바꾸기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '역할 바꾸기' }));
  await user.click(sheet.getByRole('radio', { name: '전문가' }));
  await user.click(sheet.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/전문가 역할 주기 ·/)).toBeVisible();
});

test('an appeal is listed and answered, and the person reads the answer at the log-in', async () => {
  const chief = await admin();
  const person = await createMember('하늘이네');
  await toFrozen(chief, person.id);
  const body = { user_id: person.user_id, password: person.password, text: '광고가 아니라 후기예요.' };
  await callApiAs(chief, 'POST', '/auth/frozen/appeal', body);
  const { user, unmount } = renderApp('/admin/member');
  await user.click(await screen.findByRole('link', { name: /하늘이네/ }));
  await user.click(await screen.findByRole('button', { name: '이의에 답하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '이의에 답하기' }));
  expect(sheet.getByText('광고가 아니라 후기예요.')).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: '정지를 그대로 두기' }));
  await user.type(sheet.getByRole('textbox', { name: '회원이 읽을 답변' }), '다시 보아도 광고예요.');
  await user.click(sheet.getByRole('button', { name: '답 보내기' }));
  expect(await screen.findByText('다시 보아도 광고예요.')).toBeVisible();
  unmount();
});

test('the audit log lists what was done, and leads to the member', async () => {
  const chief = await admin();
  const person = await createMember('하늘이네');
  await toFrozen(chief, person.id);
  const { user, place } = renderApp('/admin/audit');
  expect(await screen.findByText('이용 정지', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '회원 보기' }));
  expect(await screen.findByRole('heading', { level: 2, name: '하늘이네' })).toBeVisible();
  expect(place()).toBe(`/admin/member?id=${person.id}`);
});

test.each(['/admin/member', '/admin/audit'])('%s refuses a parent', async (path) => {
  await createSignedInParent();
  renderApp(path);
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});
