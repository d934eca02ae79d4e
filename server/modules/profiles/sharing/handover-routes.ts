import { mailCodeSent } from '@contract/auth/join.responses';
import { handoverAcceptInput, handoverInput, takeoverInput } from '@contract/profiles/handover';
import { profile } from '@contract/profiles/profile.responses';
import { sharedChildParam } from '@contract/profiles/sharing';
import { sharing } from '@contract/profiles/sharing.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild, resolveChild } from '@server/modules/profiles/child-access';
import { getProfile } from '@server/modules/profiles/profile-service';
import { Hono } from 'hono';
import {
  acceptChild,
  agreeToTakeOver,
  endOffer,
  offerChild,
  proveHandover,
  sendHandoverCode,
} from './handover-service';
import { getSharing } from './sharing-service';

const tag = 'profiles';

export const handoverRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', confirmedRoutes(deps)).route('/', answerRoutes(deps));

function confirmedRoutes(deps: Deps) {
  // A mail cannot be rolled back, and a wrong code has to count.
  const proving = signedIn(deps, { keyed: 'handler' });
  return new Hono<AppEnv>()
    .post(
      '/profile/:profileId/handover/code',
      documented({
        tag,
        summary: '아이를 넘기거나 넘겨받을 확인 번호를 내 메일로 보내기',
        answers: mailCodeSent,
        errors: ['MAIL_CODE_THROTTLED', 'MAIL_UNSENT'],
      }),
      proving,
      valid('param', sharedChildParam),
      forChild(deps, 'child.confirm'),
      async (c) => {
        const sent = await sendHandoverCode(childContext(deps, c), callerAddress(c, deps));
        return runOnce(deps, c, async () => ok(c, sent));
      },
    )
    .put(
      '/profile/:profileId/handover',
      documented({
        tag,
        summary: '아이를 다른 보호자에게 넘기겠다고 제안하기 (7일)',
        answers: sharing,
        errors: ['NOT_FOUND', 'MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED', 'INVALID_INPUT'],
      }),
      proving,
      valid('param', sharedChildParam),
      forChild(deps, 'child.offer'),
      valid('json', handoverInput),
      async (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param') };
        const proved = await proveHandover(childContext(deps, c), input);
        return runOnce(deps, c, async () => {
          const ctx = childContext(deps, c);
          await offerChild(ctx, { ...input, proved });
          return ok(c, await getSharing(ctx, input));
        });
      },
    )
    .post(
      '/profile/:profileId/handover/accept',
      documented({
        tag,
        summary: '아이 넘겨받기',
        answers: profile,
        errors: ['CONFLICT', 'PROFILE_LIMIT', 'MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED', 'INVALID_INPUT'],
      }),
      proving,
      valid('param', sharedChildParam),
      forChild(deps, 'child.take'),
      valid('json', handoverAcceptInput),
      async (c) => {
        const { profileId } = c.req.valid('param');
        const proved = await proveHandover(childContext(deps, c), c.req.valid('json'));
        return runOnce(deps, c, async (once) => {
          await acceptChild(childContext(deps, c), { profileId, proved });
          // The session's claim was the access of a guardian.
          const own = await resolveChild({ ...once, claimed: undefined }, profileId, 'profile.read');
          return ok(c, await getProfile(own, profileId));
        });
      },
    );
}

function answerRoutes(deps: Deps) {
  const guardian = signedIn(deps);
  return new Hono<AppEnv>()
    .delete(
      '/profile/:profileId/handover',
      documented({ tag, summary: '아이 넘기기 제안을 거두거나 거절하기', answers: sharing }),
      guardian,
      valid('param', sharedChildParam),
      forChild(deps, 'child.confirm'),
      async (c) => {
        const ctx = childContext(deps, c);
        await endOffer(ctx, c.req.valid('param'));
        return ok(c, await getSharing(ctx, c.req.valid('param')));
      },
    )
    .put(
      '/profile/:profileId/takeover',
      documented({
        tag,
        summary: '탈퇴하는 보호자의 아이를 이어서 맡을지 정하기',
        answers: sharing,
        errors: ['CONFLICT', 'INVALID_INPUT'],
      }),
      guardian,
      valid('param', sharedChildParam),
      forChild(deps, 'child.take'),
      valid('json', takeoverInput),
      async (c) => {
        const ctx = childContext(deps, c);
        await agreeToTakeOver(ctx, { ...c.req.valid('json'), ...c.req.valid('param') });
        return ok(c, await getSharing(ctx, c.req.valid('param')));
      },
    );
}
