import { Hono } from 'hono';
import type { Deps } from './deps';
import { answerHeaders } from './http/answer-headers';
import type { AppEnv } from './http/context';
import { refuseCrossSite } from './http/cross-site';
import { AppError } from './http/errors';
import { answerError } from './http/on-error';
import { requestLog } from './http/request-log';
import { authRoutes } from './modules/auth/auth-routes';
import { communityRoutes } from './modules/community/community-routes';
import { diagnosticRoutes } from './modules/diagnostics/diagnostics-routes';
import { profileRoutes } from './modules/profiles/profile-routes';
import { uploadRoutes } from './modules/uploads/upload-routes';

/** The whole API as one `Request → Response`. Web APIs only: Node, Jest and a service worker host the same app. */
export function createApp(deps: Deps) {
  const api = new Hono<AppEnv>()
    .use(refuseCrossSite(deps))
    .route('/', authRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', uploadRoutes(deps))
    .route('/', diagnosticRoutes(deps))
    .route('/', communityRoutes(deps));

  return new Hono<AppEnv>()
    .use(requestLog(deps), answerHeaders(deps))
    .route('/api', api)
    .onError(answerError(deps))
    .notFound((c) => answerError(deps)(new AppError('NOT_FOUND'), c));
}

export type App = ReturnType<typeof createApp>;
