import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLIENT_HEADER } from '@contract/common/envelope';
import type { AppEnv } from '@server/http/context';
import { Hono } from 'hono';

const PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>쑥쑥플래너 API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </body>
</html>
`;

// Calls tried from the page pass the same cross-site check as the client's.
const START = `SwaggerUIBundle({
  dom_id: '#docs',
  url: '/api/openapi.json',
  deepLinking: true,
  requestInterceptor: (request) => {
    request.headers['${CLIENT_HEADER}'] = 'docs';
    return request;
  },
});
`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Swagger UI, self-hosted: works without internet access and has no inline script. */
export function apiDocs(swaggerFolder: string) {
  const file = (name: string) => readFile(path.join(swaggerFolder, name));
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header('content-security-policy', POLICY);
    })
    .get('/', (c) => c.html(PAGE))
    .get('/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/swagger-ui.css', async (c) =>
      c.body(await file('swagger-ui.css'), 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/swagger-ui-bundle.js', async (c) =>
      c.body(await file('swagger-ui-bundle.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );
}
