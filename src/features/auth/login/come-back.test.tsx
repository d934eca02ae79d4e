import { DAY_MS } from '@contract/common/time';
import { createAccount } from '@mocks/fixtures';
import { holdApiResponse, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';

async function createLeavingAccount(daysAgo: number) {
  const account = await createAccount({ children: [{}] });
  await backend()
    .deps.db.update(accounts)
    .set({ leavingAt: new Date(Date.now() - daysAgo * DAY_MS) })
    .where(eq(accounts.id, account.id));
  return account;
}
async function logIn(user: UserEvent, { user_id, password }: { user_id: string; password: string }) {
  await user.click(await screen.findByLabelText('아이디'));
  await user.paste(user_id);
  await user.click(screen.getByLabelText('비밀번호'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: '로그인' }));
}
const offer = () => screen.findByRole('dialog', { name: '다시 돌아오시겠어요?' });
const comeBack = async () => within(await offer()).getByRole('button', { name: '다시 돌아오기' });
const leavingAt = async (id: string) => {
  const [row] = await backend().deps.db.select().from(accounts).where(eq(accounts.id, id));
  return row?.leavingAt;
};

describe('an account that asked to leave', () => {
  test('is offered to come back and continues to home', async () => {
    const account = await createLeavingAccount(10);
    const { user, place } = renderApp('/auth/login');
    await logIn(user, account);
    expect(await offer()).toHaveTextContent(/탈퇴를 신청한 계정이에요.*까지는/);
    await user.click(await comeBack());
    await waitFor(() => expect(place()).toBe('/home'));
    expect(await leavingAt(account.id)).toBeNull();
  });

  test('stays leaving when the offer is declined', async () => {
    const account = await createLeavingAccount(10);
    const { user, place } = renderApp('/auth/login');
    await logIn(user, account);
    await user.click(within(await offer()).getByRole('button', { name: '나중에 할게요' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('아이디')).toHaveValue(account.user_id);
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    expect(place()).toBe('/auth/login');
    expect(await leavingAt(account.id)).not.toBeNull();
  });

  test('keeps the offer without a connection and comes back once for a double tap', async () => {
    const account = await createLeavingAccount(1);
    const { user, place } = renderApp('/auth/login');
    await logIn(user, account);
    await offer();
    const network = mockNetworkDown();
    await user.click(await comeBack());
    expect(await within(await offer()).findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    network.restore();
    const held = holdApiResponse('POST', '/auth/come-back');
    const before = apiCalls().filter(({ path }) => path === '/auth/come-back').length;
    await user.dblClick(await comeBack());
    await held.reached;
    held.release();
    await waitFor(() => expect(place()).toBe('/home'));
    expect(apiCalls().filter(({ path }) => path === '/auth/come-back').length - before).toBe(1);
  });

  test('is unknown after thirty days', async () => {
    const { user } = renderApp('/auth/login');
    await logIn(user, await createLeavingAccount(31));
    expect(await screen.findByRole('alert')).toHaveTextContent('아이디 또는 비밀번호가 맞지 않아요.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
