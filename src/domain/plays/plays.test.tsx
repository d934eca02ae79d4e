import type { Today } from '@contract/home/play-plan.responses';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { mockNetworkDown } from '@mocks/scenarios';
import { backend, server } from '@mocks/server';
import { playMarks } from '@server/db/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

const MARK = '오늘 해 봤다고 표시하기';

async function openPlayOfToday(first: 'home' | 'community') {
  const { token, child } = await createSignedInParent();
  const { plan } = await callApi<Today>('GET', `/today/profile/${child?.id}`, { token });
  const play = plan.plays[0]?.play;
  if (!play) throw new Error('no play');
  const paths = { home: '/home', community: `/community/grow/homeplay?play=${play.id}` };
  let sent = 0;
  server.use(
    http.put('*/api/play-plan/profile/:profile/play/:play', () => {
      sent += 1;
      return undefined;
    }),
  );
  const app = renderApp(paths[first]);
  return {
    ...app,
    token,
    child: child?.id ?? '',
    play,
    countSent: () => sent,
    go: (page: 'home' | 'community') => act(() => app.router.navigate(paths[page])),
    homeCard: async () => within(await screen.findByRole('region', { name: '오늘의 놀이' })),
    /** The play's entry in the community's list, once its marks are loaded. */
    communityEntry: async () => {
      const heading = await screen.findByRole('heading', { level: 2, name: play.title });
      const entry = heading.closest('li');
      if (!entry) throw new Error('no entry');
      await within(entry).findByRole('button', { name: /^오늘 해 봤/ });
      return within(entry);
    },
  };
}
const rowsOnDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_playMark/'));
const reconnect = (net: ReturnType<typeof mockNetworkDown>) => {
  net.restore();
  act(() => void window.dispatchEvent(new Event('online')));
};

test('shows a play marked on home offline as done in the community and sends it once', async () => {
  const { user, play, go, homeCard, communityEntry, countSent } = await openPlayOfToday('community');
  expect((await communityEntry()).getByRole('button', { name: MARK })).toHaveAttribute('aria-pressed', 'false');
  await go('home');
  const home = await homeCard();
  const net = mockNetworkDown();
  await user.click(home.getByRole('button', { name: `${play.title} 했어요` }));
  await go('community');
  const entry = await communityEntry();
  expect(entry.getByText('1번 해 봤어요')).toBeVisible();
  expect(entry.getByRole('button', { name: '오늘 해 봤어요' })).toHaveAttribute('aria-pressed', 'true');
  expect(countSent()).toBe(0);

  reconnect(net);
  await waitFor(() => expect(rowsOnDevice()).toEqual([]));
  expect(await backend().deps.db.select().from(playMarks)).toHaveLength(1);
  expect(countSent()).toBe(1);
  expect(entry.getByText('1번 해 봤어요')).toBeVisible();
});

test('shows a play marked in the community offline as done on home and sends it once', async () => {
  const { user, go, homeCard, communityEntry, countSent } = await openPlayOfToday('home');
  expect((await homeCard()).getByText('3개 가운데 0개 했어요')).toBeInTheDocument();
  await go('community');
  const entry = await communityEntry();
  const net = mockNetworkDown();
  await user.click(entry.getByRole('button', { name: MARK }));
  expect(entry.getByText('1번 해 봤어요')).toBeVisible();
  expect(rowsOnDevice()).toHaveLength(1);
  await go('home');
  const home = await homeCard();
  expect(home.getByText('3개 가운데 1개 했어요')).toBeInTheDocument();
  expect(countSent()).toBe(0);

  reconnect(net);
  await waitFor(() => expect(rowsOnDevice()).toEqual([]));
  expect(await backend().deps.db.select().from(playMarks)).toHaveLength(1);
  expect(countSent()).toBe(1);
  expect(home.getByText('3개 가운데 1개 했어요')).toBeInTheDocument();
});

test('says on home and in the community who marked a play, until the own mark counts', async () => {
  const { user, token, child, play, go, homeCard, communityEntry } = await openPlayOfToday('community');
  await communityEntry();
  const { plan } = await callApi<Today>('GET', `/today/profile/${child}`, { token });
  const father = await shareWith('도담아빠', 'guardian', { child, token });
  await callApi('PUT', `/play-plan/profile/${child}/play/${play.id}`, {
    token: father,
    body: {
      id: crypto.randomUUID(),
      day: plan.day,
      done: true,
      feedback: 'enjoyed',
      marked_at: new Date(Date.now()).toISOString(),
    },
  });
  await go('home');
  const home = await homeCard();
  await user.click(await home.findByRole('button', { name: new RegExp(`${play.title} 했어요$`) }));
  expect(home.getByText('도담아빠 님이 표시했어요.')).toBeVisible();
  await user.click(home.getByRole('button', { name: `${play.title} 표시 되돌리기` }));
  await waitFor(() => expect(home.queryByText('도담아빠 님이 표시했어요.')).toBeNull());
});
