import { feedQuery, newerQuery, postChangeInput, postInput, postParam } from '@contract/community/posts';
import {
  answerTime,
  bookmarkState,
  feedPage,
  likeState,
  newerPosts,
  postDeleted,
  postDetail,
  viewState,
} from '@contract/community/posts.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { LIMITS, withRateLimit } from '@server/modules/community/members/rate-limits';
import { getPost } from '@server/modules/community/posts/post-detail-service';
import { createPost, deletePost, restorePost, updatePost } from '@server/modules/community/posts/post-service';
import {
  countPostView,
  deleteBookmark,
  deleteLike,
  setBookmark,
  setLike,
} from '@server/modules/community/posts/reactions-service';
import { Hono } from 'hono';
import { countNewer, listFeed } from './feed-service';
import { getAnswerTime } from './questions-service';

const tag = 'community';
const WRITING = [
  'COMMUNITY_RULES_NEEDED',
  'NEW_ACCOUNT_LIMIT',
  'LINKS_NOT_YET',
  'TOO_MANY_REQUESTS',
  'DUPLICATE_TEXT',
  'ALREADY_REVIEWED',
  'CONTEST_CLOSED',
  'FORBIDDEN',
  'FOREIGN_PROFILE',
  'ROLE_NOT_ALLOWED',
  'INVALID_INPUT',
] as const;

export const postRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', writingRoutes(deps)).route('/', reactionRoutes(deps));

/** Lists, and one post from writing to restoring. */
function writingRoutes(deps: Deps) {
  // Posts belong to the account: the chosen child is not checked.
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/post',
      documented({ tag, summary: '글 목록', answers: feedPage, errors: ['INVALID_INPUT', 'FORBIDDEN'] }),
      account,
      valid('query', feedQuery),
      async (c) => {
        return ok(c, await listFeed(serviceContext(deps, c), c.req.valid('query')));
      },
    )
    .post(
      '/community/post',
      documented({ tag, summary: '글 쓰기', answers: postDetail, status: 201, errors: [...WRITING] }),
      account,
      valid('json', postInput),
      async (c) => ok(c, await createPost(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .get(
      '/community/post/newer',
      documented({ tag, summary: '새 글이 몇 개인지', answers: newerPosts, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', newerQuery),
      async (c) => ok(c, await countNewer(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/question/answer-time',
      documented({ tag, summary: '상담 답변까지 걸리는 시간', answers: answerTime }),
      account,
      async (c) => ok(c, await getAnswerTime(serviceContext(deps, c))),
    )
    .get(
      '/community/post/:id',
      documented({ tag, summary: '글 보기', answers: postDetail, errors: ['NOT_FOUND'] }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await getPost(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/community/post/:id',
      documented({ tag, summary: '글 수정', answers: postDetail, errors: ['NOT_FOUND', 'CONFLICT', ...WRITING] }),
      account,
      valid('param', postParam),
      valid('json', postChangeInput),
      async (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param') };
        return ok(c, await updatePost(serviceContext(deps, c), input));
      },
    )
    .delete(
      '/community/post/:id',
      documented({
        tag,
        summary: '글 지우기 (30일 안에 되돌릴 수 있음)',
        answers: postDeleted,
        errors: ['NOT_FOUND'],
      }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await deletePost(serviceContext(deps, c), c.req.valid('param'))),
    )
    .post(
      '/community/post/:id/restore',
      documented({
        tag,
        summary: '지운 글 되돌리기',
        answers: postDetail,
        errors: ['NOT_FOUND', 'ALREADY_REVIEWED', 'COMMUNITY_RULES_NEEDED'],
      }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await restorePost(serviceContext(deps, c), c.req.valid('param'))),
    );
}

function reactionRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .put(
      '/community/post/:id/like',
      documented({ tag, summary: '좋아요', answers: likeState, errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] }),
      account,
      valid('param', postParam),
      async (c) => {
        const ctx = serviceContext(deps, c);
        return ok(c, await withRateLimit(ctx, LIMITS.like, () => setLike(ctx, c.req.valid('param'))));
      },
    )
    .delete(
      '/community/post/:id/like',
      documented({ tag, summary: '좋아요 거두기', answers: likeState, errors: ['NOT_FOUND'] }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await deleteLike(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/community/post/:id/bookmark',
      documented({ tag, summary: '북마크', answers: bookmarkState, errors: ['NOT_FOUND'] }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await setBookmark(serviceContext(deps, c), c.req.valid('param'))),
    )
    .delete(
      '/community/post/:id/bookmark',
      documented({ tag, summary: '북마크 빼기', answers: bookmarkState }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await deleteBookmark(serviceContext(deps, c), c.req.valid('param'))),
    )
    .post(
      '/community/post/:id/view',
      documented({ tag, summary: '본 것 세기', answers: viewState, errors: ['NOT_FOUND'] }),
      account,
      valid('param', postParam),
      async (c) => ok(c, await countPostView(serviceContext(deps, c), c.req.valid('param'))),
    );
}
