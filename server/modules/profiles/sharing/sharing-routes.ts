import { noData } from '@contract/common/response-parts';
import { profile } from '@contract/profiles/profile.responses';
import {
  freezeInput,
  guardianParam,
  invitationAcceptInput,
  invitationInput,
  invitationLookInput,
  invitationParam,
  sharedChildParam,
} from '@contract/profiles/sharing';
import { invitationView, newInvitation, sharing } from '@contract/profiles/sharing.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild, resolveChild } from '@server/modules/profiles/child-access';
import { getProfile } from '@server/modules/profiles/profile-service';
import { Hono } from 'hono';
import { handoverRoutes } from './handover-routes';
import {
  acceptInvitation,
  countInvitation,
  countTry,
  createInvitation,
  deleteInvitation,
  viewInvitation,
} from './invitation-service';
import { freezeGuardian, freezeSharing, getSharing, leaveSharing, removeGuardian } from './sharing-service';

const tag = 'profiles';

export const sharingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', childRoutes(deps)).route('/', invitationRoutes(deps)).route('/', handoverRoutes(deps));

function childRoutes(deps: Deps) {
  // Stopping and leaving a sharing protect the child.
  const guardian = signedIn(deps, { needsTerms: false });
  return new Hono<AppEnv>()
    .get(
      '/profile/:profileId/sharing',
      documented({ tag, summary: '아이를 함께 보는 사람', answers: sharing }),
      guardian,
      valid('param', sharedChildParam),
      forChild(deps, 'sharing.read'),
      async (c) => ok(c, await getSharing(childContext(deps, c), c.req.valid('param'))),
    )
    .delete(
      '/profile/:profileId/guardian/:guardianId',
      documented({ tag, summary: '함께 보는 사람 내보내기', answers: sharing, errors: ['NOT_FOUND'] }),
      guardian,
      valid('param', guardianParam),
      forChild(deps, 'sharing.manage'),
      async (c) => ok(c, await removeGuardian(childContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/profile/:profileId/guardian/:guardianId/freeze',
      documented({
        tag,
        summary: '한 사람만 함께 보기를 멈추거나 다시 시작하기',
        answers: sharing,
        errors: ['NOT_FOUND', 'INVALID_INPUT'],
      }),
      guardian,
      valid('param', guardianParam),
      forChild(deps, 'sharing.manage'),
      valid('json', freezeInput),
      async (c) =>
        ok(c, await freezeGuardian(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .post(
      '/profile/:profileId/leave',
      documented({ tag, summary: '함께 보기 끝내기', answers: noData, errors: ['CONFLICT'] }),
      guardian,
      valid('param', sharedChildParam),
      forChild(deps, 'sharing.read'),
      async (c) => {
        await leaveSharing(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .put(
      '/profile/:profileId/freeze',
      documented({
        tag,
        summary: '함께 보기를 바로 멈추거나 다시 시작하기',
        answers: sharing,
        errors: ['SHARING_FROZEN', 'INVALID_INPUT'],
      }),
      guardian,
      valid('param', sharedChildParam),
      forChild(deps, 'sharing.freeze'),
      valid('json', freezeInput),
      async (c) =>
        ok(c, await freezeSharing(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}

function invitationRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .post(
      '/profile/:profileId/invitation',
      documented({
        tag,
        summary: '함께 볼 사람 초대하기',
        description: '같은 id는 같은 초대예요. 링크와 코드는 저장하지 않고, 이 답에만 있어요.',
        answers: newInvitation,
        status: 201,
        errors: ['OWNER_ONLY', 'SHARING_FULL', 'SHARING_FROZEN', 'CONFLICT', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      // The answer has a secret.
      signedIn(deps, { keyed: 'never' }),
      valid('param', sharedChildParam),
      forChild(deps, 'sharing.invite'),
      valid('json', invitationInput),
      async (c) => {
        const ctx = childContext(deps, c);
        await countInvitation(ctx);
        return ok(c, await createInvitation(ctx, { ...c.req.valid('json'), ...c.req.valid('param') }), 201);
      },
    )
    .delete(
      '/profile/:profileId/invitation/:invitationId',
      documented({ tag, summary: '초대 취소하기', answers: noData }),
      signedIn(deps),
      valid('param', invitationParam),
      forChild(deps, 'sharing.invite'),
      async (c) => {
        await deleteInvitation(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .post(
      '/invitation/look',
      documented({
        tag,
        summary: '받은 초대 보기',
        answers: invitationView,
        errors: ['INVITATION_UNKNOWN', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      signedIn(deps, { profileClaim: false, keyed: 'handler', needsTerms: false }),
      valid('json', invitationLookInput),
      async (c) => {
        await countTry(serviceContext(deps, c), callerAddress(c, deps));
        return runOnce(deps, c, async (ctx) => ok(c, await viewInvitation(ctx, c.req.valid('json').secret)));
      },
    )
    .post(
      '/invitation/accept',
      documented({
        tag,
        summary: '초대 받아들이기',
        answers: profile,
        errors: [
          'INVITATION_UNKNOWN',
          'ALREADY_SHARED',
          'SHARING_FROZEN',
          'GUARDIAN_CONSENT_NEEDED',
          'CONSENT_TEXT_CHANGED',
          'TOO_MANY_REQUESTS',
          'INVALID_INPUT',
        ],
      }),
      signedIn(deps, { profileClaim: false, keyed: 'handler' }),
      valid('json', invitationAcceptInput),
      async (c) => {
        await countTry(serviceContext(deps, c), callerAddress(c, deps));
        return runOnce(deps, c, async (ctx) => {
          const profileId = await acceptInvitation(ctx, c.req.valid('json'));
          return ok(c, await getProfile(await resolveChild(ctx, profileId, 'profile.read'), profileId));
        });
      },
    );
}
