import type { AppealsQuery, MemberFindInput, MemberSearchInput } from '@contract/staff/members';
import { MEMBER_KEYS, MEMBERS_FOUND } from '@contract/staff/members';
import type { AppealPage, Member, MemberEmail, MembersFound } from '@contract/staff/members.responses';
import { accountFreezes, accounts } from '@server/db/schema';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { recordStaffAction, recordStaffViews } from '@server/modules/accounts/record-staff-action';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { beginsWith, findMemberId } from './find-member';
import { getMember, toFoundMember } from './member-view';

type Viewer = Pick<RequestContext, 'db' | 'accountId' | 'now' | 'role'>;

const LIST = 'appeals';

/**
 * Finds an account and records that it was looked at.
 * @throws AppError NOT_FOUND, FORBIDDEN for a key of admins, CONFLICT, INVALID_INPUT
 */
export async function findMember(ctx: Viewer, input: MemberFindInput): Promise<Member> {
  assertMayUse(ctx, input.key);
  return ctx.db.transaction(async (tx) => {
    const id = await findMemberId(tx, input);
    await recordStaffAction(tx, { actorId: ctx.accountId, now: ctx.now }, { action: 'member.view', subjectId: id });
    return getMember({ ...ctx, db: tx }, id);
  });
}

/**
 * Lists accounts by the beginning of a key and records each as listed.
 * @throws AppError FORBIDDEN for a key of admins
 */
export async function searchMembers(ctx: Viewer, input: MemberSearchInput): Promise<MembersFound> {
  assertMayUse(ctx, input.key);
  const column = { nickname: accounts.nickname, email: accounts.email, user_id: accounts.loginId }[input.key];
  const rows = await ctx.db
    .select()
    .from(accounts)
    .where(beginsWith(input))
    .orderBy(sql`length(${column})`, asc(column), asc(accounts.id))
    .limit(MEMBERS_FOUND + 1);
  const listed = rows.slice(0, MEMBERS_FOUND);
  const ids = listed.map(({ id }) => id);
  await recordStaffViews(ctx.db, { actorId: ctx.accountId, now: ctx.now }, 'member.list', ids);
  return { items: listed.map((row) => toFoundMember(ctx.role, row)), more: rows.length > MEMBERS_FOUND };
}

/** @throws AppError FORBIDDEN */
function assertMayUse({ role }: Viewer, key: MemberFindInput['key']): void {
  const found = MEMBER_KEYS.find((memberKey) => memberKey.key === key);
  if (found?.admin && role !== 'admin') throw new AppError('FORBIDDEN');
}

/** The whole address, for a letter outside of the product. @throws AppError NOT_FOUND */
export async function getMemberEmail(ctx: Viewer, { id }: { id: string }): Promise<MemberEmail> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id));
    if (!row) throw new AppError('NOT_FOUND');
    await recordStaffAction(tx, { actorId: ctx.accountId, now: ctx.now }, { action: 'member.email', subjectId: id });
    return row;
  });
}

/** An appeal of a frozen account without an answer. */
export const isWaitingAppeal = and(
  isNotNull(accountFreezes.appealedAt),
  isNull(accountFreezes.appealAnsweredAt),
  isNull(accountFreezes.liftedAt),
);

/** Appeals that wait for an answer, the oldest first. */
export async function listAppeals(
  { db }: Pick<ServiceContext, 'db'>,
  { cursor, limit }: AppealsQuery,
): Promise<AppealPage> {
  const after = readCursor(LIST, cursor);
  const rows = await db
    .select({ freeze: accountFreezes, nickname: accounts.nickname })
    .from(accountFreezes)
    .innerJoin(accounts, eq(accounts.id, accountFreezes.accountId))
    .where(
      and(
        isWaitingAppeal,
        after
          ? sql`(${accountFreezes.appealedAt}, ${accountFreezes.id}) > (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(accountFreezes.appealedAt), asc(accountFreezes.id))
    .limit(limit + 1);
  const appeals = rows.flatMap(({ freeze, nickname }) =>
    freeze.appealedAt === null ? [] : [{ ...freeze, appealedAt: freeze.appealedAt, nickname }],
  );
  const { items, next } = toPage(appeals, limit, ({ appealedAt, id }) =>
    writeCursor(LIST, { key: appealedAt.getTime(), id }),
  );
  return {
    items: items.map(({ accountId, nickname, reason, frozenAt, appealedAt }) => ({
      id: accountId,
      nickname,
      reason,
      frozen_at: frozenAt.toISOString(),
      appealed_at: appealedAt.toISOString(),
    })),
    next,
  };
}
