import type { Deps } from '@server/deps';
import { answerHeaders } from '@server/http/answer-headers';
import type { AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { health } from '@server/http/health';
import { answerError } from '@server/http/on-error';
import { requestLog } from '@server/http/request-log';
import { Hono } from 'hono';

/** What a process that only runs jobs serves: /healthz and /readyz. */
export const workerApp = (deps: Deps) =>
  new Hono<AppEnv>()
    .use(requestLog(deps), answerHeaders(deps))
    .route('/', health(deps))
    .all('*', () => {
      throw new AppError('NOT_FOUND');
    })
    .onError(answerError(deps));
