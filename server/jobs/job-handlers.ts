import { scrubEmbedded } from '@server/db/scrub';
import type { Deps } from '@server/deps';
import { sweepIdempotencyKeys } from '@server/http/idempotency';
import { sweepRateLimits } from '@server/http/rate-limit';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { announceResults } from '@server/modules/community/contests/manage-contests-service';
import { sweepClaims } from '@server/modules/community/moderation/claims-service';
import { sweepPopularity } from '@server/modules/community/posts/popularity';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { notifyExpiringPoints } from '@server/modules/history/points/notify-expiring-points';
import { sweepPoints } from '@server/modules/history/points/sweep-points';
import { notifyOpenWindows } from '@server/modules/home/health-windows/notify-open-windows';
import { sendAnnouncement } from '@server/modules/mypage/announcements/send-announcement';
import { deliverNotices } from '@server/modules/notices/deliver';
import { backfillResults } from '@server/modules/test/results/stored-results';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import type { JobHandlers } from '@server/queue/job-payloads';
import { sweepJobs } from '@server/queue/sweep-jobs';
import { sql } from 'drizzle-orm';

type Host = {
  /** The embedded database has no autovacuum, and its files are scrubbed after an account was erased. */
  embedded: boolean;
};

/** What each kind of job does. */
export function createJobHandlers(deps: Deps, { embedded }: Host): Required<JobHandlers> {
  const { db, now } = deps;
  return {
    'deliver-notices': () => deliverNotices(deps),
    'send-announcement': (payload) => sendAnnouncement(deps, payload),
    'notify-open-windows': () => notifyOpenWindows(db, now()),
    'notify-expiring-points': () => notifyExpiringPoints(db, now()),
    'expire-points': () => sweepPoints(db, now()),
    'sweep-popularity': () => sweepPopularity(db, now()),
    'sweep-community': () => sweepCommunity(db, now()),
    'end-claims': () => sweepClaims(db, now()),
    'announce-contests': () => announceResults(db, now()),
    'backfill-results': () => backfillResults(db),
    'purge-accounts': () => purgeAccounts(deps, embedded),
    'sweep-uploads': () => sweepUploads(deps),
    'sweep-sessions': () => sweepSessions(db, now()),
    'sweep-idempotency-keys': () => sweepIdempotencyKeys(db, now()),
    'sweep-mail-codes': () => sweepMailCodes(db, now()),
    'sweep-rate-limits': () => sweepRateLimits(db, now()),
    'sweep-jobs': () => sweepJobs(db, now()),
    vacuum: async () => await db.execute(sql`vacuum analyze`),
  };
}

/** On a server, vacuum and the archive of the log are its operator's. */
async function purgeAccounts(deps: Deps, embedded: boolean) {
  const erased = await purgeLeft(deps);
  if (erased > 0 && embedded) await scrubEmbedded(deps.db);
}
