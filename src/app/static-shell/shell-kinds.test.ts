import { shellKind } from './shell-kinds';

test.each([
  ['/home', 'home'],
  ['/test', 'test'],
  ['/test/list', 'tests'],
  ['/community/trip', 'trip'],
  ['/community/info/board', 'board'],
  ['/community/contest', 'top'],
  ['/mypage', 'top'],
  ['/community/trip/:id', 'sub'],
  ['/mypage/setting', 'sub'],
  // without the frame of the signed-in pages
  ['/auth/login', null],
  ['/test/post', null],
  ['/learn', null],
  ['/', null],
])('the static shell of %s is %s', (path, kind) => {
  expect(shellKind(path)).toBe(kind);
});
