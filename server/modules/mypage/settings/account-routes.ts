import { accountNameInput, accountPictureInput, emailChangeInput, emailCodeInput } from '@contract/auth/account';
import { account as accountAnswer } from '@contract/auth/account.responses';
import { mailCodeSent } from '@contract/auth/join.responses';
import { DAY_SECONDS, HOUR_SECONDS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import type { Limit } from '@server/http/protection/rate-limit';
import { signedIn } from '@server/http/session/session';
import { getAccount, updateName, updatePicture } from '@server/modules/auth/account/account-service';
import { changeEmail, prepareEmailChange, sendEmailCode } from '@server/modules/auth/account/email-service';
import { withRateLimit } from '@server/modules/community/members/rate-limits';
import { Hono } from 'hono';

const tag = 'settings';

const NAME: Limit = { name: 'account-name', times: 10, seconds: DAY_SECONDS };
const PICTURE: Limit = { name: 'account-picture', times: 30, seconds: HOUR_SECONDS };

export const accountRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', personRoutes(deps)).route('/', emailRoutes(deps));

/** The account's name and picture. */
function personRoutes(deps: Deps) {
  const signed = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .get('/mypage/account', documented({ tag, summary: '내 계정', answers: accountAnswer }), signed, async (c) =>
      ok(c, await getAccount(serviceContext(deps, c))),
    )
    .put(
      '/mypage/account/name',
      documented({
        tag,
        summary: '이름 바꾸기',
        answers: accountAnswer,
        errors: ['TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      signed,
      valid('json', accountNameInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        return ok(c, await withRateLimit(ctx, NAME, () => updateName(ctx, c.req.valid('json').name)));
      },
    )
    .put(
      '/mypage/account/picture',
      documented({
        tag,
        summary: '프로필 사진이나 동물 고르기 (null이면 지우기)',
        answers: accountAnswer,
        errors: ['TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      signed,
      valid('json', accountPictureInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        return ok(c, await withRateLimit(ctx, PICTURE, () => updatePicture(ctx, c.req.valid('json').image)));
      },
    );
}

function emailRoutes(deps: Deps) {
  // A mail cannot be rolled back, and a wrong password or code has to count.
  const proving = signedIn(deps, { profileClaim: false, keyed: 'handler', needsTerms: false });
  return new Hono<AppEnv>()
    .post(
      '/mypage/account/email-code',
      documented({
        tag,
        summary: '새 이메일로 확인 번호 보내기',
        answers: mailCodeSent,
        errors: ['MAIL_CODE_THROTTLED', 'MAIL_UNSENT', 'INVALID_INPUT'],
      }),
      proving,
      valid('json', emailCodeInput),
      async (c) => {
        const input = { ...c.req.valid('json'), caller: callerAddress(c, deps) };
        const sent = await sendEmailCode(serviceContext(deps, c), input);
        return runOnce(deps, c, async () => ok(c, sent));
      },
    )
    .put(
      '/mypage/account/email',
      documented({
        tag,
        summary: '이메일 바꾸기 (확인 번호와 비밀번호)',
        answers: accountAnswer,
        errors: [
          'WRONG_PASSWORD',
          'LOGIN_THROTTLED',
          'MAIL_CODE_WRONG',
          'MAIL_CODE_EXPIRED',
          'CONFLICT',
          'INVALID_INPUT',
        ],
      }),
      proving,
      valid('json', emailChangeInput),
      async (c) => {
        const change = await prepareEmailChange(serviceContext(deps, c), c.req.valid('json'));
        return runOnce(deps, c, async (ctx) => {
          await changeEmail(ctx, change);
          return ok(c, await getAccount(ctx));
        });
      },
    );
}
