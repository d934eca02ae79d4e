import { callApi, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const ADDRESS = '/mypage/setting?openAppPassword=true';
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const setSheet = () => sheet('보호자 비밀번호 정하기');
const changeSheet = () => sheet('보호자 비밀번호 바꾸기');
const sent = (method: string) =>
  apiCalls().filter((call) => call.path.startsWith('/mypage/guardian-password') && call.method === method);
/** The toast comes and goes meanwhile. */
const opensLearning = (token: string, password: string) =>
  waitFor(() => callApi('POST', '/mypage/guardian-password/verify', { token, body: { password } }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the first guardian password', () => {
  test.each([
    ['12', '12', '숫자 4~8자리로 입력해 주세요.', '보호자 비밀번호'],
    ['abcd', 'abcd', '숫자만 쓸 수 있어요. 숫자 4~8자리로 입력해 주세요.', '보호자 비밀번호'],
    ['2468', '2486', '위에 입력한 것과 달라요.', '보호자 비밀번호 확인'],
  ])('%s and %s are refused at the field, which gets the focus', async (password, confirm, sentence, field) => {
    await createSignedInParent();
    const { user } = renderApp(ADDRESS);
    const form = await setSheet();
    await user.type(form.getByLabelText('보호자 비밀번호'), password);
    await user.type(form.getByLabelText('보호자 비밀번호 확인'), confirm);
    await user.click(form.getByRole('button', { name: '저장하기' }));
    expect(await form.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(field)).toHaveFocus());
    expect(form.getByLabelText(field)).toHaveAccessibleDescription(sentence);
    expect(sent('POST')).toEqual([]);
  });

  test('is sent once for a double tap and opens learning', async () => {
    const { token } = await createSignedInParent();
    const held = holdApiResponse('POST', '/mypage/guardian-password');
    const { user } = renderApp(ADDRESS);
    const form = await setSheet();
    await user.type(form.getByLabelText('보호자 비밀번호'), '2468');
    await user.type(form.getByLabelText('보호자 비밀번호 확인'), '2468');
    await user.dblClick(form.getByRole('button', { name: '저장하기' }));
    await held.reached;
    expect(sent('POST')).toHaveLength(1);
    held.release();
    expect(await screen.findByText('보호자 비밀번호를 정했어요')).toBeVisible();
    await closed();
    await opensLearning(token, '2468');
  });

  test('is asked for when it was set on another device meanwhile', async () => {
    const { token } = await createSignedInParent();
    const { user } = renderApp(ADDRESS);
    const form = await setSheet();
    await callApi('POST', '/mypage/guardian-password', { token, body: { password: '1357' } });
    await user.type(form.getByLabelText('보호자 비밀번호'), '2468');
    await user.type(form.getByLabelText('보호자 비밀번호 확인'), '2468');
    await user.click(form.getByRole('button', { name: '저장하기' }));
    expect((await changeSheet()).getByLabelText('지금 쓰는 보호자 비밀번호')).toBeVisible();
  });

  test('keeps the typed text without a connection and repeats the same request', async () => {
    await createSignedInParent();
    const { user } = renderApp(ADDRESS);
    const form = await setSheet();
    await user.type(form.getByLabelText('보호자 비밀번호'), '2468');
    const network = mockNetworkDown();
    await user.type(form.getByLabelText('보호자 비밀번호 확인'), '2468');
    await user.click(form.getByRole('button', { name: '저장하기' }));
    expect(await form.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    network.restore();
    await user.click(form.getByRole('button', { name: '저장하기' }));
    await closed();
    const keys = sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a changed guardian password', () => {
  test('requires the current one, with an error at its field', async () => {
    const { token } = await createSignedInParent({ hasGuardianPassword: true });
    const { user } = renderApp(ADDRESS);
    const form = await changeSheet();
    const current = form.getByLabelText('지금 쓰는 보호자 비밀번호');
    await user.type(current, '9999');
    await user.type(form.getByLabelText('새 보호자 비밀번호'), '2468');
    await user.type(form.getByLabelText('새 보호자 비밀번호 확인'), '2468');
    await user.click(form.getByRole('button', { name: '저장하기' }));
    expect(await form.findByText(/보호자 비밀번호가 맞지 않아요/)).toBeVisible();
    await waitFor(() => expect(current).toHaveFocus());
    expect(form.getByLabelText('새 보호자 비밀번호')).toHaveValue('2468');

    await user.clear(current);
    await user.type(current, '0000');
    await user.click(form.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByText('보호자 비밀번호를 바꿨어요')).toBeVisible();
    await closed();
    await opensLearning(token, '2468');
  });

  test('shows the wait after too many wrong ones, and can be reset by the account password at once', async () => {
    const { account, token } = await createSignedInParent({ hasGuardianPassword: true });
    const { user } = renderApp(ADDRESS);
    const form = await changeSheet();
    const current = form.getByLabelText('지금 쓰는 보호자 비밀번호');
    await user.type(form.getByLabelText('새 보호자 비밀번호'), '2468');
    await user.type(form.getByLabelText('새 보호자 비밀번호 확인'), '2468');
    for (const wrong of ['1111', '2222', '3333', '4444', '5555', '6666']) {
      const before = sent('PUT').length;
      await user.clear(current);
      await user.type(current, wrong);
      await user.click(form.getByRole('button', { name: '저장하기' }));
      await waitFor(() => expect(sent('PUT')).toHaveLength(before + 1));
      await waitFor(() => expect(form.getByRole('button', { name: '저장하기' })).not.toHaveAttribute('aria-busy'));
    }
    expect(await form.findByText('여러 번 틀렸어요. 15분 뒤에 다시 시도해 주세요.')).toBeVisible();

    await user.click(form.getByRole('button', { name: '보호자 비밀번호를 잊었어요' }));
    const reset = await sheet('보호자 비밀번호 다시 정하기');
    await user.type(reset.getByLabelText('로그인 비밀번호'), 'not-the-one');
    await user.type(reset.getByLabelText('새 보호자 비밀번호'), '1357');
    await user.type(reset.getByLabelText('새 보호자 비밀번호 확인'), '1357');
    await user.click(reset.getByRole('button', { name: '저장하기' }));
    expect(await reset.findByText('지금 쓰는 비밀번호가 맞지 않아요.')).toBeVisible();
    await user.clear(reset.getByLabelText('로그인 비밀번호'));
    await user.type(reset.getByLabelText('로그인 비밀번호'), account.password);
    await user.click(reset.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByText('보호자 비밀번호를 바꿨어요')).toBeVisible();
    await closed();
    await opensLearning(token, '1357');
  });

  test('returns from the reset to the change', async () => {
    await createSignedInParent({ hasGuardianPassword: true });
    const { user } = renderApp(ADDRESS);
    await user.click((await changeSheet()).getByRole('button', { name: '보호자 비밀번호를 잊었어요' }));
    await user.click((await sheet('보호자 비밀번호 다시 정하기')).getByRole('button', { name: '다시 생각났어요' }));
    await changeSheet();
  });
});
