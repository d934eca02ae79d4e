import type { CDPSession } from '@playwright/test';
import { isCall, type Scene, type Screen, type ScreenState } from './screen';

/** Answers to calls under a path instead of the server's; null: nothing, ever. */
export type Answers = Map<string, { status: number; json: unknown } | null>;

const failure = { success: false, code: 'INTERNAL', message: '서버에 문제가 생겼어요.' };

const refusal = (code: string) => ({ success: false, code, message: '할 수 없어요.' });

const success = (data: unknown) => ({ status: 200, json: { success: true, data } });

/** Answers to the calls of a screen in a state. The first match answers. */
export function answersIn(
  { data = [], gives = {}, always = {}, refuses = {}, empty, learns }: Screen,
  state: ScreenState,
  { user }: Scene,
): Answers {
  const answers: Answers = new Map();
  const given = state === 'filled' ? gives : state === 'empty' ? empty?.gives : {};
  for (const [call, code] of Object.entries(refuses)) answers.set(call, { status: 403, json: refusal(code) });
  for (const [call, json] of Object.entries({ ...always, ...given })) answers.set(call, success(json));
  for (const call of state === 'loading' ? data : []) answers.set(call, null);
  for (const call of state === 'failed' ? data : []) answers.set(call, { status: 500, json: failure });
  if (state === 'empty' && empty?.noChild) {
    answers.set('/auth/info', success({ ...user, selected_profile: null }));
    answers.set('/profile', success([]));
  }
  if (learns) answers.set('/auth/info', success({ ...user, grow_learning_password: true }));
  return answers;
}

/**
 * Answers calls of a page in place of the server. Only requests of the API are intercepted, and not by `page.route`, which
 * turns the browser's cache off: every load would fetch and compile the whole code again.
 */
export function answerCalls(cdp: CDPSession) {
  let rules: { matches: (url: URL) => boolean; answer: { status: number; json: unknown } | null }[] = [];
  cdp.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const rule = rules.find(({ matches }) => matches(new URL(url)));
    if (rule?.answer === null) return;
    const sent = rule?.answer
      ? cdp.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: rule.answer.status,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(rule.answer.json)).toString('base64'),
        })
      : cdp.send('Fetch.continueRequest', { requestId });
    // The page may have left the document that asked.
    sent.catch(() => undefined);
  });
  return async (answers: Answers) => {
    rules = [...answers].map(([call, answer]) => ({ matches: isCall(call), answer }));
    await cdp.send('Fetch.disable');
    if (rules.length > 0) await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  };
}
