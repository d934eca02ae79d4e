import { createChild } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { waitFor } from '@testing-library/react';
import { backoffMs } from '@/shared/outbox/send-outcome';
import {
  allSent,
  closePages,
  give,
  openPage,
  PUT_ANSWER,
  parentWithCheck,
  send,
  waitingIn,
} from '@/testing/answer-pages';
import { answerOnOtherDevice, attemptOnServer, createOpenCheck, finishCheck } from '@/testing/checks';
import { enqueueFinish, selectRefusals } from './answers-outbox';

afterEach(closePages);

test('waits longer after each failure, up to a minute, or as the server says', async () => {
  expect([1, 2, 3, 7, 20].map((failures) => backoffMs(failures, 0.5))).toEqual([1000, 2000, 4000, 60_000, 60_000]);

  const { owner, token, attempt } = await parentWithCheck();
  const store = await openPage(token);
  const net = mockNetworkDown();
  give(store, owner, attempt, 0);
  await waitFor(() => expect(store.getState().answersOutbox.trouble).toBe('offline'));
  closePages();
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
  closePages();
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
