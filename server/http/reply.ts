import type { Success } from '@contract/common/envelope';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { compressed } from './compress-answers';

/** Answers in the envelope, compressed where that is allowed and worth it. */
export function ok<T>(c: Context, data: T, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify({ success: true, data } satisfies Success<T>);
  c.header('content-type', 'application/json');
  c.set('answerText', text);
  return c.body(compressed(c, text), status);
}
