import { createAccount } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend, mailbox } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '@/testing/render-app';

const NEW_PASSWORD = '보슬비 내리는 마당';
const ID_TAB = '/auth/find/user-account#tab=id';
const PW_TAB = '/auth/find/user-account#tab=pw';

const tab = (name: string) => screen.findByRole('tab', { name });
const personName = () => screen.findByRole('textbox', { name: '이름' });
const userId = () => screen.findByRole('textbox', { name: '아이디' });
const email = () => screen.getByRole('textbox', { name: '이메일' });
const code = () => screen.findByRole('textbox', { name: '확인 번호' });
const askCode = () => screen.getByRole('button', { name: '확인 번호 받기' });
const password = () => screen.getByLabelText('새 비밀번호');
const again = () => screen.getByLabelText('새 비밀번호 확인');
const change = () => screen.getByRole('button', { name: '비밀번호 바꾸기' });

/** As from a password manager: at once. */
async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
async function askForPassword(user: UserEvent, id: string, address: string) {
  await put(user, await userId(), id);
  await put(user, email(), address);
  await user.click(askCode());
  await code();
}
async function choosePassword(user: UserEvent) {
  await put(user, password(), NEW_PASSWORD);
  await put(user, again(), NEW_PASSWORD);
  await user.click(change());
}

describe('the tabs', () => {
  test('have addresses: a deep link opens a tab, and Back returns to the previous one', async () => {
    const { user, place, goBack } = renderApp(PW_TAB);
    expect(await tab('비밀번호 찾기')).toHaveAttribute('aria-selected', 'true');
    await user.click(await tab('아이디 찾기'));
    expect(await personName()).toBeVisible();
    expect(place()).toBe(ID_TAB);
    goBack();
    expect(await userId()).toBeVisible();
    expect(place()).toBe(PW_TAB);
  });

  test('show the search for the id without a hash', async () => {
    renderApp('/auth/find/user-account');
    expect(await tab('아이디 찾기')).toHaveAttribute('aria-selected', 'true');
  });

  test('keep the typed text over a change of tab and a reload', async () => {
    const first = renderApp(ID_TAB);
    await put(first.user, await personName(), '김하늘');
    await first.user.click(await tab('비밀번호 찾기'));
    await first.user.click(await tab('아이디 찾기'));
    expect(await personName()).toHaveValue('김하늘');
    first.unmount();
    renderApp(ID_TAB);
    expect(await personName()).toHaveValue('김하늘');
  });
});

describe('#tab=id', () => {
  test('shows the masked id after name, address and mailed code', async () => {
    await createAccount({ user_id: 'sprout_dad', name: '김하늘' });
    const { user } = renderApp(ID_TAB);
    await put(user, await personName(), '김하늘');
    await put(user, email(), 'sprout_dad@example.com');
    await user.click(askCode());
    await waitFor(async () => expect(await code()).toHaveFocus());
    await user.type(await code(), `${mailbox().lastCode('sprout_dad@example.com')}{Enter}`);
    const heading = await screen.findByRole('heading', { name: '아이디를 찾았어요' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/^sp.*\*/)).toBeVisible();
    expect(screen.queryByText('sprout_dad')).toBeNull();
    expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/auth/login');
  });

  test('answers the same for an unknown address', async () => {
    const { user } = renderApp(ID_TAB);
    await put(user, await personName(), '아무개');
    await put(user, email(), 'nobody@example.com');
    await user.click(askCode());
    expect(await code()).toBeVisible();
    expect(screen.getByText(/nobody@example\.com로 메일을 보냈어요/)).toBeVisible();
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByText(/번호가 맞지 않아요/)).toBeVisible();
  });

  test('shows at the code field that too many codes were tried', async () => {
    await createAccount({ user_id: 'sprout_dad', name: '김하늘' });
    const { user } = renderApp(ID_TAB);
    await put(user, await personName(), '김하늘');
    await put(user, email(), 'sprout_dad@example.com');
    await user.click(askCode());
    await put(user, await code(), mailbox().lastCode() === '111111' ? '222222' : '111111');
    for (const left of [4, 3, 2, 1]) {
      await user.click(screen.getByRole('button', { name: '아이디 보기' }));
      await waitFor(async () =>
        expect(await code()).toHaveAccessibleDescription(`번호가 맞지 않아요. ${left}번 더 해 볼 수 있어요.`),
      );
    }
    for (const sentence of [
      '번호를 다섯 번 틀렸어요. 새 번호를 받아 주세요.',
      '이 번호는 더 쓸 수 없어요. 새 번호를 받아 주세요.',
    ]) {
      await user.click(screen.getByRole('button', { name: '아이디 보기' }));
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription(sentence));
    }
    await waitFor(async () => expect(await code()).toHaveFocus());
  });

  test('shows missing fields and focuses the first', async () => {
    const { user } = renderApp(ID_TAB);
    await personName();
    await user.click(askCode());
    expect(await screen.findByText('이름을 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('이메일을 입력해 주세요.')).toBeVisible();
    await waitFor(async () => expect(await personName()).toHaveFocus());
  });

  test('mails one code for a double tap', async () => {
    await createAccount({ user_id: 'sprout_dad', name: '김하늘' });
    const held = holdApiResponse('POST', '/auth/find/id');
    const { user } = renderApp(ID_TAB);
    await put(user, await personName(), '김하늘');
    await put(user, email(), 'sprout_dad@example.com');
    await user.dblClick(askCode());
    await held.reached;
    held.release();
    await code();
    expect(apiCalls().filter(({ path }) => path === '/auth/find/id')).toHaveLength(1);
  });

  test('shows that a mail could not be sent and keeps the typed text', async () => {
    mockApiError('POST', '/auth/find/id', 503, { code: 'MAIL_UNSENT', message: '지금은 메일을 보낼 수 없어요.' });
    const { user } = renderApp(ID_TAB);
    await put(user, await personName(), '김하늘');
    await put(user, email(), 'sprout_dad@example.com');
    await user.click(askCode());
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 메일을 보낼 수 없어요.');
    expect(await personName()).toHaveValue('김하늘');
  });
});

