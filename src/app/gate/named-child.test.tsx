import { createAccount, signIn } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

/** A parent of two children of whom the first is selected. */
async function createParentOfTwo() {
  const account = await createAccount({ children: [{ name: '하린' }, { name: '도담' }] });
  await signIn(account);
  const [first, second] = account.children.map(({ id }) => id);
  localStorage.setItem('ggp_profileId', first ?? '');
  return { first: first ?? '', second: second ?? '' };
}
const findSwitch = (name: string) => screen.findByRole('button', { name: `${name}, 프로필 바꾸기` });

test.each([
  ['/test/detail?test=development-12m', '12개월 발달 체크'],
  ['/home/health', '예방접종과 검진'],
  ['/home/letter', '이번 주 우리 아이'],
  ['/mypage/analysis/development', '발달 현황'],
])('%s opens for the child that a notice names, which is selected from then on', async (path, title) => {
  const { second } = await createParentOfTwo();
  const { store, place } = renderApp(`${path}${path.includes('?') ? '&' : '?'}child=${second}`);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(store.getState().profiles.profileId).toBe(second);
  expect(place()).toBe(path);
});

test('another child can be selected on a page that was opened for one', async () => {
  const { first, second } = await createParentOfTwo();
  const { user, store } = renderApp(`/home/health?child=${second}`);
  await user.click(await findSwitch('도담'));
  await user.click(await screen.findByRole('button', { name: /^하린/ }));
  await findSwitch('하린');
  expect(store.getState().profiles.profileId).toBe(first);
});

test('a child of nobody here is ignored', async () => {
  const { first } = await createParentOfTwo();
  const { store, place } = renderApp(`/home/health?child=${crypto.randomUUID()}`);
  await findSwitch('하린');
  expect(store.getState().profiles.profileId).toBe(first);
  expect(place()).toBe('/home/health');
});

test('asks again for the children when they could not be read, and opens no page of another child', async () => {
  const { second } = await createParentOfTwo();
  const outage = mockApiError('GET', '/profile', 500);
  const { user } = renderApp(`/home/health?child=${second}`);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.queryByRole('heading', { name: '예방접종과 검진' })).not.toBeInTheDocument();
  outage.restore();
  await act(() => user.click(again));
  await waitFor(() => findSwitch('도담'));
});
