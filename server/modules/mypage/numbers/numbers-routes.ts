import { numbersQuery } from '@contract/mypage/numbers';
import { numbers } from '@contract/mypage/numbers.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { staffOnly } from '@server/http/staff-only';
import { valid } from '@server/http/validate';
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
