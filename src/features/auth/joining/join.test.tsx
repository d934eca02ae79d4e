import { createAccount, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend, mailbox, server } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { consents } from '@server/db/schema/consents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderApp } from '@/testing/render-app';

const PASSWORD = '보슬비 내리는 마당';
const EMAIL = 'sprout@example.com';

const members = () => backend().deps.db.select().from(accounts);
const asked = (call: string) => apiCalls().filter(({ method, path }) => `${method} ${path}` === call);
const storedText = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]) + JSON.stringify(window.history.state);

const next = () => screen.getByRole('button', { name: '다음' });
const tick = (name: RegExp | string) => screen.findByRole('checkbox', { name });
const userId = () => screen.findByRole('textbox', { name: '아이디' });
const password = () => screen.getByLabelText('비밀번호');
const again = () => screen.getByLabelText('비밀번호 확인');
const personName = () => screen.findByRole('textbox', { name: '이름' });
const email = () => screen.getByRole('textbox', { name: '이메일' });
const code = () => screen.findByRole('textbox', { name: '확인 번호' });
const askCode = () => screen.getByRole('button', { name: '확인 번호 받기' });
const join = () => screen.getByRole('button', { name: '가입하기' });

/** As from a password manager: at once. */
async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
async function agree(user: UserEvent) {
  await user.click(await tick('모두 동의해요'));
  await user.click(next());
}
async function chooseAccount(user: UserEvent, id = 'sprout_mom') {
  await put(user, await userId(), id);
  await put(user, password(), PASSWORD);
  await put(user, again(), PASSWORD);
  await user.click(next());
}
async function proveEmail(user: UserEvent) {
  await put(user, await personName(), '김새싹');
  await put(user, email(), EMAIL);
  await user.click(askCode());
  await put(user, await code(), mailbox().lastCode(EMAIL));
}
async function toThirdStep() {
  const view = renderApp('/auth/join/form');
  await agree(view.user);
  await chooseAccount(view.user);
  await personName();
  return view;
}

describe('joining', () => {
  it('three steps and a mailed code make an account that is signed in and meets the chooser', async () => {
    const { user, place } = await toThirdStep();
    await proveEmail(user);
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
    expect(place()).toBe('/auth/join/select');
    expect(await members()).toMatchObject([
      { loginId: 'sprout_mom', name: '김새싹', email: EMAIL, isFirstLogin: true, passwordHash: `test:${PASSWORD}` },
    ]);
    const ledger = await backend().deps.db.select().from(consents);
    expect(ledger.map(({ kind, given }) => `${kind} ${given}`).sort()).toEqual([
      'child_data true',
      'marketing true',
      'privacy true',
      'terms true',
    ]);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft_join'))).toEqual([]);
  });

  it('marketing may be left out', async () => {
    const { user } = renderApp('/auth/join/form');
    for (const name of [/만 14세 이상/, /서비스 이용약관/, /개인정보 수집/, /아이 정보 처리/])
      await user.click(await tick(name));
    expect(await tick('모두 동의해요')).not.toBeChecked();
    await user.click(next());
    await chooseAccount(user);
    await proveEmail(user);
    await user.click(join());
    await screen.findByText('김새싹 님, 반가워요');
    const ledger = await backend().deps.db.select().from(consents);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['child_data', 'privacy', 'terms']);
  });

  it('a member has nothing to join', async () => {
    await createSignedInParent();
    const { place } = renderApp('/auth/join/form02');
    await waitFor(() => expect(place()).toBe('/home'));
  });
});

