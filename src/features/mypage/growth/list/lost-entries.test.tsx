import { createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { moveChild } from '@server/modules/profiles/sharing/move-child';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { enqueueMark } from '@/domain/plays/plays-outbox';
import { enqueueEntry } from '@/features/mypage/growth/outbox/growth-outbox';
import { entry } from '@/testing/outboxes';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

/** A child of the parent signed in here, that passed to another guardian. */
async function createMovedChild() {
  const { account, token, child } = await createSignedInParent({ name: '하늘엄마', children: [{ name: '하늘' }] });
  const profileId = child?.id ?? '';
  await shareWith('하늘아빠', 'guardian', { child: profileId, token });
  const { db } = backend().deps;
  const [father] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.name, '하늘아빠'));
  const move = {
    ownerId: account.id,
    profileId,
    toId: father?.id ?? '',
    reason: 'handover',
    ownerStays: false,
  } as const;
  await db.transaction((tx) => moveChild(tx, { ...move, now: Date.now() }));
  return { owner: account.id, profileId };
}

/** A refusal that may concern the request is repeated: at once, as on a connection that came back. */
const retryAtOnce = ({ subscribe, getState }: ReturnType<typeof renderApp>['store']) =>
  subscribe(() => {
    const { growthOutbox, playsOutbox } = getState();
    if (growthOutbox.trouble === 'server' || playsOutbox.trouble === 'server')
      queueMicrotask(() => window.dispatchEvent(new Event('online')));
  });

test('an entry that waited while its child passed to another guardian is said and left to be read', async () => {
  const { owner, profileId } = await createMovedChild();
  const { user, store } = renderApp('/mypage');
  await screen.findByRole('heading', { level: 1, name: '마이' });
  retryAtOnce(store);
  store.dispatch(enqueueEntry({ owner, profileId, entry: { ...entry, id: crypto.randomUUID() } }));
  expect(await screen.findByText('보내지 못했던 성장 기록을 저장하지 못했어요. 마이에 남겨 뒀어요.')).toBeVisible();
  const lost = within(await screen.findByRole('region', { name: '저장하지 못한 성장 기록' }));
  expect(lost.getByText('키 75cm')).toBeVisible();
  expect(lost.getByText(/^이 아이는 다른 보호자에게 넘어갔어요/)).toBeVisible();
  await user.click(lost.getByRole('button', { name: /기록 지우기$/ }));
  await waitFor(() => expect(screen.queryByText('저장하지 못한 성장 기록')).not.toBeInTheDocument());
});

test('a play that was marked meanwhile is said not to be stored, and why', async () => {
  const { owner, profileId } = await createMovedChild();
  const { store } = renderApp('/mypage');
  await screen.findByRole('heading', { level: 1, name: '마이' });
  retryAtOnce(store);
  store.dispatch(enqueueMark({ owner, profileId, playId: 'peekaboo', day: '20260310', done: true, feedback: null }));
  expect(await screen.findByText(/^놀이 표시 하나를 저장하지 못했어요. 이 아이는 다른 보호자에게/)).toBeVisible();
});
