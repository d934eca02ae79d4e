import { issueLicencesInput, licenceBatchesQuery } from '@contract/history/licences';
import { issuedLicences, licenceBatchPage } from '@contract/history/licences.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import { issueLicences, listLicenceBatches } from './issue-service';

const tag = 'licences';

/** Issuing and counting licence codes. */
export function adminLicenceRoutes(deps: Deps) {
  // The answer holds the codes, which are not stored.
  const admin = staffOnly(deps, ['admin'], { keyed: 'never' });
  return new Hono<AppEnv>()
    .get(
      '/admin/licence',
      documented({
        tag,
        summary: '만든 이용권 번호',
        answers: licenceBatchPage,
        errors: ['INVALID_INPUT'],
      }),
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
        errors: ['INVALID_INPUT', 'CONFLICT'],
      }),
      admin,
      valid('json', issueLicencesInput),
      async (c) => ok(c, await issueLicences(serviceContext(deps, c), c.req.valid('json')), 201),
    );
}
