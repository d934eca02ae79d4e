import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { tokenFor } from '@/testing/scripted-backend';

const PERSON = {
  id: 'ann',
  user_id: 'ann',
  name: '앤',
  role: 'parent',
  is_first_login: false,
  grow_learning_password: true,
  unread_notices: 0,
};

const SCREENS: [name: string, path: string][] = [
  ['home', '/home'],
  ['the list of checks', '/test/list'],
  ['a check', '/test/post?attempt=3f1c'],
  ['growth', '/mypage/analysis/development'],
  ['the feed', '/community/info/board'],
  ['a post', '/community/info/board/3f1c'],
  ['my page', '/mypage'],
  ['inquiries', '/mypage/inquire'],
  ['learning', '/learn'],
];

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
const never = () => new Promise<Response>(() => undefined);
const ANSWERS: [name: string, answer: () => Response | Promise<Response>][] = [
  ['an object of another shape', () => json('{"success":true,"data":{"unexpected":1}}')],
  ['null', () => json('{"success":true,"data":null}')],
  ['204', () => new Response(null, { status: 204 })],
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
];

const real = globalThis.fetch;
let uncaught: unknown[] = [];
const note = ({ reason, error }: { reason?: unknown; error?: unknown }) => void uncaught.push(reason ?? error);

/** Answers every call except the session check this way; returns the requested paths. */
function everythingAnswers(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (pathname.endsWith('/auth/info')) return json(JSON.stringify({ success: true, data: PERSON }));
    asked.push(pathname);
    return answer();
  };
  return asked;
}

beforeEach(() => {
  uncaught = [];
  window.flutter_inappwebview = { callHandler: async () => null };
  localStorage.setItem('ggp_accessToken', tokenFor('ann'));
  localStorage.setItem('ggp_profileId', 'child-1');
  localStorage.setItem('ggp_ageGroup', '36~');
  // React logs an error that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.on('unhandledRejection', note);
  window.addEventListener('error', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  window.removeEventListener('error', note);
  globalThis.fetch = real;
  Reflect.deleteProperty(window, 'flutter_inappwebview');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page says that something went wrong, within its frame. */
async function saysSo() {
  const again = await screen.findAllByRole('button', { name: /다시 시도|다시 불러오기/ });
  expect(again[0]).toBeVisible();
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('banner')).toBeVisible();
}

describe.each(SCREENS)('%s', (_, path) => {
  test.each(ANSWERS)('shows an error with a retry for %s', async (_name, answer) => {
    everythingAnswers(answer);
    renderApp(path);
    await saysSo();
    expect(uncaught).toEqual([]);
  });

  test('shows its frame or an error for a list of another shape', async () => {
    const asked = everythingAnswers(() => json('{"success":true,"data":[{"unexpected":1}]}'));
    renderApp(path);
    await waitFor(() => expect(asked).not.toEqual([]));
    await waitFor(() => expect(screen.queryByText('불러오는 중이에요')).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveTextContent(/.../);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(uncaught).toEqual([]);
  });

  test('shows a loading state for a late answer, then an error', async () => {
    jest.useFakeTimers();
    const asked = everythingAnswers(never);
    renderApp(path);
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.getAllByRole('status')).not.toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await saysSo();
  });
});

test('a page that fails to render keeps the tabs and renders after a retry', async () => {
  everythingAnswers(() => json('{"success":true,"data":{"unexpected":1}}'));
  const { user, place } = renderApp('/mypage/inquire');
  expect(await screen.findByText('오류가 발생했습니다')).toBeVisible();
  expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();

  everythingAnswers(() => json('{"success":true,"data":{"items":[],"next":null}}'));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { level: 1, name: '1:1 문의' })).toBeVisible();
  expect(screen.queryByText('오류가 발생했습니다')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '주 메뉴' })).not.toBeInTheDocument();
  expect(place()).toBe('/mypage/inquire');
});

test('the tabs of a failed page lead to another one', async () => {
  everythingAnswers(() => json('{"success":true,"data":{"unexpected":1}}'));
  const { user, place } = renderApp('/mypage/inquire');
  await screen.findByText('오류가 발생했습니다');
  everythingAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: '홈' }));
  expect(await screen.findByRole('heading', { level: 1, name: '홈' })).toBeInTheDocument();
  expect(place()).toBe('/home');
});
