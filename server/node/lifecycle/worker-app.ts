import type { Deps } from '@server/deps';
import { answerHeaders } from '@server/http/answers/answer-headers';
import { answerError } from '@server/http/answers/on-error';
import type { AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { health } from '@server/http/health';
import { requestLog } from '@server/http/log/request-log';
import { Hono } from 'hono';

/** Routes of a process that only runs jobs: /healthz and /readyz. */
export const workerApp = (deps: Deps) =>
  new Hono<AppEnv>()
    .use(requestLog(deps), answerHeaders(deps))
    .route('/', health(deps))
    .all('*', () => {
      throw new AppError('NOT_FOUND');
    })
    .onError(answerError(deps));
