import { waitFor } from '@testing-library/react';
import { consumeEarlyAnswer, dropEarlyAnswers } from '@/shared/api/early-answers';
import { scriptedBackend, tokenFor } from '@/testing/scripted-backend';
import { startEarlyRequests } from './early-requests';

const TOKEN = tokenFor('ann', 1000);
const IN_TIME = 1_100_000;
const POPULAR = 'GET /community/parenting-info/counsel/popular?range=today';
const POST = '5f7d1c6e-3b1a-4c51-9f0e-2f7b6a1c9d10';
const CHILD = '7b0f4f8e-0f4f-4d8e-9b0f-4f8e0f4f4d8e';
const SIBLING = '1c9d105f-7d1c-4e3b-8a4c-519f0e2f7b6a';

let backend: ReturnType<typeof scriptedBackend>;
const at = (path: string) => new URL(path, 'http://localhost');
const asked = () => backend.asked.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  const ok = () => ({ data: null });
  backend = scriptedBackend({
    'GET /auth/info': ok,
    [POPULAR]: ok,
    [`GET /profile/selected/${CHILD}`]: ok,
    [`GET /today/profile/${CHILD}`]: ok,
    [`GET /analysis/profile/${CHILD}`]: ok,
    'POST /diagnostic-test/main': ok,
    [`GET /diagnostic-test/profile/${CHILD}`]: ok,
    [`GET /health-windows/profile/${CHILD}`]: ok,
    'GET /profile': ok,
    'GET /mypage': ok,
    'GET /mypage/account': ok,
    'GET /community/place': ok,
    'GET /community/section': ok,
    'GET /community/section/popular?section=grow&range=today': ok,
    [`GET /growth/profile/${CHILD}`]: ok,
    [`GET /growth/profile/${CHILD}/curve/height?standard=kr2017`]: ok,
    [`GET /learning/profile/${CHILD}/study`]: ok,
    'GET /learning/glyph': ok,
    [`GET /learning/profile/${CHILD}`]: ok,
    'GET /community/post?section=board': ok,
    [`GET /community/post/${POST}`]: ok,
    [`GET /community/post/${POST}/comment`]: ok,
  });
});
afterEach(() => {
  backend.restore();
  dropEarlyAnswers();
});

test('requests everything home needs before any library has loaded', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  localStorage.setItem('ggp_profileId', CHILD);
  localStorage.setItem('ggp_ageGroup', '36~');
  startEarlyRequests(at('/home'), IN_TIME);
  expect(asked()).toEqual([
    'GET /auth/info',
    POPULAR,
    `GET /profile/selected/${CHILD}`,
    `GET /today/profile/${CHILD}`,
    'POST /diagnostic-test/main',
  ]);
  expect(backend.asked[4]).toMatchObject({
    token: TOKEN,
    credentials: 'include',
    body: JSON.stringify({ profileId: CHILD, age: '36~' }),
    headers: { profile_id: CHILD, 'x-ggp-client': 'web', 'content-type': 'application/json' },
  });
  const call = { method: 'GET', url: 'http://localhost/api/auth/info', token: TOKEN, profileId: CHILD };
  expect(consumeEarlyAnswer(call)).toBeInstanceOf(Promise);
  expect(consumeEarlyAnswer(call)).toBeUndefined();
});

test('requests no list of tests without a child and an age group', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  startEarlyRequests(at('/home'), IN_TIME);
  expect(asked()).toEqual(['GET /auth/info', POPULAR]);
});

test('requests an analysis with one call', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  localStorage.setItem('ggp_profileId', CHILD);
  startEarlyRequests(at('/mypage/analysis/total'), IN_TIME);
  expect(asked()).toEqual(['GET /auth/info', `GET /analysis/profile/${CHILD}`]);
});

test.each([
  ['/test', [`GET /profile/selected/${CHILD}`, `GET /diagnostic-test/profile/${CHILD}`]],
  ['/home/health', [`GET /profile/selected/${CHILD}`, `GET /health-windows/profile/${CHILD}`]],
  [`/home/health?child=${SIBLING}`, ['GET /profile']],
  [`/home/health?child=${CHILD}`, [`GET /profile/selected/${CHILD}`, `GET /health-windows/profile/${CHILD}`]],
  ['/content-dashboard', [`GET /profile/selected/${CHILD}`, 'GET /learning/glyph', `GET /learning/profile/${CHILD}`]],
  [
    '/mypage/analysis/development',
    [
      `GET /profile/selected/${CHILD}`,
      `GET /growth/profile/${CHILD}`,
      `GET /growth/profile/${CHILD}/curve/height?standard=kr2017`,
      `GET /analysis/profile/${CHILD}`,
      'GET /profile',
    ],
  ],
  ['/mypage/analysis/study', [`GET /analysis/profile/${CHILD}`, `GET /learning/profile/${CHILD}/study`]],
  ['/mypage', ['GET /mypage', 'GET /profile']],
  ['/mypage/setting', ['GET /mypage/account']],
  ['/community/trip', ['GET /community/place']],
  [
    '/community/grow',
    [
      `GET /profile/selected/${CHILD}`,
      'GET /community/section',
      'GET /community/section/popular?section=grow&range=today',
    ],
  ],
  ['/community/info/board', ['GET /community/post?section=board']],
  ['/community/info/board?q=x', []],
  [`/community/counseling/${POST}`, [`GET /community/post/${POST}`, `GET /community/post/${POST}/comment`]],
])('requests the first answers of %s', (path, calls) => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  localStorage.setItem('ggp_profileId', CHILD);
  startEarlyRequests(at(path), IN_TIME);
  expect(asked()).toEqual(['GET /auth/info', ...calls]);
});

test('requests only the session check for other gated pages', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  startEarlyRequests(at('/mypage/qna'), IN_TIME);
  expect(asked()).toEqual(['GET /auth/info']);
});

test.each([
  ['without a token', null, '/home', IN_TIME],
  ['with a token that is over', TOKEN, '/home', 2_000_000],
  ['on an exempt path', TOKEN, '/auth/login', IN_TIME],
])('sends no early request %s', (_, token, path, now) => {
  if (token) localStorage.setItem('ggp_accessToken', token);
  startEarlyRequests(at(path), now);
  expect(asked()).toEqual([]);
});

test('fetches the pictures of the first checks as soon as their answer names them', async () => {
  const fetched: string[] = [];
  jest.spyOn(window, 'Image').mockImplementation(
    () =>
      ({
        set src(url: string) {
          fetched.push(url);
        },
      }) as HTMLImageElement,
  );
  const check = (src: string, group: string) => ({ src, ext: 'svg', group });
  const tests = [check('content/later', 'later'), check('content/now', 'now'), check('content/begun', 'begun')];
  backend.restore();
  backend = scriptedBackend({
    'GET /auth/info': () => ({ data: null }),
    [`GET /profile/selected/${CHILD}`]: () => ({ data: null }),
    [`GET /diagnostic-test/profile/${CHILD}`]: () => ({ data: { tests } }),
  });
  localStorage.setItem('ggp_accessToken', TOKEN);
  localStorage.setItem('ggp_profileId', CHILD);
  startEarlyRequests(at('/test'), IN_TIME);
  await waitFor(() =>
    expect(fetched).toEqual([
      expect.stringMatching(/\/uploads\/content\/now\.svg$/),
      expect.stringMatching(/\/uploads\/content\/begun\.svg$/),
    ]),
  );
});
