import { popularQuery } from '@contract/community';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Deps } from '../../deps';
import { type AppEnv, serviceContext } from '../../http/context';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { valid } from '../../http/validate';
import { listPopularPosts } from './popular-posts-service';

export const communityRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/community/parenting-info/counsel/popular',
    describeRoute({
      tags: ['community'],
      summary: 'Popular posts',
      description: 'At most ten PostCards with the most points of the rolling day, week or month.',
      responses: { 200: { description: 'Popular posts' } },
    }),
    signedIn(deps),
    valid('query', popularQuery),
    async (c) => ok(c, await listPopularPosts(serviceContext(deps, c), c.req.valid('query'))),
  );
