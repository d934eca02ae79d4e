import { articleParam, articleReviewInput } from '@contract/community/articles';
import { staffArticle } from '@contract/community/articles.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deleteArticleReview, listStaffArticles, saveArticleReview } from './article-reviews-service';

const tag = 'articles';

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
