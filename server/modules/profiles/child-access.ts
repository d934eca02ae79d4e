import { type Capability, type ChildRole, isAllowed, SHARED_ROLES } from '@contract/profiles/child-roles';
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
import { declare } from '@server/http/declare';
import { AppError } from '@server/http/errors';
import { missingChild } from '@server/http/missing-child';
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/**
 * What makes a service one of a child: `accountId` is the account that the child's rows belong to, `callerId` the one
 * that asks. Who wrote, whose consent, whose uploads and limits: the caller's; every row of the child: `accountId`.
 */
export type ChildScope = { accountId: string; callerId: string; childRole: ChildRole };
export type ChildContext = ServiceContext & ChildScope;
export type ChildPictureContext = PictureContext & ChildScope;

const scopeToChild = <Ctx extends { accountId: string }>(
  ctx: Ctx,
  { accountId, role }: ChildAccess,
): Ctx & ChildScope => ({ ...ctx, accountId, callerId: ctx.accountId, childRole: role });

/** The context of an account about its own children, for work without a request. */
export const asOwner = <Ctx extends { accountId: string }>(ctx: Ctx): Ctx & ChildScope =>
  scopeToChild(ctx, { accountId: ctx.accountId, role: 'owner' });

/**
 * Whether a row of `guardianships` gives access now: sharing is not stopped, or this person stopped it. This module is
 * the one place that decides about a child.
 */
export const isActive = or(isNull(guardianships.frozenBy), eq(guardianships.frozenBy, guardianships.accountId));

/** The access of an account to a child, as a column of another query. */
export const accessColumn: AccessColumn = (db, accountId, profileId) => {
  const own = db
    .select({ access: sql`json_build_object('accountId', ${profiles.accountId}, 'role', 'owner')` })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.id, profileId)));
  const shared = db
    .select({ access: sql`json_build_object('accountId', ${guardianships.ownerId}, 'role', ${guardianships.role})` })
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), eq(guardianships.profileId, profileId), isActive));
  return sql<ChildAccess | null>`coalesce((${own}), (${shared}))`;
};

/** The same as a condition on rows of children, where no child is named. */
export function ofVisibleChild(
  db: Queryable,
  row: { accountId: AnyPgColumn; profileId: AnyPgColumn },
  callerId: IdValue,
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
      ),
    );
  // The list of accounts first: it is what indexes begin with.
  return and(
    sql`${row.accountId} = any(array(select ${caller} union all ${owners}))`,
    or(eq(row.accountId, caller), exists(shared)),
  );
}

/** Whether a caller of somebody else's child still has access, as a condition on that child's row. */
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

/** Runs one writing statement about a child: in a transaction that keeps the access, where it is somebody else's. */
export function withAccess<Result>(
  ctx: ChildContext,
  profileId: string,
  write: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  if (ctx.callerId === ctx.accountId) return write(ctx.db);
  return ctx.db.transaction(async (tx) => {
    await lockAccess(tx, ctx, profileId);
    return write(tx);
  });
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
  if (!isAllowed(access.role, capability)) throw new AppError('ROLE_NOT_ALLOWED');
  return scopeToChild(ctx, access);
}

/** After `valid('param', …)` of a path with `:profileId`; the handler then takes `childContext`. */
export const forChild = (deps: Deps, capability: Capability, param = 'profileId') =>
  declare(
    createMiddleware<AppEnv>(async (c, next) => {
      const profileId = c.req.param(param);
      if (!profileId) throw new Error(`forChild needs a path with :${param}`);
      const { accountId, childRole: role } = await resolveChild(serviceContext(deps, c), profileId, capability);
      c.set('child', { accountId, role });
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
