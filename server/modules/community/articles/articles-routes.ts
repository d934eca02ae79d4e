import { articlesQuery, homePlayQuery } from '@contract/community/articles';
import { articlesForAge } from '@contract/community/articles.responses';
import { play } from '@contract/test/diagnostics.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listArticles } from './articles-service';
import { listHomePlays } from './home-play-service';

const tag = 'articles';

/** Articles are posts of the section 'grow'; these routes list them by age, with their plays. */
export function articlesRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/article',
      documented({ tag, summary: '이 나이에 읽을 글', answers: articlesForAge, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', articlesQuery),
      async (c) => ok(c, await listArticles(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/homeplay',
      documented({ tag, summary: '집에서 하는 놀이', answers: v.array(play), errors: ['INVALID_INPUT'] }),
      account,
      valid('query', homePlayQuery),
      (c) => ok(c, listHomePlays(c.req.valid('query'))),
    );
}
