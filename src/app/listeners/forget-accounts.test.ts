import { forgetAccountsExcept } from './forget-accounts';

test.each([
  ['a start', 'ann'],
  ['a sign-out', null],
])('%s removes the copies of pages that an earlier build has stored, and nothing else', async (_, account) => {
  localStorage.setItem('ggp_v1_snapshot/home', '{"html":"도담"}');
  localStorage.setItem('ggp_v1_snapshot/test/result?attempt=1', '{"html":"도담의 결과"}');
  localStorage.setItem('ggp_profileId', 'child');
  await forgetAccountsExcept(account);
  expect(Object.keys(localStorage)).toEqual(['ggp_profileId']);
});
