import { ERRORS } from '@contract/common/error-codes';
import {
  type AccessState,
  type Capability,
  type ChildRole,
  isAllowed,
  isReading,
  SHARED_ROLES,
} from '@contract/profiles/child-roles';
import type { IdValue, Queryable } from '@server/db/database';
import { guardianships, profiles } from '@server/db/schema';
import type { Deps } from '@server/deps';
import {
  type AccessColumn,
  type AppEnv,
  type ChildAccess,
  type PictureContext,
  type RequestContext,
  type ServiceContext,
  serviceContext,
} from '@server/http/context';
import { AppError, type ErrorDetails } from '@server/http/errors';
import { declare } from '@server/http/openapi/middleware-declaration';
import { missingChild } from '@server/http/session/missing-child';
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/**
 * Scope of a service of a child: `accountId` is the account that the child's rows belong to, `callerId` the one that
 * asks. Author, consent, uploads and limits are the caller's; every row of the child is of `accountId`.
 */
export type ChildScope = { accountId: string; callerId: string; childRole: ChildRole; accessState: AccessState };
export type ChildContext = ServiceContext & ChildScope;
export type ChildPictureContext = PictureContext & ChildScope;

const scopeToChild = <Ctx extends { accountId: string }>(
  ctx: Ctx,
  { accountId, role, state }: ChildAccess,
): Ctx & ChildScope => ({ ...ctx, accountId, callerId: ctx.accountId, childRole: role, accessState: state });

/** The context of an account about its own children, for work without a request. */
export const asOwner = <Ctx extends { accountId: string }>(ctx: Ctx): Ctx & ChildScope =>
  scopeToChild(ctx, { accountId: ctx.accountId, role: 'owner', state: 'active' });

/**
 * True if a row of `guardianships` gives access now: sharing is not stopped for this person, nor for all but who stopped
 * it. This module is the one place that decides about a child.
 */
export const isActive = and(
  isNull(guardianships.stoppedAt),
  or(isNull(guardianships.frozenBy), eq(guardianships.frozenBy, guardianships.accountId)),
);

/** The state of a row's access, as a column. */
export const accessState = sql<AccessState>`case when ${guardianships.endsAt} is null then 'active' else 'ending' end`;

/** The access of an account to a child, as a column of another query. */
export const accessColumn: AccessColumn = (db, accountId, profileId) => {
  const own = db
    .select({ access: sql`json_build_object('accountId', ${profiles.accountId}, 'role', 'owner', 'state', 'active')` })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.id, profileId)));
  const shared = db
    .select({
      access: sql`json_build_object('accountId', ${guardianships.ownerId}, 'role', ${guardianships.role}, 'state', ${accessState})`,
    })
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), eq(guardianships.profileId, profileId), isActive));
  return sql<ChildAccess | null>`coalesce((${own}), (${shared}))`;
};

/** The same as a condition on rows of children, where no child is named; the caller may be a column of the outer query. */
export function ofVisibleChild(
  db: Queryable,
  row: { accountId: AnyPgColumn; profileId: AnyPgColumn },
  callerId: IdValue | AnyPgColumn,
  capability: Capability,
) {
  const caller = sql`${callerId}::uuid`;
  const owners = db
    .select({ id: guardianships.ownerId })
    .from(guardianships)
    .where(eq(guardianships.accountId, caller));
  const shared = db
    .select({ one: sql`1` })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.accountId, caller),
        eq(guardianships.profileId, row.profileId),
        eq(guardianships.ownerId, row.accountId),
        inArray(
          guardianships.role,
          SHARED_ROLES.filter((role) => isAllowed(role, capability)),
        ),
        isActive,
        isReading(capability) ? undefined : isNull(guardianships.endsAt),
      ),
    );
  // The list of accounts first: it is what indexes begin with.
  return and(
    sql`${row.accountId} = any(array(select ${caller} union all ${owners}))`,
    or(eq(row.accountId, caller), exists(shared)),
  );
}

/** Access of a caller to somebody else's child, as a condition on that child's row. */
export const hasAccess = (db: Queryable, child: { accountId: IdValue; id: IdValue }, callerId: IdValue) => {
  const shared = db
    .select({ one: sql`1` })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.ownerId, child.accountId),
        eq(guardianships.profileId, child.id),
        eq(guardianships.accountId, callerId),
        isActive,
      ),
    );
  return or(sql`${callerId}::uuid = ${child.accountId}::uuid`, exists(shared));
};

