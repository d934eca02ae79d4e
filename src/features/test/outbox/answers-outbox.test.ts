import type { User } from '@contract/auth/auth.responses';
import type { AnswerInput } from '@contract/test/diagnostics';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { Answer } from '@contract/test/diagnostics-kinds';
import { callApi, createAccount, createChild, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { backend, server } from '@mocks/server';
import { testAnswerEvents } from '@server/db/schema';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { selectOwner, userLoaded } from '@/features/auth/auth-slice';
import { type SendAllApi, sendAll } from '@/shared/outbox/send-all';
import { backoffMs } from '@/shared/outbox/send-outcome';
import { sessionEnded, sessionStarted } from '@/shared/session/session-events';
import { answerOnOtherDevice, attemptOnServer, createOpenCheck, finishCheck } from '@/testing/checks';
import { answersOutbox, enqueueAnswer, enqueueFinish, selectPending, selectRefusals } from './answers-outbox';

const PUT_ANSWER = '/diagnostic-test/attempt/:id/answer';
const open: (() => void)[] = [];
afterEach(() => {
  while (open.length > 0) open.pop()?.();
});

/** A page just opened on this device with the current session. */
async function openPage(token: string) {
  const store = makeStore(readPersistedState());
  open.push(store.connect());
  store.dispatch(userLoaded(await callApi<User>('GET', '/auth/info', { token })));
  return store;
}
type Store = Awaited<ReturnType<typeof openPage>>;

const give = (store: Store, owner: string, attempt: Attempt, at: number, value: Answer = 'yes') =>
  store.dispatch(
    enqueueAnswer({
      owner,
      attemptId: attempt.id,
      answer: {
        item_id: attempt.items[at]?.id ?? '',
        value,
        areas: [],
        note: '',
        answered_at: new Date().toISOString(),
      },
    }),
  );
const waitingIn = (store: Store, owner: string, attempt: Attempt) =>
  selectPending(store.getState(), owner, attempt.id).map((entry) =>
    entry.kind === 'answer' ? entry.answer.item_id : 'finish',
  );
const send = ({ getState, dispatch }: Store, wait: SendAllApi['wait']) =>
  sendAll(answersOutbox, selectOwner, { getState, dispatch, wait });
const onDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_answerQueue/'));
const allSent = (store: Store, owner: string, attempt: Attempt) =>
  waitFor(() => expect(waitingIn(store, owner, attempt)).toEqual([]));

/** Records each answer that reaches the server, then passes it on. */
function watchAnswers() {
  const sent: AnswerInput[] = [];
  server.use(
    http.put(`*/api${PUT_ANSWER}`, async ({ request }) => {
      sent.push((await request.clone().json()) as AnswerInput);
      return undefined;
    }),
  );
  return sent;
}

async function parentWithCheck() {
  const { account, child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  return { account, owner: account.id, child, token, attempt, ids: attempt.items.map(({ id }) => id) };
}

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
  while (open.length > 0) open.pop()?.();

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

test('waits longer after each failure, up to a minute, or as the server says', async () => {
  expect([1, 2, 3, 7, 20].map((failures) => backoffMs(failures, 0.5))).toEqual([1000, 2000, 4000, 60_000, 60_000]);

  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const net = mockNetworkDown();
  give(store, owner, attempt, 0);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  while (open.length > 0) open.pop()?.();
  const waits: number[] = [];
  await send(store, async (ms) => {
    waits.push(ms);
    if (waits.length === 3) net.restore();
    if (waits.length > 9) throw new Error('It goes on waiting');
  });
  expect(waits).toHaveLength(3);
  expect(waits[2]).toBeGreaterThan(waits[0] ?? Number.POSITIVE_INFINITY);
  expect(waitingIn(store, owner, attempt)).toEqual([]);
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
  store.dispatch(sessionEnded());
  store.dispatch(sessionStarted({ accessToken: await signIn(other), userId: other.id }));
  const otherUser: User = {
    id: other.id,
    user_id: other.user_id,
    name: other.name,
    role: 'parent',
    is_first_login: false,
    grow_learning_password: false,
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
  while (open.length > 0) open.pop()?.();

  const back = await openPage(await signIn(account));
  await allSent(back, owner, attempt);
  expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1);
});

test('drops invalid storage entries and sends the valid ones', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const first = await openPage(token);
  mockNetworkDown();
  give(first, owner, attempt, 0);
  while (open.length > 0) open.pop()?.();
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

test('reports an answer to an unknown question and sends the next', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const foreign = { ...attempt, items: attempt.items.map((item) => ({ ...item, id: 'cdc60-cog-1' })) };
  give(store, owner, foreign, 0);
  give(store, owner, attempt, 1);
  await allSent(store, owner, attempt);
  expect(selectRefusals(store.getState())).toMatchObject([{ code: 'UNKNOWN_ITEM', itemId: 'cdc60-cog-1' }]);
  expect(store.getState().toast.map(({ message }) => message)).toEqual([
    '답 하나를 저장하지 못했어요. 이 체크에 없는 질문이에요.',
  ]);
  expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(1);
});

test('reports answers to a check completed on another device once', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  for (const item of attempt.items) {
    await answerOnOtherDevice(token, attempt.id, item.id, { value: item.kind === 'concern' ? 'no' : 'yes' });
  }
  await finishCheck(token, attempt.id);
  const held = holdApiResponse('PUT', PUT_ANSWER);
  give(store, owner, attempt, 0, 'not_yet');
  give(store, owner, attempt, 1, 'not_yet');
  await held.reached;
  held.release();
  await allSent(store, owner, attempt);
  expect(store.getState().toast.map(({ message }) => message)).toEqual([
    '다른 곳에서 이미 마친 체크라 방금 답은 결과에 넣지 못했어요.',
  ]);
});

test('sends the answers of one check while the server fails for another', async () => {
  const { owner, token, child, attempt } = await parentWithCheck();
  const second = await createChild(owner, { name: '나온' });
  const other = await createOpenCheck({ token, child: second });
  mockApiError('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, 500);
  const store = await openPage(token);
  expect(child?.id).not.toBe(second.id);
  give(store, owner, attempt, 0);
  give(store, owner, other, 0);
  await allSent(store, owner, other);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('server'));
  expect(waitingIn(store, owner, attempt)).toHaveLength(1);
});

test('accepts a refusal about the request only at the fifth time', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const net = mockNetworkDown();
  give(store, owner, attempt, 0);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  while (open.length > 0) open.pop()?.();
  net.restore();
  mockApiError('PUT', PUT_ANSWER, 403, { code: 'FOREIGN_PROFILE' });
  let waits = 0;
  await send(store, async () => {
    waits += 1;
    if (waits > 9) throw new Error('It goes on waiting');
  });
  expect(waits).toBe(4);
  expect(selectRefusals(store.getState())).toMatchObject([{ code: 'FOREIGN_PROFILE' }]);
});

test('sends the completion after all answers and drops it on another answer', async () => {
  const { owner, token, attempt, ids } = await parentWithCheck();
  const store = await openPage(token);
  mockNetworkDown();
  give(store, owner, attempt, 0);
  store.dispatch(enqueueFinish({ owner, attemptId: attempt.id }));
  store.dispatch(enqueueFinish({ owner, attemptId: attempt.id }));
  expect(waitingIn(store, owner, attempt)).toEqual([ids[0], 'finish']);
  give(store, owner, attempt, 1);
  expect(waitingIn(store, owner, attempt)).toEqual([ids[0], ids[1]]);
});

test('reports a completion that is too early and keeps the check open', async () => {
  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  give(store, owner, attempt, 0);
  store.dispatch(enqueueFinish({ owner, attemptId: attempt.id }));
  await allSent(store, owner, attempt);
  expect(selectRefusals(store.getState())).toMatchObject([{ code: 'TEST_INCOMPLETE', itemId: null }]);
  expect((await attemptOnServer(token, attempt.id)).completed_at).toBeNull();
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
