import { frozenInput } from '@contract/auth/freezes';
import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { signedIn } from '@server/http/session';
import { valid } from '@server/http/validate';
import { requireFreeze } from '@server/modules/auth/freezes/frozen-service';
import { attemptReader } from '@server/modules/auth/login/attempt-reader';
import { type Context, Hono } from 'hono';
import { exportEntries } from './export-service';
import { toStream, zipped } from './zip-stream';

const tag = 'export';

export const exportRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', ownExportRoutes(deps)).route('/', frozenExportRoutes(deps));

const ownExportRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/mypage/export',
    documented({
      tag,
      summary: '내 정보 모두 내려받기',
      description: 'JSON, CSV, 사진이 든 ZIP 파일',
      produces: ['application/zip'],
    }),
    signedIn(deps, { profileClaim: false }),
    (c) => answerArchive(deps, c, serviceContext(deps, c).accountId),
  );

/** The right to one's data does not end with a freeze. */
function frozenExportRoutes(deps: Deps) {
  const readAttempt = attemptReader(deps);
  return new Hono<AppEnv>().post(
    '/auth/frozen/export',
    documented({
      tag,
      summary: '이용이 정지된 계정의 정보 내려받기',
      description: 'JSON, CSV, 사진이 든 ZIP 파일',
      produces: ['application/zip'],
      errors: ['WRONG_CREDENTIALS', 'LOGIN_THROTTLED', 'NOT_FOUND', 'INVALID_INPUT'],
    }),
    valid('json', frozenInput),
    async (c) => {
      const { accountId } = await requireFreeze(deps, await readAttempt(c, c.req.valid('json')));
      return answerArchive(deps, c, accountId);
    },
  );
}

function answerArchive({ db, files, log, now }: Deps, c: Context<AppEnv>, accountId: string) {
  const request = c.get('requestId');
  const body = toStream(zipped(exportEntries({ db, files, accountId }), now()), (error) =>
    log.error('export broke off', { request }, error),
  );
  return c.body(body, 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${EXPORT_FILE_NAME}"`,
  });
}
