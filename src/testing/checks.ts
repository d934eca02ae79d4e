import { MINUTE_MS } from '@contract/common/time';
import type { AnswerInput } from '@contract/test/diagnostics';
import type { Attempt, TestItem } from '@contract/test/diagnostics.responses';
import type { LevelsResult, TestResult } from '@contract/test/diagnostics-results.responses';
import { callApi } from '@mocks/fixtures';

type Taken = { token: string; child: { id: string } | undefined; testId?: string };
export type ItemAnswer = Partial<Pick<AnswerInput, 'value' | 'areas' | 'note'>>;

/** The parent has consented and started a check of the child; a child of 14 months takes the one of 12 months. */
export async function createOpenCheck({ token, child, testId = 'development-12m' }: Taken): Promise<Attempt> {
  if (!child) throw new Error('A check needs a child');
  const path = `/diagnostic-test/profile/${child.id}/test/${testId}/attempt`;
  return callApi<Attempt>('POST', path, { token, body: { consent: true, again: true } });
}

/** Answers a question as another device would. */
export const answerOnOtherDevice = (token: string, attemptId: string, itemId: string, answer: ItemAnswer = {}) =>
  callApi('PUT', `/diagnostic-test/attempt/${attemptId}/answer`, {
    token,
    body: {
      id: crypto.randomUUID(),
      item_id: itemId,
      value: 'yes',
      answered_at: new Date(Date.now() - MINUTE_MS).toISOString(),
      ...answer,
    },
  });

const usualOn = { observe: 'yes', often: 'often', agree: 'some' } as const;

/** Answers every question but the last `leave`: what happens with each is for `answerFor` to say, else 해요 or its like, and 아니요. */
export async function answerAllBut(
  token: string,
  { id, items }: Attempt,
  leave = 0,
  answerFor: (item: TestItem, at: number) => ItemAnswer = () => ({}),
) {
  const asked = items.slice(0, items.length - leave);
  for (const [at, item] of asked.entries()) {
    const usual = { value: item.kind === 'concern' ? 'no' : usualOn[item.scale ?? 'observe'] } as const;
    await answerOnOtherDevice(token, id, item.id, { ...usual, ...answerFor(item, at) });
  }
}

export const finishCheck = <R extends TestResult = LevelsResult>(token: string, attemptId: string) =>
  callApi<R>('POST', `/diagnostic-test/attempt/${attemptId}/complete`, { token, body: {} });

/** The attempt as the server has it now. */
export const attemptOnServer = (token: string, attemptId: string) =>
  callApi<Attempt>('GET', `/diagnostic-test/attempt/${attemptId}`, { token });
