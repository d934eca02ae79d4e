import { createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { notificationChoices } from '@server/db/schema/notification-choices';
import { pushTokens } from '@server/db/schema/push-tokens';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const subscription = {
  unsubscribe: jest.fn(async () => true),
  toJSON: () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abcdefgh',
    keys: {
      p256dh: 'BOKcbnzkqOrUXfyl6-SRojmv4pGU94L5UAF8tkkOCAJlRvpYyCUe9TeP9Nbq_GhYTZb9smCO1tE4BzkjcuXKv9M',
      auth: 'b'.repeat(22),
    },
  }),
};
const subscribe = jest.fn(async () => subscription);

/** jsdom has no pushes: a browser that has them, with the given permission. */
function stubBrowser(permission: NotificationPermission) {
  const state = {
    permission,
    requestPermission: async () => (state.permission = permission === 'default' ? 'granted' : permission),
  };
  const pushManager = { subscribe, getSubscription: async () => subscription };
  Object.assign(globalThis, { Notification: state, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
}
afterEach(() => {
  subscribe.mockClear();
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const offer = () => {
  backend().deps.config.push = { publicKey: 'BPublicKey', hosts: [] };
};
const stored = () => backend().deps.db.select().from(pushTokens);

test('a browser is asked by a tap, gets pushes and can be turned off again', async () => {
  stubBrowser('default');
  await createSignedInParent();
  offer();
  const { user } = renderApp('/mypage/setting#notifications');
  expect(subscribe).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: '이 브라우저에서 푸시 받기' }));
  expect(await screen.findByText('이 브라우저에서 푸시를 받고 있어요.')).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublicKey' });
  expect(await stored()).toMatchObject([{ platform: 'web', token: 'https://fcm.googleapis.com/fcm/send/abcdefgh' }]);
  await user.click(screen.getByRole('button', { name: '이 브라우저에서 받지 않기' }));
  expect(await screen.findByRole('button', { name: '이 브라우저에서 푸시 받기' })).toBeVisible();
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  expect(await stored()).toEqual([]);
});

describe('at the next start', () => {
  /** Pushes are on in this browser and the page is closed. */
  async function turnOnAndLeave() {
    stubBrowser('default');
    const { account } = await createSignedInParent();
    offer();
    const { user, unmount } = renderApp('/mypage/setting#notifications');
    await user.click(await screen.findByRole('button', { name: '이 브라우저에서 푸시 받기' }));
    await screen.findByText('이 브라우저에서 푸시를 받고 있어요.');
    unmount();
    subscribe.mockClear();
    subscription.unsubscribe.mockClear();
    return account;
  }

  test.each([
    ['the push service ended the subscription', () => backend().deps.db.delete(pushTokens)],
    [
      'the browser renewed the subscription',
      () => backend().deps.db.update(pushTokens).set({ token: 'https://fcm.googleapis.com/fcm/send/former' }),
    ],
  ])('the server learns the subscription after %s', async (_, change) => {
    await turnOnAndLeave();
    await change();
    renderApp('/mypage/setting#notifications');
    expect(await screen.findByText('이 브라우저에서 푸시를 받고 있어요.')).toBeVisible();
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ token: 'https://fcm.googleapis.com/fcm/send/abcdefgh' }]),
    );
  });

  test('a subscription with another key of the server is made again', async () => {
    await turnOnAndLeave();
    backend().deps.config.push = { publicKey: 'BOtherKey', hosts: [] };
    subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
    renderApp('/home');
    await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2));
    expect(subscription.unsubscribe).toHaveBeenCalled();
    expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey: 'BOtherKey' });
  });

  test('a permission that was withdrawn is said, and nothing is subscribed', async () => {
    await turnOnAndLeave();
    stubBrowser('default');
    renderApp('/mypage/setting#notifications');
    expect(await screen.findByText(/이 브라우저의 알림이 꺼졌어요/)).toBeVisible();
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('another account on the device ends the subscription', async () => {
    await turnOnAndLeave();
    await createSignedInParent();
    renderApp('/home');
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
    expect(subscribe).not.toHaveBeenCalled();
  });
});

test('a browser that refuses says how to allow it', async () => {
  stubBrowser('denied');
  await createSignedInParent();
  offer();
  renderApp('/mypage/setting#notifications');
  expect(await screen.findByText(/알림을 막고 있어요. 주소창 왼쪽의 자물쇠/)).toBeVisible();
});

test('a browser that refuses is offered mails by one tap', async () => {
  stubBrowser('denied');
  await createSignedInParent();
  offer();
  const { user } = renderApp('/mypage/setting#notifications');
  await user.click(await screen.findByRole('button', { name: '이메일로 대신 받기' }));
  expect(await screen.findByText('아이 나이에 맞는 알림을 이메일로 보내 드려요.')).toBeVisible();
  const chosen = async () =>
    (await backend().deps.db.select().from(notificationChoices)).map(
      ({ kind, channel, enabled }) => `${kind} ${channel} ${enabled}`,
    );
  const kinds = ['check_due', 'growth_due', 'health_due', 'unfinished_check', 'weekly_letter'];
  await waitFor(async () => expect((await chosen()).toSorted()).toEqual(kinds.map((kind) => `${kind} email true`)));
});

describe('the question beside what will come', () => {
  const question = () => screen.findByRole('region', { name: '푸시 받기' });

  test('is asked once on a device: not again after 나중에', async () => {
    stubBrowser('default');
    await createSignedInParent({ children: [{}] });
    offer();
    const { user, unmount } = renderApp('/mypage/notices/upcoming');
    await question();
    await user.click(screen.getByRole('button', { name: '나중에' }));
    expect(screen.queryByRole('region', { name: '푸시 받기' })).not.toBeInTheDocument();
    expect(subscribe).not.toHaveBeenCalled();
    unmount();
    renderApp('/mypage/notices/upcoming');
    await screen.findByRole('heading', { name: '받을 알림' });
    expect(screen.queryByRole('region', { name: '푸시 받기' })).not.toBeInTheDocument();
  });

  test('subscribes by a tap, and goes', async () => {
    stubBrowser('default');
    await createSignedInParent({ children: [{}] });
    offer();
    const { user } = renderApp('/mypage/notices/upcoming');
    await question();
    await user.click(screen.getByRole('button', { name: '푸시 받기' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '푸시 받기' })).not.toBeInTheDocument());
    expect(await stored()).toHaveLength(1);
  });
});

test('a browser without pushes says where they come', async () => {
  await createSignedInParent();
  renderApp('/mypage/setting#notifications');
  expect(await screen.findByText(/이 브라우저에서는 푸시를 받을 수 없어요.*홈 화면에 추가/)).toBeVisible();
});
