import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { Hono } from 'hono';
import { migrate } from '../../server/db/migrate/migrate';
import { readMigrations } from '../../server/db/migrate/read-migrations';
import * as schema from '../../server/db/schema';
import type { AppEnv } from '../../server/http/context';
import { projectPaths } from '../../server/lib/project-paths';
import { serve } from '../../server/node/lifecycle/serve';
import { readClientFiles } from '../../server/node/pages/client-files';
import { clientPages } from '../../server/node/pages/client-pages';
import { pagePolicy, pagePolicyHeaders } from '../../server/node/pages/page-policy';
import { createTestCommunity } from '../../server/testing/test-community';

/** The defences against a payload; only the test host can switch one off. */
export type Guards = { sanitiser: boolean; policy: boolean };

/** A payload as it was typed, and as the API answers it. */
type SubmittedPost = { typed: string; answered: string };

const FRAMES = "frame-ancestors 'none'";
const POLICY = pagePolicy([]);

/**
 * The real API and the built pages, with two guards that can be switched off, and a page without any guard
 * (/careless/{n}), which writes a text of the API into its document unescaped.
 */
export async function startHost() {
  const pg = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(pg, { schema }), readMigrations(projectPaths.migrations));
  Object.assign(globalThis, {
    __acquirePgUrl: async () => null,
    __acquirePg: async () => pg,
  });
  const community = await createTestCommunity();
  community.clock.now = Date.now();

  const guards: Guards = { sanitiser: true, policy: true };
  const careless: SubmittedPost[] = [];
  /** Posts whose text is answered as it was typed when the sanitiser is away. */
  const typedTexts = new Map<string, string>();
  const pages = clientPages(readClientFiles(projectPaths.client), pagePolicyHeaders(POLICY, false));

  const app = new Hono<AppEnv>();
  app.get('/careless/:nth', (c) => {
    const text = careless[Number(c.req.param('nth'))];
    // a frame of the check's own page; what a page may load stays as the product says it
    if (guards.policy) c.header('content-security-policy', POLICY.replace(FRAMES, "frame-ancestors 'self'"));
    const shown = guards.sanitiser ? text?.answered : text?.typed;
    return c.html(`<!doctype html><meta charset="utf-8"><title>.</title><body><main>${shown}</main></body>`);
  });
  app.get('/frames/:from/:to', (c) => {
    const [from, to] = [Number(c.req.param('from')), Number(c.req.param('to'))];
    const frames = Array.from({ length: to - from }, (_, at) => {
      const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';
      return `<iframe width="40" height="40" sandbox="${allowed}" src="/careless/${from + at}"></iframe>`;
    });
    return c.html(`<!doctype html><meta charset="utf-8"><title>frames</title>${frames.join('')}`);
  });
  app.get('/api/community/post/:id', async (c) => {
    const response = await community.app.fetch(c.req.raw);
    const typed = typedTexts.get(c.req.param('id'));
    if (guards.sanitiser || typed === undefined || !response.ok) return response;
    const answer = (await response.json()) as { data: object };
    return c.json({ ...answer, data: { ...answer.data, content: typed } });
  });
  for (const path of ['/api/*', '/uploads/*', '/share/*']) app.all(path, (c) => community.app.fetch(c.req.raw));
  app.get('/*', async (c, next) => {
    const page = pages(c);
    if (!page) return next();
    if (!guards.policy) page.headers.delete('content-security-policy');
    return page;
  });
  const served = await serve(app as never, { host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await served.drain();
    await pg.close();
  };
  return { url: `http://127.0.0.1:${served.port}`, community, guards, careless, typedTexts, stop };
}

export type Host = Awaited<ReturnType<typeof startHost>>;
