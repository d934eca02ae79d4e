import { REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import { getDeclaration } from '@server/http/openapi/middleware-declaration';
import { agreeToEarlier } from '@server/testing/agree-to-earlier';
import { useTestApp } from '@server/testing/test-app';
import { getRouteName, listRoutes } from './route-table';

const t = useTestApp();

/** Writes that an account may do before it agreed to a new text: docs/consents.md. */
const OPEN = [
  'POST /api/community/block',
  'POST /api/community/case/:id/appeal',
  'POST /api/community/claim',
  'POST /api/community/claim/:id/objection',
  'POST /api/community/report',
  'POST /api/diagnostic-test/main',
  'POST /api/invitation/look',
  'POST /api/mypage/account/email-code',
  'POST /api/mypage/block',
  'POST /api/mypage/cancel-membership',
  'POST /api/mypage/consent',
  'POST /api/mypage/export',
  'POST /api/mypage/guardian-password',
  'POST /api/mypage/guardian-password/reset',
  'POST /api/mypage/guardian-password/verify',
  'POST /api/profile/:profileId/leave',
  'PUT /api/mypage/account/email',
  'PUT /api/mypage/account/name',
  'PUT /api/mypage/account/picture',
  'PUT /api/mypage/guardian-password',
  'PUT /api/mypage/notification',
  'PUT /api/mypage/password',
  'PUT /api/profile/:profileId/freeze',
  'PUT /api/profile/:profileId/guardian/:guardianId/freeze',
];
const isStaff = (name: string) => /^\w+ \/api\/(admin|moderation|upload\/tracing-app)/.test(name);

test('every signed-in route but those of one’s own rights and safety is refused to who has not agreed to the new text', async () => {
  const { accountId, token } = await t.signUp();
  await agreeToEarlier(t.db, { accountId, now: t.clock.now }, REQUIRED_TO_JOIN);
  const needsSignIn = new Set(
    t.app.routes.flatMap((route) => {
      const isSignedIn = getDeclaration(route.handler)?.security === 'accessToken';
      return isSignedIn ? [getRouteName(route)] : [];
    }),
  );
  const answered = { refused: [] as string[], open: [] as string[] };
  // A DELETE needs no consent, and one of them would end the session.
  for (const route of listRoutes(t.app)) {
    const { method, path } = route;
    const name = getRouteName(route);
    // Its middleware is mounted around the module.
    const isGrowth = path.startsWith('/api/growth/');
    if (!['POST', 'PUT', 'PATCH'].includes(method) || !(needsSignIn.has(name) || isGrowth)) continue;
    const address = path.slice('/api'.length).replace(/:\w+/g, () => crypto.randomUUID());
    const response = await t.call(method, address, { token, body: {} });
    const isRefused = response.status === 403 && (await response.text()).includes('TERMS_NOT_AGREED');
    answered[isRefused ? 'refused' : 'open'].push(name);
  }
  expect(answered.open.filter((name) => !isStaff(name)).toSorted()).toEqual(OPEN);
  expect(answered.refused.filter(isStaff)).toEqual([]);
  expect(answered.refused).toEqual(
    expect.arrayContaining([
      'POST /api/profile',
      'POST /api/growth/profile/:profileId/entry',
      'PUT /api/diagnostic-test/attempt/:attemptId/answer',
      'POST /api/community/post',
      'POST /api/upload/image',
    ]),
  );
});