/**
 * Call in a transaction that writes about a child: the access stays until its end, as what ends an access waits.
 * @throws AppError as `lostChild` says
 */
export async function lockAccess(tx: Queryable, { accountId, callerId }: ChildScope, profileId: string): Promise<void> {
  if (callerId === accountId) return;
  const [access] = await tx
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.ownerId, accountId),
        eq(guardianships.profileId, profileId),
        eq(guardianships.accountId, callerId),
        isActive,
      ),
    )
    .for('share');
  if (!access) throw await lostChild(tx, callerId, profileId);
}

async function findAccess(db: Queryable, accountId: string, profileId: string): Promise<ChildAccess | null> {
  const [row] = await db.select({ access: accessColumn(db, accountId, profileId) }).from(sql`(values (1)) one`);
  return row?.access ?? null;
}

/** Seconds after which a request about a child that has just passed on is sent again. */
const MOVED_RETRY_AFTER = 1;

/**
 * Why a child that was there when the request began is not any more: CONFLICT when it passed to another account and the
 * caller still has a part in it, so that the same request may be sent again; else CHILD_MOVED or FOREIGN_PROFILE.
 */
export async function lostChild(db: Queryable, callerId: string, profileId: string): Promise<AppError> {
  if (await findAccess(db, callerId, profileId)) return new AppError('CONFLICT', { retryAfter: MOVED_RETRY_AFTER });
  return missingChild(db, callerId, profileId);
}

/** For family the code's own messages hold. */
const ROLE_REFUSALS: Record<ChildRole, ErrorDetails> = {
  owner: { message: '이미 이 아이의 대표 보호자예요.' },
  guardian: { message: ERRORS.OWNER_ONLY.message },
  family: {},
};

const ENDING_REFUSAL = '함께 보기가 곧 끝나서, 이제 새로 적거나 바꿀 수 없어요.';

type Asking = Pick<RequestContext, 'db' | 'accountId'> & Partial<Pick<RequestContext, 'claimed'>>;

/**
 * The context of the caller about a child. Every read and lock of the child looks again whether it still holds.
 * @throws AppError FOREIGN_PROFILE, CHILD_MOVED, ROLE_NOT_ALLOWED
 */
export async function resolveChild<Ctx extends Asking>(
  ctx: Ctx,
  profileId: string,
  capability: Capability,
): Promise<Ctx & ChildScope> {
  const access =
    ctx.claimed?.profileId === profileId ? ctx.claimed : await findAccess(ctx.db, ctx.accountId, profileId);
  if (!access) throw await missingChild(ctx.db, ctx.accountId, profileId);
  if (access.state === 'ending' && isAllowed(access.role, capability) && !isReading(capability))
    throw new AppError('ROLE_NOT_ALLOWED', { message: ENDING_REFUSAL });
  if (!isAllowed(access.role, capability)) throw new AppError('ROLE_NOT_ALLOWED', ROLE_REFUSALS[access.role]);
  return scopeToChild(ctx, access);
}

/** After `valid('param', …)` of a path with `:profileId`; the handler then takes `childContext`. */
export const forChild = (deps: Deps, capability: Capability, param = 'profileId') =>
  declare(
    createMiddleware<AppEnv>(async (c, next) => {
      const profileId = c.req.param(param);
      if (!profileId) throw new Error(`forChild needs a path with :${param}`);
      const child = await resolveChild(serviceContext(deps, c), profileId, capability);
      c.set('child', { accountId: child.accountId, role: child.childRole, state: child.accessState });
      return next();
    }),
    { errors: () => ['FOREIGN_PROFILE', 'CHILD_MOVED', 'ROLE_NOT_ALLOWED'], capability },
  );

/** `serviceContext` of a request about one child; after `forChild`. */
export const childContext = (deps: Deps, c: Context<AppEnv>): RequestContext & ChildScope => {
  const child = c.get('child');
  if (!child) throw new Error('childContext needs forChild before it');
  return scopeToChild(serviceContext(deps, c), child);
};
