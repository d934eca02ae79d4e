import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { signedIn } from '@server/http/session';
import { Hono } from 'hono';
import { exportEntries } from './export-service';
import { toStream, zipped } from './zip-stream';

const tag = 'export';

export const exportRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/mypage/export',
    documented({
      tag,
      summary: '내 정보 모두 내려받기',
      description: 'JSON, CSV, 사진이 든 ZIP 파일',
      produces: ['application/zip'],
    }),
    signedIn(deps, { profileClaim: false }),
    (c) => {
      const entries = exportEntries(serviceContext(deps, c));
      const request = c.get('requestId');
      const body = toStream(zipped(entries, deps.now()), (error) =>
        deps.log.error('export broke off', { request }, error),
      );
      return c.body(body, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${EXPORT_FILE_NAME}"`,
      });
    },
  );
