import { consentChangeInput } from '@contract/accounts/consents';
import { consents } from '@contract/accounts/consents.responses';
import {
  guardianChangeInput,
  guardianResetInput,
  guardianSetInput,
  guardianVerifyInput,
} from '@contract/auth/guardian';
import { passwordChangeInput } from '@contract/auth/password-change';
import { noData } from '@contract/common/response-parts';
import { blockInput, blockParam } from '@contract/community/blocks';
import { blockedPerson } from '@contract/community/blocks.responses';
import { notificationInput } from '@contract/notices/notifications';
import { notificationChoice } from '@contract/notices/notifications.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import {
  prepareFirstGuardianPassword,
  prepareGuardianChange,
  prepareGuardianReset,
  saveGuardianPassword,
  verifyGuardianPassword,
} from '@server/modules/auth/guardian/guardian-service';
import { changePassword, preparePasswordChange } from '@server/modules/auth/passwords/password-service';
import { blockAuthor, listBlocked, unblock } from '@server/modules/community/moderation/blocks-service';
import { Hono } from 'hono';
import * as v from 'valibot';
import { accountRoutes } from './account-routes';
import { listNotificationChoices, saveNotificationChoices } from './notification-service';
import { listConsents, updateConsent } from './own-consents-service';

const tag = 'settings';

/** Scoped to the account: a stored id of a deleted child must not block it. */
export const settingsRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .route('/', accountRoutes(deps))
    .route('/', passwordRoutes(deps))
    .route('/', guardianRoutes(deps))
    .route('/', choiceRoutes(deps))
    .route('/', blockRoutes(deps));

function passwordRoutes(deps: Deps) {
  // A wrong password has to count, so these routes decide themselves what is undone together.
  const proving = signedIn(deps, { profileClaim: false, keyed: 'handler', needsTerms: false });

  return new Hono<AppEnv>().put(
    '/mypage/password',
    documented({
      tag,
      summary: '비밀번호 바꾸기 (다른 기기는 모두 로그아웃)',
      answers: noData,
      errors: ['WRONG_PASSWORD', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
    }),
    proving,
    valid('json', passwordChangeInput),
    async (c) => {
      const change = await preparePasswordChange(serviceContext(deps, c), c.req.valid('json'));
      return runOnce(deps, c, async (ctx) => {
        await changePassword(ctx, change);
        return ok(c, null);
      });
    },
  );
}

function guardianRoutes(deps: Deps) {
  // A wrong password has to count, so these routes decide themselves what is undone together.
  const proving = signedIn(deps, { profileClaim: false, keyed: 'handler', needsTerms: false });

  return new Hono<AppEnv>()
    .post(
      '/mypage/guardian-password',
      documented({
        tag,
        summary: '보호자 비밀번호 정하기',
        answers: noData,
        status: 201,
        errors: ['GUARDIAN_ALREADY_SET', 'INVALID_INPUT'],
      }),
      proving,
      valid('json', guardianSetInput),
      async (c) => {
        const change = await prepareFirstGuardianPassword(serviceContext(deps, c), c.req.valid('json'));
        return runOnce(deps, c, async (ctx) => ok(c, await saveGuardianPassword(ctx, change), 201));
      },
    )
    .put(
      '/mypage/guardian-password',
      documented({
        tag,
        summary: '보호자 비밀번호 바꾸기',
        answers: noData,
        errors: ['GUARDIAN_NOT_SET', 'WRONG_GUARDIAN_PASSWORD', 'GUARDIAN_LOCKED', 'INVALID_INPUT'],
      }),
      proving,
      valid('json', guardianChangeInput),
      async (c) => {
        const change = await prepareGuardianChange(serviceContext(deps, c), c.req.valid('json'));
        return runOnce(deps, c, async (ctx) => ok(c, await saveGuardianPassword(ctx, change)));
      },
    )
    .post(
      '/mypage/guardian-password/reset',
      documented({
        tag,
        summary: '보호자 비밀번호를 잊었을 때 계정 비밀번호로 다시 정하기',
        answers: noData,
        errors: ['WRONG_PASSWORD', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
      }),
      proving,
      valid('json', guardianResetInput),
      async (c) => {
        const change = await prepareGuardianReset(serviceContext(deps, c), c.req.valid('json'));
        return runOnce(deps, c, async (ctx) => ok(c, await saveGuardianPassword(ctx, change)));
      },
    )
    .post(
      '/mypage/guardian-password/verify',
      documented({
        tag,
        summary: '보호자 비밀번호 확인',
        answers: noData,
        errors: ['GUARDIAN_NOT_SET', 'WRONG_GUARDIAN_PASSWORD', 'GUARDIAN_LOCKED', 'INVALID_INPUT'],
      }),
      proving,
      valid('json', guardianVerifyInput),
      async (c) => {
        await verifyGuardianPassword(serviceContext(deps, c), { ...c.req.valid('json'), field: 'password' });
        return runOnce(deps, c, async () => ok(c, null));
      },
    );
}

/** Notifications and consents. */
function choiceRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .get(
      '/mypage/notification',
      documented({ tag, summary: '알림 설정', answers: v.array(notificationChoice) }),
      account,
      async (c) => ok(c, await listNotificationChoices(serviceContext(deps, c))),
    )
    .put(
      '/mypage/notification',
      documented({ tag, summary: '알림 설정 바꾸기', answers: v.array(notificationChoice), errors: ['INVALID_INPUT'] }),
      account,
      valid('json', notificationInput),
      async (c) => ok(c, await saveNotificationChoices(serviceContext(deps, c), c.req.valid('json'))),
    )
    .get('/mypage/consent', documented({ tag, summary: '동의 내역', answers: consents }), account, async (c) =>
      ok(c, await listConsents(serviceContext(deps, c))),
    )
    .post(
      '/mypage/consent',
      documented({
        tag,
        summary: '동의하거나 철회하기',
        answers: consents,
        errors: ['CONSENT_NEEDED', 'CONSENT_TEXT_CHANGED', 'INVALID_INPUT'],
      }),
      account,
      valid('json', consentChangeInput),
      async (c) => ok(c, await updateConsent(serviceContext(deps, c), c.req.valid('json'))),
    );
}

function blockRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .get(
      '/mypage/block',
      documented({ tag, summary: '차단한 사람', answers: v.array(blockedPerson) }),
      account,
      async (c) => ok(c, await listBlocked(serviceContext(deps, c))),
    )
    .post(
      '/mypage/block',
      documented({
        tag,
        summary: '글쓴이 차단하기',
        answers: v.array(blockedPerson),
        errors: ['NOT_FOUND', 'BAD_REQUEST'],
      }),
      account,
      valid('json', blockInput),
      async (c) => ok(c, await blockAuthor(serviceContext(deps, c), c.req.valid('json').post_id)),
    )
    .delete(
      '/mypage/block/:id',
      documented({ tag, summary: '차단 풀기', answers: v.array(blockedPerson) }),
      account,
      valid('param', blockParam),
      async (c) => ok(c, await unblock(serviceContext(deps, c), c.req.valid('param').id)),
    );
}
