import { WAITING_MAX } from '@contract/staff/waiting';
import type { Waiting } from '@contract/staff/waiting.responses';
import { accountFreezes, inquiries } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { countUnansweredQuestions } from '@server/modules/community/feed/questions-service';
import { isExpert, isModerator } from '@server/modules/community/members/community-context';
import { listStaffArticles } from '@server/modules/staff/articles/article-reviews-service';
import { isWaitingAppeal } from '@server/modules/staff/members/members-service';
import { summarise } from '@server/modules/staff/moderation/queue-service';
import { countJobs } from '@server/queue/count-jobs';
import { ne } from 'drizzle-orm';

type Caller = Pick<RequestContext, 'db' | 'accountId' | 'now' | 'role' | 'signUpload'>;

const NOTHING: Waiting = {
  questions: null,
  moderation: null,
  inquiries: null,
  articles: null,
  appeals: null,
  jobs: null,
};

/** Counts of open work for the caller's role. */
export async function countWaiting(ctx: Caller): Promise<Waiting> {
  return {
    ...NOTHING,
    ...(isExpert(ctx) && { questions: await countUnansweredQuestions(ctx, WAITING_MAX) }),
    ...(isModerator(ctx) && (await countForModerators(ctx))),
    ...(ctx.role === 'admin' && (await countForAdmins(ctx))),
  };
}

async function countForModerators(ctx: Caller): Promise<Pick<Waiting, 'moderation' | 'inquiries' | 'articles'>> {
  const { report, appeal, claim, objection } = await summarise(ctx);
  const unanswered = await ctx.db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(ne(inquiries.state, 'answered'))
    .limit(WAITING_MAX);
  const articles = await listStaffArticles(ctx);
  return {
    moderation: report + appeal + claim + objection,
    inquiries: unanswered.length,
    articles: articles.filter(({ review }) => !review?.current).length,
  };
}

async function countForAdmins({ db, now }: Caller): Promise<Pick<Waiting, 'appeals' | 'jobs'>> {
  const appeals = await db
    .select({ id: accountFreezes.id })
    .from(accountFreezes)
    .where(isWaitingAppeal)
    .limit(WAITING_MAX);
  const jobs = await countJobs(db, now);
  return { appeals: appeals.length, jobs: jobs.reduce((sum, { failed }) => sum + failed, 0) };
}