describe('/auth/join/form', () => {
  it('says what is still required and goes to the first of them', async () => {
    const { user, place } = renderApp('/auth/join/form');
    await user.click(await tick(/서비스 이용약관/));
    await user.click(next());
    expect(await screen.findAllByText('꼭 필요한 동의예요.')).toHaveLength(2);
    expect(screen.getByText('만 14세 이상만 가입할 수 있어요.')).toBeVisible();
    await waitFor(async () => expect(await tick(/만 14세 이상/)).toHaveFocus());
    expect(await tick(/개인정보 수집/)).toHaveAccessibleDescription('꼭 필요한 동의예요.');
    expect(place()).toBe('/auth/join/form');
  });

  it('all at once, and all back', async () => {
    const { user } = renderApp('/auth/join/form');
    await user.click(await tick('모두 동의해요'));
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await user.click(await tick(/마케팅/));
    expect(await tick('모두 동의해요')).not.toBeChecked();
    await user.click(await tick('모두 동의해요'));
    await user.click(await tick('모두 동의해요'));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('each opens its text, where one can agree; Back closes it', async () => {
    const { user, place } = renderApp('/auth/join/form');
    await user.click(await screen.findByRole('button', { name: /서비스 이용약관 보기/ }));
    const sheet = await screen.findByRole('dialog', { name: /서비스 이용약관/ });
    expect((await within(sheet).findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2);
    await user.click(within(sheet).getByRole('button', { name: '동의하기' }));
    expect(await tick(/서비스 이용약관/)).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()).toBe('/auth/join/form');
  });

  it('a text that could not be fetched can be tried again', async () => {
    const refused = mockApiError('GET', '/legal/terms', 500);
    const { user } = renderApp('/auth/join/form');
    await user.click(await screen.findByRole('button', { name: /서비스 이용약관 보기/ }));
    const sheet = await screen.findByRole('dialog');
    const retry = await within(sheet).findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect((await within(sheet).findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2);
  });

  it('says that it loads, in the shape of what comes', async () => {
    const held = holdApiResponse('GET', '/legal');
    renderApp('/auth/join/form');
    expect(await screen.findByRole('heading', { name: '약관에 동의해 주세요' })).toBeVisible();
    expect(screen.getByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect(await tick('모두 동의해요')).toBeEnabled();
    expect(screen.queryByText('불러오는 중이에요')).toBeNull();
  });

  it('what failed can be tried again', async () => {
    const refused = mockApiError('GET', '/legal', 500);
    const { user } = renderApp('/auth/join/form');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await tick('모두 동의해요')).toBeEnabled();
  });

  it('what was ticked survives a reload', async () => {
    const first = renderApp('/auth/join/form');
    await first.user.click(await tick(/개인정보 수집/));
    first.unmount();
    renderApp('/auth/join/form');
    expect(await tick(/개인정보 수집/)).toBeChecked();
    expect(await tick(/서비스 이용약관/)).not.toBeChecked();
  });
});

describe('/auth/join/form02', () => {
  async function open() {
    const view = renderApp('/auth/join/form');
    await agree(view.user);
    await userId();
    return view;
  }

  it('says whether the id is free while it is typed, once the typing rests', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user } = await open();
    await user.type(await userId(), 'sprout_dad');
    expect(await screen.findByText('이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.')).toBeVisible();
    expect(asked('GET /auth/join/user-id?user_id=sprout_dad')).toHaveLength(1);
    expect(apiCalls().filter(({ path }) => path.startsWith('/auth/join/user-id'))).toHaveLength(1);
    await user.type(await userId(), '2');
    expect(await screen.findByText('쓸 수 있는 아이디예요.')).toBeVisible();
  });

  it('never rewrites what is typed, nor asks for what cannot be an id', async () => {
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

  it('says what is wrong next to each field and goes to the first', async () => {
    const { user, place } = await open();
    await user.click(next());
    expect(await screen.findByText('아이디를 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('비밀번호를 한 번 더 입력해 주세요.')).toBeVisible();
    await waitFor(async () => expect(await userId()).toHaveFocus());
    expect(place()).toBe('/auth/join/form02');
  });

  it.each([
    ['짧은 것', '비밀번호는 8자 이상이어야 해요.'],
    ['qwerty12345', '많은 사람이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 비밀번호를 써 주세요.'],
    ['my sprout_mom 9', '아이디가 들어간 비밀번호는 쓸 수 없어요.'],
  ])('the password %s is refused: %s', async (typed, sentence) => {
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

  it('shows at the second field that the passwords differ', async () => {
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

  it('a taken id does not go on, however quick the tap', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user, place } = await open();
    await chooseAccount(user, 'sprout_dad');
    expect(await screen.findByText('이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.')).toBeVisible();
    await waitFor(async () => expect(await userId()).toHaveFocus());
    expect(place()).toBe('/auth/join/form02');
  });

  it('without a network nothing is lost', async () => {
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
  it('asks for name and address, then for the code, each said next to its field', async () => {
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

  it('shows a wrong code at its field and still accepts the right one', async () => {
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

  it('another can be asked for only after a while, and another address needs another code', async () => {
    const { user } = await toThirdStep();
    await proveEmail(user);
    expect(screen.getByRole('button', { name: /초 뒤에 다시 받기/ })).toBeDisabled();
    expect(screen.getByText(/남은 시간 (10:00|9:5\d)/)).toBeVisible();
    await user.type(email(), '.kr');
    expect(screen.queryByRole('textbox', { name: '확인 번호' })).toBeNull();
    expect(askCode()).toBeEnabled();
  });

  it('an address that is known looks the same', async () => {
    await createAccount({ user_id: 'sprout_dad' });
    const { user } = await toThirdStep();
    await put(user, await personName(), '김새싹');
    await user.type(email(), 'sprout_dad@example.com');
    await user.click(askCode());
    expect(await code()).toBeVisible();
    expect(screen.getByText(/sprout_dad@example\.com로 메일을 보냈어요/)).toBeVisible();
    expect(screen.queryByText(/이미/)).toBeNull();
  });

  it('two taps and an Enter make one account', async () => {
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

  it('an answer lost on the way: trying again signs in to the same account', async () => {
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

  it('an id that was taken meanwhile leads back to it, and everything else is kept', async () => {
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

  it('a text that changed meanwhile is asked again', async () => {
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

describe('the order of the steps', () => {
  it.each(['/auth/join/form02', '/auth/join/form03'])('%s opened directly leads to the first', async (path) => {
    const { place } = renderApp(path);
    await tick('모두 동의해요');
    expect(place()).toBe('/auth/join/form');
  });

  it('after a reload of the third only the password is asked again; it was stored nowhere', async () => {
    const first = await toThirdStep();
    await proveEmail(first.user);
    expect(storedText()).toContain('sprout_mom');
    expect(storedText()).not.toContain(PASSWORD);
    first.unmount();

    const { user, place } = renderApp('/auth/join/form03');
    expect(await screen.findByText(/기기에 저장하지 않아요/)).toBeVisible();
    expect(place()).toBe('/auth/join/form02');
    expect(await userId()).toHaveValue('sprout_mom');
    expect(password()).toHaveValue('');
    await waitFor(() => expect(password()).toHaveFocus());
    await put(user, password(), PASSWORD);
    await put(user, again(), PASSWORD);
    await user.click(next());
    expect(await personName()).toHaveValue('김새싹');
    expect(email()).toHaveValue(EMAIL);
    expect(await code()).toHaveValue(mailbox().lastCode(EMAIL));
    await user.click(join());
    expect(await screen.findByText('김새싹 님, 반가워요')).toBeVisible();
  });

  it('goes back through the steps with what was typed', async () => {
    const { goBack, place } = await toThirdStep();
    goBack();
    expect(await userId()).toHaveValue('sprout_mom');
    expect(password()).toHaveValue(PASSWORD);
    goBack();
    expect(await tick('모두 동의해요')).toBeChecked();
    expect(place()).toBe('/auth/join/form');
  });

  it('says on which step one is', async () => {
    await toThirdStep();
    const steps = within(screen.getByRole('list', { name: '회원가입 단계' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  });
});
