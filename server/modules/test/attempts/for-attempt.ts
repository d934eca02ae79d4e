import type { Capability } from '@contract/profiles/child-roles';
import { prepareQuery } from '@server/db/prepare-query';
import { testAttempts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { type AppEnv, type ServiceContext, serviceContext } from '@server/http/context';
import { declare } from '@server/http/declare';
import { missingChild } from '@server/http/missing-child';
import { asOwner, type ChildScope, ofVisibleChild, resolveChild } from '@server/modules/profiles/child-access';
import { missingAttempt } from '@server/modules/test/attempts/missing-attempt';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { and, eq, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';

/** Like `forChild`, of the child that the attempt of the path is about. @throws AppError NOT_FOUND, CHILD_MOVED, ROLE_NOT_ALLOWED */
export const forAttempt = (deps: Deps, capability: Capability) =>
  declare(
    createMiddleware<AppEnv>(async (c, next) => {
      const attemptId = c.req.param('attemptId');
      if (!attemptId) throw new Error('forAttempt needs a path with :attemptId');
      const { accountId, childRole: role } = await resolveAttempt(serviceContext(deps, c), attemptId, capability);
      c.set('child', { accountId, role });
      return next();
    }),
    { errors: () => ['NOT_FOUND', 'CHILD_MOVED', 'ROLE_NOT_ALLOWED'], capability },
  );

const attemptById = prepareQuery((db) => {
  const caller = sql.placeholder('caller');
  return db
    .select({ accountId: testAttempts.accountId, profileId: testAttempts.profileId })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.id, sql.placeholder('id')),
        notOthers(caller),
        ofVisibleChild(db, testAttempts, caller, 'results.read'),
      ),
    );
});

async function resolveAttempt(ctx: ServiceContext, attemptId: string, capability: Capability): Promise<ChildScope> {
  const [attempt] = await attemptById(ctx.db, {}).execute({ caller: ctx.accountId, id: attemptId });
  if (!attempt) throw await missingAttempt(ctx.db, ctx.accountId, attemptId, missingChild);
  // An own one needs no look at the child.
  if (attempt.accountId === ctx.accountId) return asOwner(ctx);
  return resolveChild(ctx, attempt.profileId, capability);
}