describe('#tab=pw', () => {
  test('sets a new password after id, address and mailed code, which logs in', async () => {
    const account = await createAccount({ user_id: 'sprout_dad' });
    const { user, place } = renderApp(PW_TAB);
    await askForPassword(user, 'sprout_dad', 'sprout_dad@example.com');
    await put(user, await code(), mailbox().lastCode('sprout_dad@example.com'));
    await choosePassword(user);
    expect(await screen.findByText('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    expect(place()).toBe('/auth/login');
    const [row] = await backend().deps.db.select().from(accounts);
    expect(row).toMatchObject({ id: account.id, passwordHash: `test:${NEW_PASSWORD}` });
    await put(user, screen.getByLabelText('아이디'), 'sprout_dad');
    await user.type(screen.getByLabelText('비밀번호'), `${NEW_PASSWORD}{Enter}`);
    await waitFor(() => expect(place()).toBe('/home'));
  });

  test('answers the same for an unknown id', async () => {
    const { user } = renderApp(PW_TAB);
    await askForPassword(user, 'nobody_here', 'nobody@example.com');
    expect(screen.getByText(/nobody@example\.com로 메일을 보냈어요/)).toBeVisible();
    await put(user, await code(), '123456');
    await choosePassword(user);
    expect(await screen.findByText(/번호가 맞지 않아요/)).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(password()).toHaveValue(NEW_PASSWORD);
  });

  test('refuses a new password that contains the id', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user } = renderApp(PW_TAB);
    await askForPassword(user, 'sprout_dad', 'sprout_dad@example.com');
    await put(user, await code(), mailbox().lastCode());
    await put(user, password(), 'sprout_dad 99');
    await put(user, again(), 'sprout_dad 99');
    await user.click(change());
    await waitFor(() => expect(password()).toHaveAccessibleDescription('아이디가 들어간 비밀번호는 쓸 수 없어요.'));
    await waitFor(() => expect(password()).toHaveFocus());
    expect(mailbox().mails).toHaveLength(1);
  });

  test('waits for the code after a reload and stores neither code nor password', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const first = renderApp(PW_TAB);
    await askForPassword(first.user, 'sprout_dad', 'sprout_dad@example.com');
    await put(first.user, await code(), mailbox().lastCode());
    await put(first.user, password(), NEW_PASSWORD);
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(stored).not.toContain(NEW_PASSWORD);
    expect(stored).not.toContain(`"${mailbox().lastCode()}"`);
    first.unmount();

    const { user, place } = renderApp(PW_TAB);
    expect(await code()).toHaveValue('');
    await put(user, await code(), mailbox().lastCode());
    await choosePassword(user);
    await waitFor(() => expect(place()).toBe('/auth/login'));
    expect(apiCalls().filter(({ path }) => path === '/auth/find/password')).toHaveLength(1);
  });

  test('sends the request after a lost connection without retyping', async () => {
    const { user } = renderApp(PW_TAB);
    const network = mockNetworkDown();
    await put(user, await userId(), 'sprout_dad');
    await put(user, email(), 'sprout_dad@example.com');
    await user.click(askCode());
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    network.restore();
    await user.click(askCode());
    expect(await code()).toBeVisible();
  });
});
