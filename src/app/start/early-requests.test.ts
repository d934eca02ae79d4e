import { consumeEarlyAnswer, dropEarlyAnswers } from '@/shared/api/early-answers';
import { scriptedBackend, tokenFor } from '@/testing/scripted-backend';
import { startEarlyRequests } from './early-requests';

const TOKEN = tokenFor('ann', 1000);
const IN_TIME = 1_100_000;
const POPULAR = 'GET /community/parenting-info/counsel/popular?range=today';
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
    'POST /diagnostic-test/main': ok,
    'GET /profile': ok,
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

test('requests only the list of children for an address that names another child', () => {
  localStorage.setItem('ggp_accessToken', TOKEN);
  localStorage.setItem('ggp_profileId', CHILD);
  startEarlyRequests(at(`/home/health?child=${SIBLING}`), IN_TIME);
  expect(asked()).toEqual(['GET /auth/info', 'GET /profile']);
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
