import type { VoteState } from '@contract/community/contests.responses';
import { contests, contestVotes, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { findPost } from '@server/modules/community/posts/find-post';
import { and, eq, sql } from 'drizzle-orm';
import { getContestState } from './contest-cards';
import { seoulDate } from './contests-service';

/**
 * Gives today's vote to an entry; repeating it changes nothing. Row and counter change in one transaction.
 * @throws AppError NOT_FOUND, CONTEST_CLOSED, OWN_ENTRY, VOTED_TODAY
 */
export async function vote(
  ctx: CommunityContext,
  { id, entry_id }: { id: string; entry_id: string },
): Promise<VoteState> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const [contest] = await tx.select().from(contests).where(eq(contests.id, id));
    if (!contest) throw new AppError('NOT_FOUND');
    if (getContestState(contest, now) !== 'running') throw new AppError('CONTEST_CLOSED');
    const { post } = await findPost(tx, ctx, entry_id);
    if (post.section !== 'contest' || post.subjectId !== id || !post.listed) throw new AppError('NOT_FOUND');
    if (post.authorId === accountId) throw new AppError('OWN_ENTRY');
    const day = seoulDate(now);
    const inserted = await tx
      .insert(contestVotes)
      .values({ accountId, contestId: id, day, section: post.section, entryId: entry_id, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: contestVotes.entryId });
    if (inserted.length === 0) {
      const [earlier] = await tx
        .select({ id: contestVotes.entryId })
        .from(contestVotes)
        .where(and(eq(contestVotes.accountId, accountId), eq(contestVotes.contestId, id), eq(contestVotes.day, day)));
      if (earlier?.id !== entry_id) throw new AppError('VOTED_TODAY');
      return { entry_id, vote: post.voteCount };
    }
    const [row] = await tx
      .update(posts)
      .set({ voteCount: sql`${posts.voteCount} + 1` })
      .where(and(eq(posts.section, post.section), eq(posts.id, entry_id)))
      .returning({ vote: posts.voteCount });
    return { entry_id, vote: row?.vote ?? post.voteCount };
  });
}
