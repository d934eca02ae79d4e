import type { Role } from '@contract/auth/auth';
import type { Deps } from '@server/deps';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';
import { AppError } from '../errors';
import { declare, getDeclaration } from '../openapi/middleware-declaration';
import { type SessionOptions, signedIn } from './session';

/**
 * Lets only signed-in accounts of one of these roles through. The profile of a child is never theirs to claim.
 * @throws AppError FORBIDDEN
 */
export function staffOnly(deps: Deps, roles: readonly Role[], options: Pick<SessionOptions, 'keyed'> = {}) {
  const account = signedIn(deps, { ...options, profileClaim: false, needsTerms: false });
  const declared = getDeclaration(account);
  return declare(
    createMiddleware<AppEnv>((c, next) =>
      account(c, () => {
        if (!roles.includes(c.get('caller').role)) throw new AppError('FORBIDDEN');
        return next();
      }),
    ),
    { ...declared, errors: (method) => [...(declared?.errors?.(method) ?? []), 'FORBIDDEN'] },
  );
}
