import { createSignedInParent } from '@mocks/fixtures';
import { mockNetworkDown } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { enqueueMark } from '@/domain/plays/plays-outbox';
import { selectOwner } from '@/features/auth/auth-slice';
import { renderApp } from '@/testing/render-app';

test('asks before a sign-out that would remove what has not been sent, and removes it then', async () => {
  const { child } = await createSignedInParent({ children: [{}] });
  const { user, store, place } = renderApp('/mypage/setting');
  await screen.findByRole('heading', { level: 1, name: '설정' });
  const owner = await waitFor(() => {
    const found = selectOwner(store.getState());
    if (found === null) throw new Error('not yet');
    return found;
  });
  mockNetworkDown();
  const mark = { profileId: child?.id ?? '', playId: 'peekaboo', day: '20260310', done: true, feedback: null };
  store.dispatch(enqueueMark({ owner, ...mark }));
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  const question = await screen.findByRole('dialog', { name: '로그아웃할까요?' });
  expect(question).toHaveTextContent('아직 보내지 못한 기록이 1개 있어요.');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_playMark/'))).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(place()).toBe('/intro'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_playMark/'))).toEqual([]);
});
