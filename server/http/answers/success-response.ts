import type { Success } from '@contract/common/envelope';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { compressed } from './compress-answers';

/** The JSON of an answer in the envelope. */
export const answerText = <T>(data: T): string => JSON.stringify({ success: true, data } satisfies Success<T>);

/** Answers in the envelope, compressed where that is allowed and worth it. */
export function ok<T>(c: Context, data: T, status: ContentfulStatusCode = 200): Response {
  const text = answerText(data);
  c.header('content-type', 'application/json');
  c.set('answerText', text);
  return c.body(compressed(c, text), status);
}
