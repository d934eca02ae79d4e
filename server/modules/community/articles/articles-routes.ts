import { articleParam, articleReviewInput, articlesQuery, homePlayQuery } from '@contract/community/articles';
import { articlesForAge, staffArticle } from '@contract/community/articles.responses';
import { play } from '@contract/test/diagnostics.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { readRecent } from '@server/http/replica-reads';
import { ok } from '@server/http/reply';
import { signedIn } from '@server/http/session';
import { staffOnly } from '@server/http/staff-only';
import { valid } from '@server/http/validate';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deleteArticleReview, listStaffArticles, saveArticleReview } from './article-reviews-service';
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
      async (c) => ok(c, await readRecent(deps, c, (ctx) => listArticles(ctx, c.req.valid('query')))),
    )
    .get(
      '/community/homeplay',
      documented({ tag, summary: '집에서 하는 놀이', answers: v.array(play), errors: ['INVALID_INPUT'] }),
      account,
      valid('query', homePlayQuery),
      (c) => ok(c, listHomePlays(c.req.valid('query'))),
    );
}

/** Recording who reviewed an article, as moderators and admins. */
export function articleReviewRoutes(deps: Deps) {
  const staff = staffOnly(deps, ['moderator', 'admin']);
  return new Hono<AppEnv>()
    .get(
      '/admin/article',
      documented({ tag, summary: '글과 그 검토', answers: v.array(staffArticle) }),
      staff,
      async (c) => ok(c, await listStaffArticles(deps)),
    )
    .put(
      '/admin/article/:key/review',
      documented({
        tag,
        summary: '검토한 사람 저장하기',
        answers: staffArticle,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      staff,
      valid('param', articleParam),
      valid('json', articleReviewInput),
      async (c) =>
        ok(c, await saveArticleReview(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .delete(
      '/admin/article/:key/review',
      documented({ tag, summary: '검토 지우기', answers: staffArticle, errors: ['NOT_FOUND'] }),
      staff,
      valid('param', articleParam),
      async (c) => ok(c, await deleteArticleReview(serviceContext(deps, c), c.req.valid('param'))),
    );
}
