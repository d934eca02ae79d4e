import type { Role } from '@contract/auth/auth';
import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Member, MembersFound } from '@contract/staff/members.responses';
import type { Queryable } from '@server/db/database';
import {
  accountFreezes,
  accounts,
  comments,
  inquiries,
  moderationCases,
  posts,
  refreshTokens,
  reports,
  staffActions,
} from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { erasedAt } from '@server/modules/accounts/leaving-time';
import { maskedId } from '@server/modules/auth/find-account/masked-id';
import { findFreeze, toFreeze } from '@server/modules/auth/freezes/freeze-rows';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';

type Viewer = Pick<RequestContext, 'db' | 'accountId' | 'now' | 'role'>;
type Account = typeof accounts.$inferSelect;

const LOG_LINES = 20;

/** An account as staff see it. @throws AppError NOT_FOUND */
export async function getMember(viewer: Viewer, id: string): Promise<Member> {
  const { db, now, role } = viewer;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw new AppError('NOT_FOUND');
  const freeze = await findFreeze(db, id);
  const [past] = await db
    .select({ n: count() })
    .from(accountFreezes)
    .where(and(eq(accountFreezes.accountId, id), isNotNull(accountFreezes.liftedAt)));
  return {
    ...toFoundMember(role, account),
    joined_at: account.createdAt.toISOString(),
    over_14: account.over14At !== null,
    in_community: account.nickname !== null,
    ...(await getSessions(db, id, now)),
    counts: await getCounts(db, id),
    erased_at: account.leavingAt && erasedAt(account.leavingAt).toISOString(),
    freeze: freeze ? toFreeze(freeze) : null,
    past_freezes: past?.n ?? 0,
    can: listRights(viewer, account, Boolean(freeze?.appealedAt && !freeze.appealAnsweredAt)),
    log: role === 'admin' ? await listLog(db, id) : [],
  };
}

/** An account in a list for staff. */
export const toFoundMember = (
  role: Role,
  account: Pick<Account, 'id' | 'loginId' | 'nickname' | 'email' | 'role' | 'leavingAt' | 'frozenAt'>,
): MembersFound['items'][number] => ({
  id: account.id,
  user_id: role === 'admin' ? account.loginId : maskedId(account.loginId),
  nickname: account.nickname,
  email_masked: maskedEmail(account.email),
  role: account.role,
  state: account.leavingAt ? 'leaving' : account.frozenAt ? 'frozen' : 'active',
});

/** 'haneul@example.com' → 'ha***@example.com' */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}***${email.slice(at)}`;
}

const listRights = ({ role, accountId }: Viewer, account: Account, appealWaits: boolean): Member['can'] => ({
  freeze: account.role === 'parent' && !account.frozenAt,
  unfreeze: account.frozenAt !== null,
  answer_appeal: role === 'admin' && account.frozenAt !== null && appealWaits,
  sign_out: account.role === 'parent' || role === 'admin',
  set_role: role === 'admin' && account.id !== accountId && !account.frozenAt && !account.leavingAt,
  see_email: role === 'admin',
});

async function getSessions(db: Queryable, accountId: string, now: number) {
  const [row] = await db
    .select({
      seenAt: max(refreshTokens.createdAt),
      devices: sql<number>`count(distinct ${refreshTokens.sessionId}) filter (where ${and(
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, new Date(now)),
      )})::int`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.accountId, accountId));
  const seenAt = row?.seenAt ?? null;
  return { last_seen_on: seenAt && formatDay(seoulDay(seenAt.getTime())), devices: row?.devices ?? 0 };
}

/** Each count is of one account's rows, by an index that begins with the account. */
async function getCounts(db: Queryable, accountId: string): Promise<Member['counts']> {
  const readCount = async (query: Promise<{ n: number }[]>) => (await query)[0]?.n ?? 0;
  const n = count();
  return {
    posts: await readCount(
      db
        .select({ n })
        .from(posts)
        .where(and(eq(posts.authorId, accountId), isNull(posts.deletedAt))),
    ),
    comments: await readCount(
      db
        .select({ n })
        .from(comments)
        .where(and(eq(comments.authorId, accountId), isNull(comments.deletedAt))),
    ),
    reports: await readCount(db.select({ n }).from(reports).where(eq(reports.accountId, accountId))),
    cases: await readCount(db.select({ n }).from(moderationCases).where(eq(moderationCases.authorId, accountId))),
    removed: await readCount(
      db
        .select({ n })
        .from(moderationCases)
        .where(and(eq(moderationCases.authorId, accountId), inArray(moderationCases.state, ['removed', 'warned']))),
    ),
    inquiries: await readCount(db.select({ n }).from(inquiries).where(eq(inquiries.accountId, accountId))),
  };
}

async function listLog(db: Queryable, accountId: string): Promise<Member['log']> {
  const rows = await db
    .select({ id: staffActions.id, action: staffActions.action, at: staffActions.at, actor: accounts.loginId })
    .from(staffActions)
    .leftJoin(accounts, eq(accounts.id, staffActions.actorId))
    .where(eq(staffActions.subjectId, accountId))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(LOG_LINES);
  return rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}
