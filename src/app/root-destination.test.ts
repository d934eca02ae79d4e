import { rootDestination } from './root-destination';

const parent = { is_first_login: false };
const newcomer = { is_first_login: true };

describe('rootDestination (docs/specification.md §2.2)', () => {
  test.each([
    ['a visitor, phone', null, 'phone', null, { to: '/intro' }],
    ['a visitor, pad with a stored child', null, 'pad', 'child', { to: '/intro' }],
    ['a first log-in, phone', newcomer, 'phone', null, { to: '/auth/join/select' }],
    ['a first log-in, pad with a stored child', newcomer, 'pad', 'child', { to: '/auth/join/select' }],
    ['a parent, phone without a child', parent, 'phone', null, { to: '/home' }],
    ['a parent, phone with a child', parent, 'phone', 'child', { to: '/home' }],
    ['a parent, pad with a child', parent, 'pad', 'child', { to: '/home', onTop: '/content-dashboard' }],
    ['a parent, pad without a child', parent, 'pad', null, { to: '/auth/profile/select' }],
  ] as const)('%s', (_, user, layout, profileId, destination) => {
    expect(rootDestination({ user, layout, profileId })).toEqual(destination);
  });
});
