import { configureStore } from '@reduxjs/toolkit';
import { areDevToolsOn } from './boot';
import { isSkipped, sanitise, sentence } from './devtools';

test.each([
  [{ type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'listProfiles' } } }, 'API: list profiles asked'],
  [
    { type: 'api/executeMutation/rejected', meta: { arg: { endpointName: 'submitAnswer' } } },
    'API: submit answer failed',
  ],
  [
    { type: 'api/queries/queryResultPatched', payload: { queryCacheKey: 'getPost({"id":"1"})', patches: [] } },
    'API: get post updated',
  ],
  [{ type: 'api/internalSubscriptions/subscriptionsUpdated' }, 'API: subscriptions updated'],
  [{ type: 'api/internal_getRTKQSubscriptions' }, 'API: get rtkq subscriptions'],
  [{ type: 'profiles/profileSelected' }, 'profiles: profile selected'],
  [{ type: 'session/ended' }, 'session: ended'],
])('an action reads as a sentence', (action, words) => {
  expect(sentence(action)).toBe(words);
});

test('names the action that creates a store', () => {
  const types: string[] = [];
  const reducer = (state = 0, action: { type: string }) => {
    types.push(action.type);
    return state;
  };
  configureStore({ reducer, devTools: false });
  expect(types.map((type) => sentence({ type }))).toContain('store: created');
  expect(sentence({ type: '@@INIT' })).toBe('store: created');
});

test('shows no token, password, code or name, however deep', () => {
  const shown = JSON.stringify(
    sanitise({
      auth: { accessToken: 'secret-1', hasRefresh: true },
      api: {
        mutations: {
          a: { originalArgs: { user_id: 'ann', password: 'secret-2' }, data: { access_token: 'secret-3' } },
          b: { originalArgs: { email: 'secret-4', code: '019283' } },
          c: { originalArgs: { licence_code: 'ABCD-EF12-GH34' } },
        },
        queries: {
          'listProfiles(undefined)': { endpointName: 'listProfiles', data: [{ name: '지우', birth_date: '20250102' }] },
        },
      },
    }),
  );
  expect(shown).not.toMatch(/secret|019283|ABCD|지우/);
  expect(shown).toContain('ann');
  expect(shown).toContain('"endpointName":"listProfiles"');
});

test('shows the code of an error', () => {
  expect(sanitise({ error: { code: 'WRONG_CREDENTIALS' } })).toEqual({ error: { code: 'WRONG_CREDENTIALS' } });
});

test('shows long lists and texts by their beginning', () => {
  const { rows, text } = sanitise({
    rows: Array.from({ length: 500 }, (_, id) => ({ id })),
    text: 'a'.repeat(9000),
  }) as { rows: unknown[]; text: string };
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)).toBe('… 470 more');
  expect(text.length).toBeLessThan(2100);
});

test.each([
  [true, null, true],
  [true, '0', false],
  [false, null, false],
  [false, '1', true],
])('DevTools with isDevelopment %s and ggp_devtools %s: %s', (isDevelopment, stored, on) => {
  expect(areDevToolsOn(isDevelopment, stored)).toBe(on);
});

test('shows the names of vaccines, tests and places, and masks those of people', () => {
  const shown = JSON.stringify(
    sanitise({
      windows: [{ id: 'dtap-4', name: 'DTaP 4차', choices: [{ id: 'a', name: '사백신' }] }],
      tests: [{ id: 'development-12m', kind: 'development', name: '12개월 발달 체크' }],
      places: [{ id: 'p', name: '숲 놀이터', address: '서울' }],
      child: { id: 'c', name: '도담', birth_date: '20250102', gender: 'female' },
      members: [{ name: '김하늘', role: 'parent' }],
      rename: { name: '새봄' },
    }),
  );
  for (const name of ['DTaP 4차', '사백신', '12개월 발달 체크', '숲 놀이터']) expect(shown).toContain(name);
  expect(shown).not.toMatch(/도담|20250102|female|김하늘|새봄/);
});

test('masks what is personal in the key of a cached query', () => {
  expect(sanitise({ 'findMember({"email":"ann@example.com","page":2})': 1 })).toEqual({
    'findMember({"email":"•••","page":2})': 1,
  });
});

test('a query that its condition skipped is left out', () => {
  const rejected = { type: 'api/executeQuery/rejected', meta: { arg: { endpointName: 'getAuthInfo' } } };
  expect(isSkipped(rejected)).toBe(false);
  expect(isSkipped({ ...rejected, meta: { ...rejected.meta, condition: true } } as { type: string })).toBe(true);
});
