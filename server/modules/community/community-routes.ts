import { noData } from '@contract/common/response-parts';
import { popularQuery } from '@contract/community/community';
import { communityCard, postCard } from '@contract/community/community.responses';
import { agreeInput, nicknameInput } from '@contract/community/community-safety';
import { communityMe } from '@contract/community/community-safety.responses';
import {
  draftInput,
  draftParam,
  draftQuery,
  mineQuery,
  searchQuery,
  sectionPopularQuery,
} from '@contract/community/posts';
import { draft, myComments, myPosts, searchPage, sectionCounts } from '@contract/community/posts.responses';
import { searchAllQuery, searchContentQuery } from '@contract/community/search';
import { contentFound, searchOverview } from '@contract/community/search.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listSectionPopular, listSections } from './feed/feed-service';
import { listMine } from './feed/mine-service';
import { listPopularPosts } from './feed/popular-posts-service';
import { agreeToRules, getMe, updateNickname } from './members/members-service';
import { LIMITS, withRateLimit } from './members/rate-limits';
import { deleteDraft, getDraft, saveDraft } from './posts/drafts-service';
import { searchContent } from './search/content-search';
import { searchAll } from './search/search-overview';
import { searchPosts } from './search/search-service';

const tag = 'community';

/** Routes without a single post: lists, search, the reader's own posts, drafts. */
export const communityRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', listRoutes(deps)).route('/', memberRoutes(deps)).route('/', draftRoutes(deps));

function listRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/parenting-info/counsel/popular',
      documented({
        tag,
        summary: '상담 글의 인기 글',
        answers: v.array(postCard),
        description: '최근 하루, 한 주, 한 달의 글 열 개까지',
      }),
      signedIn(deps),
      valid('query', popularQuery),
      async (c) => ok(c, await listPopularPosts(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/section',
      documented({ tag, summary: '커뮤니티 메뉴마다 글이 몇 개인지', answers: sectionCounts }),
      account,
      async (c) => ok(c, await listSections(serviceContext(deps, c))),
    )
    .get(
      '/community/section/popular',
      documented({
        tag,
        summary: '커뮤니티 메뉴의 인기 글',
        answers: v.array(communityCard),
        errors: ['INVALID_INPUT'],
      }),
      account,
      valid('query', sectionPopularQuery),
      async (c) => ok(c, await listSectionPopular(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/search',
      documented({ tag, summary: '글 찾기', answers: searchPage, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', searchQuery),
      async (c) => ok(c, await searchPosts(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/search/all',
      documented({
        tag,
        summary: '가 볼 곳, 책, 놀이, 도움말, 성장 이야기와 글에서 찾기',
        answers: searchOverview,
        errors: ['INVALID_INPUT'],
      }),
      account,
      valid('query', searchAllQuery),
      async (c) => ok(c, await searchAll(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/search/content',
      documented({
        tag,
        summary: '가 볼 곳, 책, 놀이, 도움말 가운데 하나에서 모두 찾기',
        answers: contentFound,
        errors: ['INVALID_INPUT'],
      }),
      account,
      valid('query', searchContentQuery),
      async (c) => ok(c, await searchContent(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/mine',
      documented({
        tag,
        summary: '내가 쓰고 담은 것',
        answers: v.union([myPosts, myComments]),
        errors: ['INVALID_INPUT'],
      }),
      account,
      valid('query', mineQuery),
      async (c) => ok(c, await listMine(serviceContext(deps, c), c.req.valid('query'))),
    );
}

function memberRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get('/community/me', documented({ tag, summary: '커뮤니티의 나', answers: communityMe }), account, async (c) =>
      ok(c, await getMe(serviceContext(deps, c))),
    )
    .post(
      '/community/agree',
      documented({
        tag,
        summary: '커뮤니티 약속에 동의하고 닉네임 정하기',
        answers: communityMe,
        errors: ['CONSENT_TEXT_CHANGED', 'NICKNAME_TAKEN', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      account,
      valid('json', agreeInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        return ok(c, await withRateLimit(ctx, LIMITS.nickname, () => agreeToRules(ctx, c.req.valid('json'))));
      },
    )
    .put(
      '/community/nickname',
      documented({
        tag,
        summary: '닉네임 바꾸기',
        answers: communityMe,
        errors: ['NICKNAME_TAKEN', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      account,
      valid('json', nicknameInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        const { nickname } = c.req.valid('json');
        return ok(c, await withRateLimit(ctx, LIMITS.nickname, () => updateNickname(ctx, nickname)));
      },
    );
}

function draftRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/draft/:section',
      documented({ tag, summary: '쓰던 글', answers: v.nullable(draft), errors: ['INVALID_INPUT'] }),
      account,
      valid('param', draftParam),
      valid('query', draftQuery),
      async (c) => ok(c, await getDraft(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    )
    .put(
      '/community/draft/:section',
      documented({
        tag,
        summary: '쓰던 글 저장하기',
        answers: draft,
        errors: ['QUOTA_EXCEEDED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', draftParam),
      valid('query', draftQuery),
      valid('json', draftInput),
      async (c) => {
        const key = { ...c.req.valid('param'), ...c.req.valid('query') };
        return ok(c, await saveDraft(serviceContext(deps, c), { ...c.req.valid('json'), ...key }));
      },
    )
    .delete(
      '/community/draft/:section',
      documented({ tag, summary: '쓰던 글 지우기', answers: noData, errors: ['INVALID_INPUT'] }),
      account,
      valid('param', draftParam),
      valid('query', draftQuery),
      async (c) =>
        ok(c, await deleteDraft(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    );
}
