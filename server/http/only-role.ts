import type { Role } from '@contract/auth/auth';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';
import { declare } from './declare';
import { AppError } from './errors';

/**
 * Lets only accounts of one of these roles through; after `signedIn`.
 * @throws AppError FORBIDDEN
 */
export const onlyRole = (...roles: readonly Role[]) =>
  declare(
    createMiddleware<AppEnv>(async (c, next) => {
      if (!roles.includes(c.get('caller').role)) throw new AppError('FORBIDDEN');
      await next();
    }),
    { errors: () => ['FORBIDDEN'] },
  );
