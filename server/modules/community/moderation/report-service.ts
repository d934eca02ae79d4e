import { HOUR_MS } from '@contract/common/time';
import { HIDE_AT_REPORTS, NEW_ACCOUNT_HOURS, type ReportInput } from '@contract/community/community-safety';
import type { Reported } from '@contract/community/community-safety.responses';
import type { Transaction } from '@server/db/database';
import { accounts, moderationCases, reports } from '@server/db/schema';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { LIMITS, type LimitedContext, withRateLimit } from '@server/modules/community/members/rate-limits';
import { createNotice } from '@server/modules/notices/create-notices';
import { and, eq, gte, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type FoundTarget, findTarget, recomputeState, type Target } from './moderation-targets';

const KINDS = { post: 'post', comment: 'comment', post_author: 'post', comment_author: 'comment' } as const;

/**
 * Reports a post, a comment or its author; repeating it changes nothing. The third independent reporter hides it until
 * it is reviewed; accounts younger than a day do not count.
 * @throws AppError NOT_FOUND, BAD_REQUEST for one's own, TOO_MANY_REQUESTS
 */
export async function report(ctx: CommunityContext & LimitedContext, input: ReportInput): Promise<Reported> {
  await withRateLimit(ctx, LIMITS.report, () =>
    ctx.db.transaction(async (tx) => {
      const pointed = await findTarget(tx, ctx, KINDS[input.target], input.id);
      const isPerson = input.target === 'post_author' || input.target === 'comment_author';
      const target: Target = isPerson ? { target: 'person', targetId: pointed.authorId } : pointed;
      const open = await openCase(tx, ctx, target, pointed);
      const counted = await countsTowardsHiding(tx, ctx);
      const made = await tx
        .insert(reports)
        .values({
          accountId: ctx.accountId,
          target: target.target,
          targetId: target.targetId,
          caseId: open.id,
          reason: input.reason,
          note: input.note,
          counted,
          createdAt: new Date(ctx.now),
        })
        .onConflictDoNothing()
        .returning({ id: reports.caseId });
      if (made.length === 0) return;
      const [now] = await tx
        .update(moderationCases)
        .set({
          reports: sql`${moderationCases.reports} + 1`,
          counted: sql`${moderationCases.counted} + ${counted ? 1 : 0}`,
        })
        .where(eq(moderationCases.id, open.id))
        .returning();
      if (!now || now.hidden || isPerson || now.counted < HIDE_AT_REPORTS) return;
      if (!(await wasJudged(tx, pointed))) await hide(tx, ctx, now.id, pointed);
    }),
  );
  return { reported: true };
}

/** The open case about a target, locked; the first report opens it. */
async function openCase(
  tx: Transaction,
  { now }: CommunityContext,
  { target, targetId }: Target,
  { authorId, post }: FoundTarget,
) {
  await tx
    .insert(moderationCases)
    .values({
      id: newId(),
      authorId,
      target,
      targetId,
      postId: post.id,
      state: 'open',
      openedAt: new Date(now),
    })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.target, target),
        eq(moderationCases.targetId, targetId),
        eq(moderationCases.state, 'open'),
      ),
    )
    .for('update');
  if (!row) throw new Error('no case was opened');
  return row;
}

async function countsTowardsHiding(tx: Transaction, { accountId, now }: CommunityContext): Promise<boolean> {
  const [account] = await tx.select({ at: accounts.createdAt }).from(accounts).where(eq(accounts.id, accountId));
  return account !== undefined && account.at.getTime() <= now - NEW_ACCOUNT_HOURS * HOUR_MS;
}

/** A moderator reviewed this text and left it public: the number of reports does not hide it again. */
async function wasJudged(tx: Transaction, { target, targetId, post, comment }: FoundTarget): Promise<boolean> {
  const written = comment ? (comment.editedAt ?? comment.createdAt) : (post.editedAt ?? post.createdAt);
  const reviewed = await tx
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.target, target),
        eq(moderationCases.targetId, targetId),
        eq(moderationCases.state, 'kept'),
        gte(moderationCases.decidedAt, written),
      ),
    )
    .limit(1);
  return reviewed.length > 0;
}

async function hide(tx: Transaction, { now }: CommunityContext, caseId: string, pointed: FoundTarget): Promise<void> {
  await tx.update(moderationCases).set({ hidden: true }).where(eq(moderationCases.id, caseId));
  await recomputeState(tx, pointed);
  await createNotice(tx, {
    accountId: pointed.authorId,
    kind: 'moderation',
    title: pointed.target === 'post' ? '글을 잠시 가려 두었어요' : '댓글을 잠시 가려 두었어요',
    body: '여러 분이 신고해서 운영팀이 살펴보는 동안 가려 두었어요. 결과를 알려 드릴게요.',
    path: null,
    now,
  });
}
