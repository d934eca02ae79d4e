import type { User } from '@contract/auth/auth.responses';
import type { AnswerInput } from '@contract/test/diagnostics';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { Answer } from '@contract/test/diagnostics-kinds';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { server } from '@mocks/server';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { selectOwner, userLoaded } from '@/features/auth/auth-slice';
import { createAnswerSender } from '@/features/test/outbox/answer-sender';
import { answersOutbox, enqueueAnswer, selectPending } from '@/features/test/outbox/answers-outbox';
import { type SendAllApi, sendAll } from '@/shared/outbox/send-all';
import { createOpenCheck } from '@/testing/checks';

export const PUT_ANSWER = '/diagnostic-test/attempt/:id/answer';
const open: (() => void)[] = [];

export function closePages() {
  while (open.length > 0) open.pop()?.();
}

/** A page just opened on this device with the current session. */
export async function openPage(token: string) {
  const store = makeStore(readPersistedState());
  open.push(store.connect());
  store.dispatch(userLoaded(await callApi<User>('GET', '/auth/info', { token })));
  return store;
}
type Store = Awaited<ReturnType<typeof openPage>>;

export const give = (store: Store, owner: string, attempt: Attempt, at: number, value: Answer = 'yes') =>
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
export const waitingIn = (store: Store, owner: string, attempt: Attempt) =>
  selectPending(store.getState(), owner, attempt.id).map((entry) =>
    entry.kind === 'answer' ? entry.answer.item_id : 'finish',
  );
export const send = ({ getState, dispatch }: Store, wait: SendAllApi['wait']) =>
  sendAll({ ...answersOutbox, loadSender: async () => createAnswerSender() }, selectOwner, {
    getState,
    dispatch,
    wait,
  });
export const onDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_answerQueue/'));
export const allSent = (store: Store, owner: string, attempt: Attempt) =>
  waitFor(() => expect(waitingIn(store, owner, attempt)).toEqual([]));

/** Records each answer that reaches the server, then passes it on. */
export function watchAnswers() {
  const sent: AnswerInput[] = [];
  server.use(
    http.put(`*/api${PUT_ANSWER}`, async ({ request }) => {
      sent.push((await request.clone().json()) as AnswerInput);
      return undefined;
    }),
  );
  return sent;
}

export async function parentWithCheck() {
  const { account, child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  return { account, owner: account.id, child, token, attempt, ids: attempt.items.map(({ id }) => id) };
}
