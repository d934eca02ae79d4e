import { testApi } from '@/features/test/test-api';
import type { SendContext, Sender } from '@/shared/outbox/create-outbox';
import { type SendFailure, toSendFailure } from '@/shared/outbox/send-outcome';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import type { AnswerEntry, AttemptEntry } from './answers-outbox';
import { answerCounted, attemptClosed, countAnswer } from './open-attempts-slice';

/** Sends answers and completions. A refusal is announced once per attempt and reason. */
export function createAnswerSender(): Sender<AttemptEntry> {
  const announced = new Set<string>();
  return {
    send: ([entry], context) => (entry.kind === 'answer' ? sendAnswer(entry, context) : sendFinish(entry, context)),
    onRefused: (entry, { code, message }, { dispatch }) => {
      const { attemptId } = entry;
      if (code === 'NOT_FOUND') dispatch(attemptClosed({ attemptId }));
      // The screen may show an attempt that was continued on another device.
      dispatch(testApi.util.invalidateTags([{ type: 'Attempt', id: attemptId }, 'Diagnostic']));
      const reason = `${attemptId} ${code}`;
      if (!announced.has(reason)) dispatch(failed(toMessage(entry, code, message)));
      announced.add(reason);
    },
  };
}

async function sendAnswer(entry: AnswerEntry, { dispatch }: SendContext): Promise<SendFailure | null> {
  const { attemptId, owner, answer } = entry;
  const { data, error } = await dispatch(
    testApi.endpoints.submitAnswer.initiate({ attemptId, answer }, { track: false }),
  );
  if (!data) return toSendFailure(error);
  const { status, current } = data;
  // A query that is running may have been answered before: its data would lack this answer, so the row is shown until then.
  await dispatch(testApi.util.getRunningQueryThunk('getAttempt', { attemptId }));
  dispatch(testApi.util.updateQueryData('getAttempt', { attemptId }, (draft) => countAnswer(draft, status, current)));
  dispatch(answerCounted({ owner, attemptId, status, current }));
  return null;
}

async function sendFinish(entry: AttemptEntry, { dispatch, isDelayed }: SendContext): Promise<SendFailure | null> {
  const { attemptId } = entry;
  const { data, error } = await dispatch(testApi.endpoints.completeAttempt.initiate({ attemptId }, { track: false }));
  if (!data) return toSendFailure(error);
  await dispatch(testApi.util.upsertQueryData('getResult', { attemptId }, data));
  dispatch(
    testApi.util.updateQueryData('getAttempt', { attemptId }, (draft) => {
      draft.completed_at = data.completed_at;
      draft.status = 100;
    }),
  );
  dispatch(attemptClosed({ attemptId }));
  if (isDelayed(entry)) dispatch(succeeded('보내지 못했던 체크를 마쳤어요. 결과를 볼 수 있어요.'));
  return null;
}

function toMessage(entry: AttemptEntry, code: string, message: string): string {
  if (entry.kind === 'finish') return message;
  if (code === 'ATTEMPT_FINISHED') return '다른 곳에서 이미 마친 체크라 방금 답은 결과에 넣지 못했어요.';
  if (code === 'NOT_FOUND') return '지워진 체크라 답을 저장하지 못했어요.';
  return `답 하나를 저장하지 못했어요. ${message}`;
}
