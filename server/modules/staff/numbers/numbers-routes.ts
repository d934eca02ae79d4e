import { numbersQuery } from '@contract/staff/numbers';
import { numbers } from '@contract/staff/numbers.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import { getNumbers } from './numbers-service';

/** How much happens, by day. */
export const numbersRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/admin/numbers',
    documented({
      tag: 'numbers',
      summary: '하루하루의 숫자',
      answers: numbers,
      errors: ['INVALID_INPUT'],
    }),
    staffOnly(deps, ['admin']),
    valid('query', numbersQuery),
    async (c) => ok(c, await getNumbers(serviceContext(deps, c), c.req.valid('query'))),
  );
