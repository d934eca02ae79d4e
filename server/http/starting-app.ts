import type { Deps } from '@server/deps';
import { Hono } from 'hono';
import { answerHeaders } from './answers/answer-headers';
import { answerError } from './answers/on-error';
import { ok } from './answers/success-response';
import type { AppEnv } from './context';
import { AppError } from './errors';

/** Seconds; a later start takes two or three, a first one up to a minute. */
const RETRY_AFTER = 3;

const PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="${RETRY_AFTER}" />
    <title>쑥쑥플래너</title>
  </head>
  <body>
    <p>쑥쑥플래너를 준비하고 있어요. 잠시만 기다려 주세요.</p>
  </body>
</html>
`;

type Config = Pick<Deps['config'], 'production' | 'hstsSubdomains'>;

/** Answers while the product starts: /healthz is up, everything else is 503 with Retry-After. */
export const startingApp = (config: Config, log: Deps['log']) =>
  new Hono<AppEnv>()
    .use(answerHeaders({ config }))
    .get('/healthz', (c) => ok(c, { status: 'ok' }))
    .all('*', (c) => {
      const isPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
      if (!isPage) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
      return c.html(PAGE, 503, { 'retry-after': String(RETRY_AFTER) });
    })
    .onError(answerError({ log }));
