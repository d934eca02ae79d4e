import { createSignedInParent } from '@mocks/fixtures';
import { waitFor } from '@testing-library/react';
import { unreadCounted } from '@/features/auth/auth-slice';
import { renderApp } from '@/testing/render-app';

test('the number on the icon is cleared when the last notice is read, and not before', async () => {
  const clearAppBadge = jest.fn(async () => undefined);
  Object.assign(navigator, { clearAppBadge });
  await createSignedInParent();
  const { store } = renderApp('/mypage/qna');
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalledTimes(1));
  store.dispatch(unreadCounted(2));
  store.dispatch(unreadCounted(1));
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  store.dispatch(unreadCounted(0));
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});
