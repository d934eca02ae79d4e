import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { guardianships } from '@server/db/schema/guardianships';
import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

const PATH = '/mypage/setting/cancel-membership';
const sent = () => apiCalls().filter(({ path }) => path === '/mypage/cancel-membership');
const leaveButton = () => screen.findByRole('button', { name: '탈퇴 신청하기' });

describe('/mypage/setting/cancel-membership', () => {
  test('shows every visitor what is deleted and when, and asks for a log-in first', async () => {
    const { user_id, password } = await createAccount();
    const { user, place } = renderApp(PATH);
    expect(await screen.findByRole('heading', { name: '신청하면 바로' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '30일 동안' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^\d{4}년 \d+월 \d+일 이후$/ })).toBeVisible();
    expect(screen.queryByLabelText('비밀번호')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '로그인하고 탈퇴하기' }));
    await user.type(await screen.findByLabelText('아이디'), user_id);
    await user.type(screen.getByLabelText('비밀번호'), `${password}{Enter}`);
    await leaveButton();
    expect(place()).toBe(PATH);
  });

  test('sends one request, leads to the introduction and clears the session', async () => {
    const { account } = await createSignedInParent();
    const held = holdApiResponse('POST', '/mypage/cancel-membership');
    const { user, place } = renderApp(PATH);
    await user.type(await screen.findByLabelText(/떠나는 이유/), '아이가 다 컸어요');
    await user.type(screen.getByLabelText('비밀번호'), account.password);
    await user.dblClick(await leaveButton());
    await held.reached;
    held.release();
    expect(
      await screen.findByText(/^그동안 고마웠어요\. \d{4}년 \d+월 \d+일 전까지 다시 돌아올 수 있어요\.$/),
    ).toBeVisible();
    await waitFor(() => expect(place()).toBe('/intro'));
    expect(sent()).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_'))).toEqual([]);
    const [row] = await backend().deps.db.select().from(accounts);
    expect(row).toMatchObject({ leavingReason: '아이가 다 컸어요' });
    expect(row?.leavingAt).not.toBeNull();
  });

  test('says what becomes of shared children, and sends who is asked first to take one over', async () => {
    const { account, token, child } = await createSignedInParent({ children: [{ name: '하늘' }] });
    const shared = { child: child?.id ?? '', token };
    await shareWith('하늘아빠', 'guardian', shared);
    await shareWith('하늘이모', 'guardian', shared);
    const { user, place } = renderApp(PATH);
    await user.click(await screen.findByRole('radio', { name: '하늘이모' }));
    await user.type(screen.getByLabelText('비밀번호'), account.password);
    await user.click(await leaveButton());
    await waitFor(() => expect(place()).toBe('/intro'));
    const db = backend().deps.db;
    const [aunt] = await db.select().from(accounts).where(eq(accounts.name, '하늘이모'));
    const rows = await db.select().from(guardianships);
    expect(rows.filter(({ offeredAt }) => offeredAt !== null).map(({ accountId }) => accountId)).toEqual([aunt?.id]);
  });

  test('shows a wrong password at its field and keeps the reason over a reload', async () => {
    await createSignedInParent();
    const first = renderApp(PATH);
    await first.user.type(await screen.findByLabelText(/떠나는 이유/), '잠깐 쉬려고요');
    await first.user.type(screen.getByLabelText('비밀번호'), 'not-my-password{Enter}');
    expect(await screen.findByText('지금 쓰는 비밀번호가 맞지 않아요.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('비밀번호')).toHaveFocus());
    expect(screen.getByLabelText(/떠나는 이유/)).toHaveValue('잠깐 쉬려고요');
    first.unmount();

    renderApp(PATH);
    expect(await screen.findByLabelText(/떠나는 이유/)).toHaveValue('잠깐 쉬려고요');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(stored.join('\n')).not.toContain('not-my-password');
  });

  test('asks for an empty password and stays signed in when the server fails', async () => {
    const { account } = await createSignedInParent();
    const { user, place } = renderApp(PATH);
    await user.click(await leaveButton());
    expect(await screen.findByText('비밀번호를 입력해 주세요.')).toBeVisible();
    expect(sent()).toEqual([]);
    mockApiError('POST', '/mypage/cancel-membership', 500, { message: '서버에 문제가 생겼어요.' });
    await user.type(screen.getByLabelText('비밀번호'), `${account.password}{Enter}`);
    expect(await screen.findByText('서버에 문제가 생겼어요.')).toBeVisible();
    expect(place()).toBe(PATH);
    expect(localStorage.getItem('ggp_accessToken')).not.toBeNull();
  });

  test('is linked from the settings and links back to them', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/mypage/setting');
    await user.click(await screen.findByRole('link', { name: '회원 탈퇴' }));
    await leaveButton();
    await user.click(screen.getByRole('link', { name: '계속 함께할래요' }));
    await screen.findByRole('heading', { level: 1, name: '설정' });
    expect(place()).toBe('/mypage/setting');
  });
});

test('offers to come back at the log-in of an account that left', async () => {
  const account = await createAccount();
  await signIn(account);
  const { user, place } = renderApp(PATH);
  await user.type(await screen.findByLabelText('비밀번호'), `${account.password}{Enter}`);
  await waitFor(() => expect(place()).toBe('/intro'));
  await user.click(await screen.findByRole('link', { name: '이미 계정이 있어요' }));
  await user.type(await screen.findByLabelText('아이디'), account.user_id);
  await user.type(screen.getByLabelText('비밀번호'), `${account.password}{Enter}`);
  await user.click(await screen.findByRole('button', { name: '다시 돌아오기' }));
  await waitFor(() => expect(place()).toMatch(/^\/(home|auth\/profile\/select)$/));
});
