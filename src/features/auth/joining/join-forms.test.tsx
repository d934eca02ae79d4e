import { createAccount } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend, mailbox, server } from '@mocks/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  again,
  agree,
  askCode,
  asked,
  chooseAccount,
  code,
  EMAIL,
  email,
  join,
  members,
  next,
  PASSWORD,
  password,
  personName,
  proveEmail,
  put,
  toThirdStep,
  userId,
} from '@/testing/join-steps';
import { renderApp } from '@/testing/render-app';

describe('/auth/join/form02', () => {
  async function open() {
    const view = renderApp('/auth/join/form');
    await agree(view.user);
    await userId();
    return view;
  }

  test('shows while typing whether the id is free, with one request per pause', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user } = await open();
    await user.type(await userId(), 'sprout_dad');
    expect(await screen.findByText('이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.')).toBeVisible();
    expect(asked('GET /auth/join/user-id?user_id=sprout_dad')).toHaveLength(1);
    expect(apiCalls().filter(({ path }) => path.startsWith('/auth/join/user-id'))).toHaveLength(1);
    await user.type(await userId(), '2');
    expect(await screen.findByText('쓸 수 있는 아이디예요.')).toBeVisible();
  });

  test('does not change the typed id and sends no request for an invalid one', async () => {
    const { user } = await open();
    const field = await userId();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: '새싹' } });
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('새싹');
    await user.clear(field);
    await user.type(field, 'SproutMom');
    expect(await screen.findByText('쓸 수 있는 아이디예요.')).toBeVisible();
    expect(field).toHaveValue('SproutMom');
    expect(
      apiCalls()
        .filter(({ path }) => path.startsWith('/auth/join/user-id'))
        .map(({ path }) => path),
    ).toEqual(['/auth/join/user-id?user_id=sproutmom']);
  });

  test('shows each error next to its field and focuses the first', async () => {
    const { user, place } = await open();
    await user.click(next());
    expect(await screen.findByText('아이디를 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('비밀번호를 한 번 더 입력해 주세요.')).toBeVisible();
    await waitFor(async () => expect(await userId()).toHaveFocus());
    expect(place()).toBe('/auth/join/form02');
  });

  test.each([
    ['짧은 것', '비밀번호는 8자 이상이어야 해요.'],
    ['qwerty12345', '많은 사람이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 비밀번호를 써 주세요.'],
    ['my sprout_mom 9', '아이디가 들어간 비밀번호는 쓸 수 없어요.'],
  ])('refuses the password %s: %s', async (typed, sentence) => {
    const { user, place } = await open();
    await user.type(await userId(), 'sprout_mom');
    await put(user, password(), typed);
    expect(screen.getByText(sentence)).toBeVisible();
    await put(user, again(), typed);
    await user.click(next());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(sentence));
    await waitFor(() => expect(password()).toHaveFocus());
    expect(place()).toBe('/auth/join/form02');
  });

  test('shows at the second field that the passwords differ', async () => {
    const { user } = await open();
    await user.type(await userId(), 'sprout_mom');
    await put(user, password(), PASSWORD);
    expect(screen.getByText(/(괜찮은|튼튼한) 비밀번호예요/)).toBeVisible();
    await put(user, again(), `${PASSWORD}!`);
    await user.click(next());
    expect(await screen.findByText('비밀번호가 서로 달라요.')).toBeVisible();
    await waitFor(() => expect(again()).toHaveFocus());
    await put(user, password(), '!');
    await waitFor(() => expect(screen.queryByText('비밀번호가 서로 달라요.')).toBeNull());
  });

  test('does not continue with a taken id', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user, place } = await open();
    await chooseAccount(user, 'sprout_dad');
    expect(await screen.findByText('이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.')).toBeVisible();
    await waitFor(async () => expect(await userId()).toHaveFocus());
    expect(place()).toBe('/auth/join/form02');
  });

  test('keeps the typed text without a connection and continues after it returns', async () => {
    const { user } = await open();
    const network = mockNetworkDown();
    await chooseAccount(user);
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(password()).toHaveValue(PASSWORD);
    network.restore();
    await user.click(next());
    expect(await personName()).toBeVisible();
  });
});

