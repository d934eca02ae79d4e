import {
  appealAnswerInput,
  appealsQuery,
  freezeInput,
  memberFindInput,
  memberParam,
  memberRoleInput,
  memberSearchInput,
} from '@contract/staff/members';
import { appealPage, member, memberEmail, membersFound } from '@contract/staff/members.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, type RequestContext, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { answerAppeal, endSessions, freezeAccount, unfreezeAccount } from '@server/modules/auth/freezes/freeze-service';
import { type Context, Hono } from 'hono';
import { getMember } from './member-view';
import { findMember, getMemberEmail, listAppeals, searchMembers } from './members-service';
import { setRole } from './role-service';

const tag = 'members';
const ERRORS = ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'] as const;

/** Finding and managing accounts: moderators for the community, admins for all of it (docs/people.md). */
export const membersRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', staffRoutes(deps)).route('/', adminRoutes(deps));

function staffRoutes(deps: Deps) {
  const staff = staffOnly(deps, ['moderator', 'admin']);
  const act = withMember(deps);
  return new Hono<AppEnv>()
    .post(
      '/admin/member/find',
      documented({ tag, summary: '회원 찾기', answers: member, errors: ERRORS }),
      staff,
      valid('json', memberFindInput),
      async (c) => ok(c, await findMember(serviceContext(deps, c), c.req.valid('json'))),
    )
    .post(
      '/admin/member/search',
      documented({ tag, summary: '회원 목록에서 찾기', answers: membersFound, errors: ['INVALID_INPUT'] }),
      staff,
      valid('json', memberSearchInput),
      async (c) => ok(c, await searchMembers(serviceContext(deps, c), c.req.valid('json'))),
    )
    .post(
      '/admin/member/:id/freeze',
      documented({ tag, summary: '이용 정지하기', answers: member, errors: ERRORS }),
      staff,
      valid('param', memberParam),
      valid('json', freezeInput),
      (c) => act(c, c.req.valid('param'), (ctx, { id }) => freezeAccount(ctx, { id, ...c.req.valid('json') })),
    )
    .post(
      '/admin/member/:id/unfreeze',
      documented({ tag, summary: '이용 정지 풀기', answers: member, errors: ERRORS }),
      staff,
      valid('param', memberParam),
      (c) => act(c, c.req.valid('param'), unfreezeAccount),
    )
    .delete(
      '/admin/member/:id/session',
      documented({ tag, summary: '모든 기기에서 로그아웃시키기', answers: member, errors: ERRORS }),
      staff,
      valid('param', memberParam),
      (c) => act(c, c.req.valid('param'), endSessions),
    );
}

function adminRoutes(deps: Deps) {
  const admin = staffOnly(deps, ['admin']);
  const act = withMember(deps);
  return new Hono<AppEnv>()
    .get(
      '/admin/appeal',
      documented({ tag, summary: '답을 기다리는 이의', answers: appealPage, errors: ['INVALID_INPUT'] }),
      admin,
      valid('query', appealsQuery),
      async (c) => ok(c, await listAppeals(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/admin/member/:id/appeal',
      documented({ tag, summary: '이용 정지의 이의에 답하기', answers: member, errors: ERRORS }),
      admin,
      valid('param', memberParam),
      valid('json', appealAnswerInput),
      (c) => act(c, c.req.valid('param'), (ctx, { id }) => answerAppeal(ctx, { id, ...c.req.valid('json') })),
    )
    .put(
      '/admin/member/:id/role',
      documented({ tag, summary: '역할 바꾸기', answers: member, errors: ERRORS }),
      admin,
      valid('param', memberParam),
      valid('json', memberRoleInput),
      (c) =>
        act(c, c.req.valid('param'), ({ db, accountId: actorId, now }, { id }) =>
          setRole({ db, actorId, now }, { id, ...c.req.valid('json') }),
        ),
    )
    .post(
      '/admin/member/:id/email',
      documented({ tag, summary: '이메일 주소 보기', answers: memberEmail, errors: ['NOT_FOUND'] }),
      admin,
      valid('param', memberParam),
      async (c) => ok(c, await getMemberEmail(serviceContext(deps, c), c.req.valid('param'))),
    );
}

/** Runs an action on an account and answers the account as it is then. */
const withMember =
  (deps: Deps) =>
  async (
    c: Context<AppEnv>,
    target: { id: string },
    act: (ctx: RequestContext, target: { id: string }) => Promise<void>,
  ) => {
    const ctx = serviceContext(deps, c);
    await act(ctx, target);
    return ok(c, await getMember(ctx, target.id));
  };
