import { consumeEarlyAnswer, dropEarlyAnswers } from '@/shared/api/early-answers';
import { scriptedBackend, tokenFor } from '@/testing/scripted-backend';
import { startEarlyRequests } from './early-requests';

const TOKEN = tokenFor('ann', 1000);
const IN_TIME = 1_100_000;
const POPULAR = 'GET /community/parenting-info/counsel/popular?range=today';
const CHILD = '7b0f4f8e-0f4f-4d8e-9b0f-4f8e0f4f4d8e';

let backend: ReturnType<typeof scriptedBackend>;
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
  startEarlyRequests('/home', IN_TIME);
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
  startEarlyRequests('/home', IN_TIME);
  expect(asked()).toEqual(['GET /auth/info', POPULAR]);
});

test('requests an analysis with one call', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  localStorage.setItem('ggp_profileId', CHILD);
  startEarlyRequests('/mypage/analysis/total', IN_TIME);
  expect(asked()).toEqual(['GET /auth/info', `GET /analysis/profile/${CHILD}`]);
});

test('requests only the session check for other gated pages', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  startEarlyRequests('/mypage', IN_TIME);
  expect(asked()).toEqual(['GET /auth/info']);
});

test.each([
  ['without a token', null, '/home', IN_TIME],
  ['with a token that is over', TOKEN, '/home', 2_000_000],
  ['on an exempt path', TOKEN, '/auth/login', IN_TIME],
])('sends no early request %s', (_, token, path, now) => {
  if (token) localStorage.setItem('ggp_accessToken', token);
  startEarlyRequests(path, now);
  expect(asked()).toEqual([]);
});