describe('/auth/join/form03', () => {
  test('asks for name and address before the code, each error next to its field', async () => {
    const { user } = await toThirdStep();
    await user.click(askCode());
    expect(await screen.findByText('이름을 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('이메일을 입력해 주세요.')).toBeVisible();
    await waitFor(async () => expect(await personName()).toHaveFocus());
    await put(user, await personName(), '김새싹');
    await user.type(email(), 'sprout@');
    await user.click(askCode());
    expect(await screen.findByText('이메일 주소를 다시 확인해 주세요. 예: name@example.com')).toBeVisible();
    expect(mailbox().mails).toEqual([]);
    await user.type(email(), 'example.com');
    await user.click(askCode());
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    await user.click(join());
    expect(await screen.findByText('메일로 받은 번호를 입력해 주세요.')).toBeVisible();
  });

  test('shows a wrong code at its field and accepts the right one afterwards', async () => {
    const { user } = await toThirdStep();
    await proveEmail(user);
    const right = mailbox().lastCode(EMAIL);
    await user.clear(await code());
    await user.type(await code(), right === '111111' ? '222222' : '111111');
    await user.click(join());
    expect(await screen.findByText(/번호가 맞지 않아요/)).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(await members()).toEqual([]);
    await user.clear(await code());
    await user.type(await code(), right);
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
  });

  test('delays another code for the same address and asks for a new code for another address', async () => {
    const { user } = await toThirdStep();
    await proveEmail(user);
    expect(screen.getByRole('button', { name: /초 뒤에 다시 받기/ })).toBeDisabled();
    expect(screen.getByText(/남은 시간 (10:00|9:5\d)/)).toBeVisible();
    await user.type(email(), '.kr');
    expect(screen.queryByRole('textbox', { name: '확인 번호' })).toBeNull();
    expect(askCode()).toBeEnabled();
  });

  test('shows the same for an address that is already registered', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user } = await toThirdStep();
    await put(user, await personName(), '김새싹');
    await user.type(email(), 'sprout_dad@example.com');
    await user.click(askCode());
    expect(await code()).toBeVisible();
    expect(screen.getByText(/sprout_dad@example\.com로 메일을 보냈어요/)).toBeVisible();
    expect(screen.queryByText(/이미/)).toBeNull();
  });

  test('creates one account for a double tap and an Enter', async () => {
    const { user } = await toThirdStep();
    await proveEmail(user);
    const held = holdApiResponse('POST', '/auth/join');
    await user.dblClick(join());
    await user.type(await code(), '{Enter}');
    await held.reached;
    expect(screen.getByRole('button', { name: /가입하기/ })).toHaveAttribute('aria-disabled', 'true');
    held.release();
    await screen.findByText('김새싹 님, 반가워요');
    expect(asked('POST /auth/join')).toHaveLength(1);
  });

  test('signs in to the created account when its answer was lost and the request is repeated', async () => {
    const { user } = await toThirdStep();
    await proveEmail(user);
    const { app, cookies } = backend();
    server.use(
      http.post(
        '*/api/auth/join',
        async ({ request }) => {
          await cookies.fetch(request, (sent) => app.fetch(sent));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(join());
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
    expect(await members()).toHaveLength(1);
  });

  test('leads back to an id taken meanwhile and keeps the other input', async () => {
    const { user, place } = await toThirdStep();
    await proveEmail(user);
    await createAccount({ user_id: 'sprout_mom' });
    await user.click(join());
    expect(await screen.findByText('이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.')).toBeVisible();
    expect(place()).toBe('/auth/join/form02');
    await waitFor(async () => expect(await userId()).toHaveFocus());
    expect(password()).toHaveValue(PASSWORD);
    await user.type(await userId(), '2');
    await user.click(next());
    expect(await personName()).toHaveValue('김새싹');
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
    expect((await members()).map(({ loginId }) => loginId).sort()).toEqual(['sprout_mom', 'sprout_mom2']);
  });

  test('asks for consent again when a text has changed meanwhile', async () => {
    const { user, place } = await toThirdStep();
    await proveEmail(user);
    mockApiError('POST', '/auth/join', 409, {
      code: 'CONSENT_TEXT_CHANGED',
      message: '약관이 새로 바뀌었어요. 다시 읽고 동의해 주세요.',
      once: true,
    });
    await user.click(join());
    expect(await screen.findByText('약관이 새로 바뀌었어요. 다시 읽고 동의해 주세요.')).toBeVisible();
    expect(place()).toBe('/auth/join/form');
  });
});
