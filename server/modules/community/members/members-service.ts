import { HOUR_MS } from '@contract/common/time';
import {
  type AgreeInput,
  NEW_ACCOUNT_COMMENTS,
  NEW_ACCOUNT_ENTRIES,
  NEW_ACCOUNT_HOURS,
  NEW_ACCOUNT_POSTS,
  NEW_ACCOUNT_QUESTIONS,
  newAccountLimitKey,
} from '@contract/community/community-safety';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import type { Queryable, Transaction } from '@server/db/database';
import { accounts, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { hasConsent, recordConsents } from '@server/modules/accounts/consents/consents-service';
import { count, eq } from 'drizzle-orm';
import { type CommunityContext, isExpert, isModerator } from './community-context';
import { claimNickname } from './nicknames';

export type NewcomerQuota = { until: Date; posts: number; questions: number; entries: number; comments: number };

/** The account's permission and limits to write. */
export async function getMe(ctx: CommunityContext): Promise<CommunityMe> {
  const { db, accountId } = ctx;
  const [account] = await db
    .select({ nickname: accounts.nickname, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const left = account ? await getNewcomerQuota(db, ctx, account.createdAt) : null;
  return {
    nickname: account?.nickname ?? null,
    agreed: account?.nickname !== null && (await hasConsent(db, accountId, 'community')),
    rules_version: textVersion('community'),
    expert: isExpert(ctx),
    moderator: isModerator(ctx),
    newcomer: left && { ...left, until: left.until.toISOString() },
  };
}

/** The remaining posts and comments of an account's first day; null afterwards. */
async function getNewcomerQuota(
  db: Queryable,
  { accountId, now, role }: Pick<CommunityContext, 'accountId' | 'now' | 'role'>,
  createdAt: Date,
): Promise<NewcomerQuota | null> {
  const until = new Date(createdAt.getTime() + NEW_ACCOUNT_HOURS * HOUR_MS);
  if (role !== 'parent' || until.getTime() <= now) return null;
  // A handful of rows at most: the limits themselves see to that.
  const [written, [commented]] = await Promise.all([
    db
      .select({ section: posts.section, visibility: posts.visibility })
      .from(posts)
      .where(eq(posts.authorId, accountId)),
    db.select({ n: count() }).from(comments).where(eq(comments.authorId, accountId)),
  ]);
  const left = {
    posts: NEW_ACCOUNT_POSTS,
    questions: NEW_ACCOUNT_QUESTIONS,
    entries: NEW_ACCOUNT_ENTRIES,
    comments: Math.max(0, NEW_ACCOUNT_COMMENTS - (commented?.n ?? 0)),
  };
  for (const { section, visibility } of written) {
    const kind = newAccountLimitKey(section, visibility === 'private' ? 'private' : 'public');
    left[kind] = Math.max(0, left[kind] - 1);
  }
  return { until, ...left };
}

/**
 * Agrees to the rules in force and takes a name.
 * @throws AppError CONSENT_TEXT_CHANGED, NICKNAME_TAKEN, INVALID_INPUT
 */
export async function agreeToRules(
  ctx: CommunityContext,
  { text_version, nickname }: AgreeInput,
): Promise<CommunityMe> {
  if (text_version !== textVersion('community')) throw new AppError('CONSENT_TEXT_CHANGED');
  await ctx.db.transaction(async (tx) => {
    await claimNickname(tx, ctx, nickname);
    if (!(await hasConsent(tx, ctx.accountId, 'community')))
      await recordConsents(tx, ctx, [{ kind: 'community', given: true }]);
  });
  return getMe(ctx);
}

/** @throws AppError NICKNAME_TAKEN, INVALID_INPUT */
export async function updateNickname(ctx: CommunityContext, nickname: string): Promise<CommunityMe> {
  await ctx.db.transaction((tx) => claimNickname(tx, ctx, nickname));
  return getMe(ctx);
}

export type Writer = { newcomer: NewcomerQuota | null };

/**
 * Locks the writer's account, so that their writes are serialised, and checks that they may write.
 * @throws AppError COMMUNITY_RULES_NEEDED
 */
export async function lockAllowedWriter(tx: Transaction, ctx: CommunityContext): Promise<Writer> {
  const [account] = await tx
    .select({ nickname: accounts.nickname, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, ctx.accountId))
    .for('no key update');
  if (!account?.nickname || !(await hasConsent(tx, ctx.accountId, 'community')))
    throw new AppError('COMMUNITY_RULES_NEEDED');
  return { newcomer: await getNewcomerQuota(tx, ctx, account.createdAt) };
}

/** True if a text contains a URL. */
export const containsLink = (html: string) =>
  /<a\b|https?:\/\/|www\.|[\p{L}\p{N}-]\.(?:com|net|kr|org|io|me|shop|store)\b/iu.test(html);
