import type { User } from '@contract/auth/auth.responses';
import { createAccount, createChild, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockNetworkDown } from '@mocks/scenarios';
import { backend, server } from '@mocks/server';
import { testAnswerEvents } from '@server/db/schema';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { userLoaded } from '@/features/auth/auth-slice';
import { testApi } from '@/features/test/test-api';
import { sessionEnded, sessionExpired, sessionStarted } from '@/shared/session/session-events';
import {
  allSent,
  closePages,
  give,
  onDevice,
  openPage,
  PUT_ANSWER,
  parentWithCheck,
  send,
  waitingIn,
  watchAnswers,
} from '@/testing/answer-pages';
import { attemptOnServer, createOpenCheck } from '@/testing/checks';
import { answersOutbox, selectPending } from './answers-outbox';

const { getAttempt } = testApi.endpoints;

afterEach(closePages);

test('stores an answer on the device during the tap and removes it once the server has it', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const held = holdApiResponse('PUT', PUT_ANSWER);
  const store = await openPage(token);
  give(store, owner, attempt, 0);
  expect(onDevice()).toHaveLength(1);
  await held.reached;
  held.release();
  await allSent(store, owner, attempt);
  expect(onDevice()).toEqual([]);
  expect((await attemptOnServer(token, attempt.id)).answers).toMatchObject([{ value: 'yes' }]);
});

test('shows a sent answer at all times although the check was read before it', async () => {
  const { owner, token, attempt, ids } = await parentWithCheck();
  const store = await openPage(token);
  const path = `/diagnostic-test/attempt/${attempt.id}`;
  mockApiData('GET', path, attempt);
  const held = holdApiResponse('GET', path);
  const reading = store.dispatch(getAttempt.initiate({ attemptId: attempt.id }));
  give(store, owner, attempt, 0);
  const answered: boolean[] = [];
  const stop = store.subscribe(() => {
    const read = getAttempt.select({ attemptId: attempt.id })(store.getState()).data;
    const isRead = read?.answers.some(({ item_id }) => item_id === ids[0]);
    if (read) answered.push(isRead || waitingIn(store, owner, attempt).length > 0);
  });
  await waitFor(async () => expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1));
  held.release();
  await reading;
  await allSent(store, owner, attempt);
  stop();
  expect(answered).toContain(true);
  expect(answered).not.toContain(false);
});

test('sends answers one at a time in the order they were given', async () => {
  const { owner, token, attempt, ids } = await parentWithCheck();
  const held = holdApiResponse('PUT', PUT_ANSWER);
  const sent = watchAnswers();
  const store = await openPage(token);
  for (const at of [2, 0, 1]) give(store, owner, attempt, at);
  await held.reached;
  expect(sent.map(({ item_id }) => item_id)).toEqual([ids[2]]);
  held.release();
  await allSent(store, owner, attempt);
  expect(sent.map(({ item_id }) => item_id)).toEqual([ids[2], ids[0], ids[1]]);
});

test('replaces an unsent answer by a second one to the same question', async () => {
  const { owner, token, attempt, ids } = await parentWithCheck();
  const store = await openPage(token);
  mockNetworkDown();
  give(store, owner, attempt, 0, 'yes');
  give(store, owner, attempt, 0, 'not_yet');
  give(store, owner, attempt, 1, 'yes');
  expect(waitingIn(store, owner, attempt)).toEqual([ids[0], ids[1]]);
  expect(onDevice()).toHaveLength(2);
});

test('stores offline answers over a reload and sends them when online', async () => {
  const { owner, token, attempt, ids } = await parentWithCheck();
  const store = await openPage(token);
  const net = mockNetworkDown();
  give(store, owner, attempt, 0);
  give(store, owner, attempt, 1);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  expect(waitingIn(store, owner, attempt)).toEqual([ids[0], ids[1]]);
  closePages();

  net.restore();
  const reopened = await openPage(token);
  await allSent(reopened, owner, attempt);
  expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(2);
});

test('sends waiting answers on the online event', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const net = mockNetworkDown();
  give(store, owner, attempt, 0);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  net.restore();
  window.dispatchEvent(new Event('online'));
  await allSent(store, owner, attempt);
  expect(store.getState().answersOutbox.trouble).toBeNull();
});

