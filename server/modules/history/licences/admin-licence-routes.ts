import { issueLicencesInput, licenceBatchesQuery } from '@contract/history/licences';
import { issuedLicences, licenceBatchPage } from '@contract/history/licences.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { onlyRole } from '@server/http/only-role';
import { ok } from '@server/http/reply';
import { signedIn } from '@server/http/session';
import { valid } from '@server/http/validate';
import { Hono } from 'hono';
import { issueLicences, listLicenceBatches } from './issue-service';

const tag = 'licences';

/** Issuing and counting licence codes. */
export function adminLicenceRoutes(deps: Deps) {
  // The answer holds the codes, which are not stored.
  const account = signedIn(deps, { profileClaim: false, keyed: 'never' });
  const admin = onlyRole('admin');
  return new Hono<AppEnv>()
    .get(
      '/admin/licence',
      documented({
        tag,
        summary: '만든 이용권 번호',
        answers: licenceBatchPage,
        errors: ['FORBIDDEN', 'INVALID_INPUT'],
      }),
      account,
      admin,
      valid('query', licenceBatchesQuery),
      async (c) => ok(c, await listLicenceBatches(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/admin/licence',
      documented({
        tag,
        summary: '이용권 번호 만들기',
        answers: issuedLicences,
        status: 201,
        errors: ['FORBIDDEN', 'INVALID_INPUT', 'CONFLICT'],
      }),
      account,
      admin,
      valid('json', issueLicencesInput),
      async (c) => ok(c, await issueLicences(serviceContext(deps, c), c.req.valid('json')), 201),
    );
}
