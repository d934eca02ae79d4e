import { CLIENT_HEADER, IDEMPOTENCY_HEADER, PROFILE_HEADER } from '@contract/envelope';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Deps } from './deps';
import { answerHeaders } from './http/answer-headers';
import type { AppEnv } from './http/context';
import { refuseCrossSite } from './http/cross-site';
import { health } from './http/health';
import { answerUnknown, methodTable } from './http/method-not-allowed';
import { answerError } from './http/on-error';
import { openApiDocument } from './http/openapi';
import { requestLog } from './http/request-log';
import { storedFiles } from './http/stored-files';
import { authRoutes } from './modules/auth/auth-routes';
import { communityRoutes } from './modules/community/community-routes';
import { legalRoutes } from './modules/consents/legal-routes';
import { diagnosticRoutes } from './modules/diagnostics/diagnostics-routes';
import { exportRoutes } from './modules/export/export-routes';
import { findRoutes } from './modules/find-account/find-routes';
import { joinRoutes } from './modules/joining/join-routes';
import { leavingRoutes } from './modules/leaving/leaving-routes';
import { profileRoutes } from './modules/profiles/profile-routes';
import { sessionRoutes } from './modules/sessions/sessions-routes';
import { settingsRoutes } from './modules/settings/settings-routes';
import { uploadRoutes } from './modules/uploads/upload-routes';

/** The whole API as one `Request → Response`. Web APIs only: Node, Jest and a service worker host the same app. */
export function createApp(deps: Deps) {
  const { allowedOrigins } = deps.config;
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps), answerHeaders(deps));
  if (allowedOrigins.length > 0) {
    const allowHeaders = ['authorization', 'content-type', CLIENT_HEADER, IDEMPOTENCY_HEADER, PROFILE_HEADER];
    app.use(
      '/api/*',
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowHeaders,
        exposeHeaders: ['retry-after'],
        maxAge: 600,
      }),
    );
  }
  app.use('/api/*', refuseCrossSite(deps));
  app.get('/api/openapi.json', openApiDocument(app));
  for (const routes of [
    authRoutes,
    profileRoutes,
    uploadRoutes,
    diagnosticRoutes,
    communityRoutes,
    sessionRoutes,
    exportRoutes,
    joinRoutes,
    findRoutes,
    legalRoutes,
    settingsRoutes,
    leavingRoutes,
  ])
    app.route('/api', routes(deps));
  app.route('/uploads', storedFiles(deps));
  app.route('/', health(deps));

  let allowed: ReturnType<typeof methodTable> | undefined;
  return app.onError(answerError(deps)).notFound((c) => {
    allowed ??= methodTable(app);
    return answerUnknown(allowed, c);
  });
}

export type App = ReturnType<typeof createApp>;
