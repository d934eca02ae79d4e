import type { Capability } from '@contract/profiles/child-roles';
import { testAttempts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { type AppEnv, type ServiceContext, serviceContext } from '@server/http/context';
import { declare } from '@server/http/openapi/middleware-declaration';
import { missingChild } from '@server/http/session/missing-child';
import { asOwner, ofVisibleChild, resolveChild } from '@server/modules/profiles/child-access';
import type { AttemptRow } from '@server/modules/test/attempts/attempt-view';
import { missingAttempt } from '@server/modules/test/attempts/missing-attempt';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** Like `forChild`, of the child that the attempt of the path is about. @throws AppError NOT_FOUND, CHILD_MOVED, ROLE_NOT_ALLOWED */
export const forAttempt = (deps: Deps, capability: Capability) =>
  declare(
    createMiddleware<AppEnv>(async (c, next) => {
      const attemptId = c.req.param('attemptId');
      if (!attemptId) throw new Error('forAttempt needs a path with :attemptId');
      const ctx = serviceContext(deps, c);
      const attempt = await findVisible(ctx, attemptId);
      // An own one needs no look at the child.
      const isOwn = attempt.accountId === ctx.accountId;
      const {
        accountId,
        childRole: role,
        accessState: state,
      } = isOwn ? asOwner(ctx) : await resolveChild(ctx, attempt.profileId, capability);
      c.set('child', { accountId, role, state });
      // Else its child passed to that account between the two reads.
      c.set('attempt', accountId === attempt.accountId ? attempt : await findVisible(ctx, attemptId));
      return next();
    }),
    { errors: () => ['NOT_FOUND', 'CHILD_MOVED', 'ROLE_NOT_ALLOWED'], capability },
  );

async function findVisible(ctx: ServiceContext, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await ctx.db
    .select()
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.id, attemptId),
        notOthers(ctx.accountId),
        ofVisibleChild(ctx.db, testAttempts, ctx.accountId, 'results.read'),
      ),
    );
  if (!attempt) throw await missingAttempt(ctx.db, ctx.accountId, attemptId, missingChild);
  return attempt;
}

/** The check of the path, as it was when the request began; after `forAttempt`. */
export function requestedAttempt(c: Context<AppEnv>): AttemptRow {
  const attempt = c.get('attempt');
  if (!attempt) throw new Error('requestedAttempt needs forAttempt before it');
  return attempt;
}