test('sends an answer again when its response was lost, without a duplicate', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  server.use(
    http.put(
      `*/api${PUT_ANSWER}`,
      async ({ request }) => {
        await backend().app.fetch(request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const store = await openPage(token);
  give(store, owner, attempt, 0);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  window.dispatchEvent(new Event('online'));
  await allSent(store, owner, attempt);
  expect(await backend().deps.db.select().from(testAnswerEvents)).toHaveLength(1);
});

test('hides answers from another account on the device and sends them for their own account', async () => {
  const { account, owner, token, attempt, ids } = await parentWithCheck();
  const store = await openPage(token);
  const net = mockNetworkDown();
  give(store, owner, attempt, 0);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  net.restore();

  const other = await createAccount();
  const sent = watchAnswers();
  store.dispatch(sessionExpired({ epoch: store.getState().auth.epoch }));
  store.dispatch(sessionStarted({ accessToken: await signIn(other), userId: other.id }));
  const otherUser: User = {
    id: other.id,
    user_id: other.user_id,
    name: other.name,
    role: 'parent',
    is_first_login: false,
    grow_learning_password: false,
    selected_profile: null,
    consents_due: [],
    unread_notices: 0,
  };
  store.dispatch(userLoaded(otherUser));
  window.dispatchEvent(new Event('online'));
  expect(waitingIn(store, other.id, attempt)).toEqual([]);
  // an answer of the other account's own goes out; the first one's stays
  const child = await createChild(other.id);
  const theirs = await createOpenCheck({ token: await signIn(other), child });
  give(store, other.id, theirs, 3);
  await allSent(store, other.id, theirs);
  expect(sent.map(({ item_id }) => item_id)).toEqual([theirs.items[3]?.id]);
  expect(waitingIn(store, owner, attempt)).toEqual([ids[0]]);
  closePages();

  const back = await openPage(await signIn(account));
  await allSent(back, owner, attempt);
  expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1);
});

test('drops invalid storage entries and sends the valid ones', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const first = await openPage(token);
  mockNetworkDown();
  give(first, owner, attempt, 0);
  closePages();
  server.resetHandlers(...backend().handlers);
  localStorage.setItem(`ggp_v1_answerQueue/${owner}/1`, '{"kind":"answer"');
  localStorage.setItem(`ggp_v1_answerQueue/${owner}/2`, '{"kind":"answer","owner":7}');
  localStorage.setItem(`ggp_v1_openAttempt/${owner}/3`, '[]');
  const store = await openPage(token);
  await allSent(store, owner, attempt);
  expect(onDevice()).toEqual([]);
  expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1);
});

test('reports a device that cannot store and sends the answer all the same', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  give(store, owner, attempt, 0);
  expect(store.getState().answersOutbox.storable).toBe(false);
  await allSent(store, owner, attempt);
  full.mockRestore();
  expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1);
});

test('sends nothing while signed out', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const sent = watchAnswers();
  store.dispatch(sessionEnded());
  give(store, owner, attempt, 0);
  await send(store, async () => undefined);
  expect(waitingIn(store, owner, attempt)).toHaveLength(1);
  expect(onDevice()).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('keeps the answers of another tab and drops those it has sent', async () => {
  const { owner, token, attempt, ids } = await parentWithCheck();
  const [here, there] = [await openPage(token), await openPage(token)];
  mockNetworkDown();
  give(there, owner, attempt, 1);
  const [key] = onDevice();
  const newValue = localStorage.getItem(key ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  give(here, owner, attempt, 0);
  expect(waitingIn(here, owner, attempt)).toEqual([ids[1], ids[0]]);
  expect(onDevice()).toHaveLength(2);

  const rows = selectPending(here.getState(), owner, attempt.id).slice(0, 1);
  here.dispatch(answersOutbox.actions.settled({ rows }));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(waitingIn(there, owner, attempt)).not.toContain(ids[1]);
  expect(waitingIn(here, owner, attempt)).toEqual([ids[0]]);
  expect(onDevice()).toHaveLength(1);

  // an outdated storage event restores nothing
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(onDevice()).not.toContain(key);
});
