import { commentChangeInput, commentInput, commentParam, commentsQuery } from '@contract/community/comments';
import { commentDeleted, commentPage, commentWritten, replyPage } from '@contract/community/comments.responses';
import { postParam } from '@contract/community/posts';
import { likeState } from '@contract/community/posts.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { LIMITS, withRateLimit } from '@server/modules/community/members/rate-limits';
import { Hono } from 'hono';
import { deleteCommentLike, setCommentLike } from './comment-likes';
import { createComment, deleteComment, restoreComment, updateOwnComment } from './comment-service';
import { listComments, listReplies, prepareFirstThreads } from './comments-service';

const tag = 'community';

export const commentRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', threadRoutes(deps)).route('/', commentByIdRoutes(deps));

/** Lists and new comments. */
function threadRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  const first = prepareFirstThreads(deps.db);
  return new Hono<AppEnv>()
    .get(
      '/community/post/:id/comment',
      documented({ tag, summary: '댓글', answers: commentPage, errors: ['NOT_FOUND', 'INVALID_INPUT'] }),
      account,
      valid('param', postParam),
      valid('query', commentsQuery),
      async (c) =>
        ok(c, await listComments(first, serviceContext(deps, c), { ...c.req.valid('query'), ...c.req.valid('param') })),
    )
    .post(
      '/community/post/:id/comment',
      documented({
        tag,
        summary: '댓글 쓰기',
        answers: commentWritten,
        status: 201,
        errors: [
          'NOT_FOUND',
          'COMMENT_GONE',
          'COMMUNITY_RULES_NEEDED',
          'NEW_ACCOUNT_LIMIT',
          'LINKS_NOT_YET',
          'TOO_MANY_REQUESTS',
          'DUPLICATE_TEXT',
          'INVALID_INPUT',
        ],
      }),
      account,
      valid('param', postParam),
      valid('json', commentInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        const input = { ...c.req.valid('json'), ...c.req.valid('param') };
        return ok(c, await withRateLimit(ctx, LIMITS.comment, () => createComment(ctx, input)), 201);
      },
    )
    .get(
      '/community/comment/:id/reply',
      documented({ tag, summary: '답글', answers: replyPage, errors: ['NOT_FOUND', 'INVALID_INPUT'] }),
      account,
      valid('param', commentParam),
      valid('query', commentsQuery),
      async (c) =>
        ok(c, await listReplies(serviceContext(deps, c), { ...c.req.valid('query'), ...c.req.valid('param') })),
    );
}

function commentByIdRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .put(
      '/community/comment/:id',
      documented({
        tag,
        summary: '댓글 수정',
        answers: commentWritten,
        errors: ['NOT_FOUND', 'LINKS_NOT_YET', 'COMMUNITY_RULES_NEEDED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', commentParam),
      valid('json', commentChangeInput),
      async (c) =>
        ok(c, await updateOwnComment(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .delete(
      '/community/comment/:id',
      documented({ tag, summary: '댓글 지우기', answers: commentDeleted, errors: ['NOT_FOUND'] }),
      account,
      valid('param', commentParam),
      async (c) => ok(c, await deleteComment(serviceContext(deps, c), c.req.valid('param'))),
    )
    .post(
      '/community/comment/:id/restore',
      documented({ tag, summary: '지운 댓글 되돌리기', answers: commentWritten, errors: ['NOT_FOUND'] }),
      account,
      valid('param', commentParam),
      async (c) => ok(c, await restoreComment(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/community/comment/:id/like',
      documented({ tag, summary: '댓글 좋아요', answers: likeState, errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] }),
      account,
      valid('param', commentParam),
      async (c) => {
        const ctx = serviceContext(deps, c);
        return ok(c, await withRateLimit(ctx, LIMITS.like, () => setCommentLike(ctx, c.req.valid('param'))));
      },
    )
    .delete(
      '/community/comment/:id/like',
      documented({ tag, summary: '댓글 좋아요 거두기', answers: likeState, errors: ['NOT_FOUND'] }),
      account,
      valid('param', commentParam),
      async (c) => ok(c, await deleteCommentLike(serviceContext(deps, c), c.req.valid('param'))),
    );
}
