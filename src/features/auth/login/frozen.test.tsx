import { createAccount } from '@mocks/fixtures';
import { backend, mailbox } from '@mocks/server';
import { accountFreezes } from '@server/db/schema/account-freezes';
import { accounts } from '@server/db/schema/accounts';
import { runJobs } from '@server/testing/run-jobs';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';

async function createFrozenAccount(more: Partial<typeof accountFreezes.$inferInsert> = {}) {
  const account = await createAccount({});
  const { db } = backend().deps;
  const frozenAt = new Date('2026-03-01T03:00:00Z');
  await db.update(accounts).set({ frozenAt }).where(eq(accounts.id, account.id));
  const why = { reason: 'spam', text: '같은 광고를 여러 번 올렸어요.' } as const;
  await db.insert(accountFreezes).values({ accountId: account.id, id: crypto.randomUUID(), ...why, frozenAt, ...more });
  return account;
}
async function logIn(user: UserEvent, { user_id, password }: { user_id: string; password: string }) {
  await user.click(await screen.findByLabelText('아이디'));
  await user.paste(user_id);
  await user.click(screen.getByLabelText('비밀번호'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: '로그인' }));
}

test('a frozen account reads why and since when, and sends one appeal', async () => {
  const { user, place } = renderApp('/auth/login');
  await logIn(user, await createFrozenAccount());
  expect(await screen.findByText('이용이 정지된 계정이에요')).toBeVisible();
  expect(screen.getByText('2026년 3월 1일부터 로그인할 수 없어요.')).toBeVisible();
  expect(screen.getByText('광고나 도배를 했어요')).toBeVisible();
  expect(screen.getByText('같은 광고를 여러 번 올렸어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '이의 내기' }));
  expect(await screen.findByText('이의 내용을 입력해 주세요.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '이의' }), '광고가 아니라 후기예요.');
  await user.click(screen.getByRole('button', { name: '이의 내기' }));
  expect(await screen.findByText(/살펴보고 있어요/)).toBeVisible();
  expect(screen.getByText('광고가 아니라 후기예요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '이의 내기' })).toBeNull();
  expect(place()).toBe('/auth/login');
});

test('a frozen account reads the answer to its appeal, and leaves for another account', async () => {
  const at = new Date('2026-03-02T03:00:00Z');
  const { user } = renderApp('/auth/login');
  await logIn(
    user,
    await createFrozenAccount({
      appeal: '후기예요.',
      appealedAt: at,
      appealResult: 'upheld',
      appealAnswer: '다시 보아도 광고예요.',
      appealAnsweredAt: at,
    }),
  );
  expect(await screen.findByText('다시 보아도 광고예요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다른 계정으로 로그인' }));
  expect(await screen.findByLabelText('아이디')).toHaveValue('');
});

test('a frozen account has its data prepared, and fetches it after logging in again', async () => {
  const account = await createFrozenAccount();
  const { user } = renderApp('/auth/login');
  await logIn(user, account);
  await user.click(await screen.findByRole('button', { name: '파일 만들기' }));
  expect(await screen.findByText('파일을 만들고 있어요')).toBeVisible();
  await runJobs(backend().deps);
  await user.click(screen.getByRole('button', { name: '다른 계정으로 로그인' }));
  await logIn(user, account);
  expect(await screen.findByText(/^파일이 준비됐어요/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^내려받기 · \d+KB$/ })).toBeEnabled();
});

test('of a stolen account the data needs a code mailed to the address of before', async () => {
  const account = await createFrozenAccount({ reason: 'stolen' });
  const { db, now } = backend().deps;
  const changed = { email: 'thief@example.com', formerEmail: 'owner@example.com', emailChangedAt: new Date(now()) };
  await db.update(accounts).set(changed).where(eq(accounts.id, account.id));
  const { user } = renderApp('/auth/login');
  await logIn(user, account);
  await user.click(await screen.findByRole('button', { name: '확인 번호 받기' }));
  await user.type(await screen.findByLabelText('확인 번호'), '000000');
  await user.click(screen.getByRole('button', { name: '확인하기' }));
  expect(await screen.findByText(/번호가 맞지 않아요/)).toBeVisible();
  await user.clear(screen.getByLabelText('확인 번호'));
  await user.type(screen.getByLabelText('확인 번호'), mailbox().lastCode('owner@example.com'));
  await user.click(screen.getByRole('button', { name: '확인하기' }));
  expect(await screen.findByRole('button', { name: '파일 만들기' })).toBeVisible();
});
