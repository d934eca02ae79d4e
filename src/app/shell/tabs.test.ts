import { activeTab, tabStep } from './tabs';

const set = { grow_learning_password: true };
const unset = { grow_learning_password: false };

describe('the learning tab', () => {
  test.each([
    ['outside the shell, whatever else', false, null, unset, { kind: 'sheet', sheet: 'app-only' }],
    ['outside the shell with everything', false, 'child', set, { kind: 'sheet', sheet: 'app-only' }],
    [
      'in the shell without a child',
      true,
      null,
      unset,
      { kind: 'go', to: '/auth/profile/select', state: { pageIndex: 0, target: '/learn' } },
    ],
    ['in the shell without a guardian password', true, 'child', unset, { kind: 'sheet', sheet: 'guardian-password' }],
    ['in the shell with both', true, 'child', set, { kind: 'go', to: '/auth/profile/select/learning' }],
  ] as const)('%s', (_, inApp, profileId, user, step) => {
    expect(tabStep('learn', { inApp, profileId, user })).toEqual(step);
  });
});

test('the test tab leads to the choice of a child with its target', () => {
  expect(tabStep('test', { inApp: false, profileId: 'child', user: set })).toEqual({
    kind: 'go',
    to: '/auth/profile/select',
    state: { pageIndex: 0, target: '/test' },
  });
});

test.each([
  ['learn', '/home/play'],
  ['test', '/test/list?tab=past'],
] as const)('the %s tab leads family to what it may see', (key, to) => {
  expect(tabStep(key, { inApp: true, profileId: 'child', user: set, role: 'family' })).toEqual({ kind: 'go', to });
});

test.each([
  ['home', '/home'],
  ['community', '/community'],
  ['mypage', '/mypage'],
] as const)('the %s tab opens without a condition', (key, to) => {
  expect(tabStep(key, { inApp: false, profileId: null, user: null })).toEqual({ kind: 'go', to });
});

test.each([
  ['/community/trip/map', 'community'],
  ['/test', 'test'],
  ['/testing', undefined],
  ['/auth/login', undefined],
])('the active tab of %s is %s', (pathname, key) => {
  expect(activeTab(pathname)).toBe(key);
});
