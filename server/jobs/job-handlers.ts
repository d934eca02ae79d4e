import { scrubEmbedded } from '@server/db/erasure/scrub';
import type { Deps } from '@server/deps';
import { sweepIdempotencyKeys } from '@server/http/idempotency/idempotency';
import { sweepRateLimits } from '@server/http/protection/rate-limit';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { forgetFormerEmails } from '@server/modules/accounts/former-email';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { sweepClaims } from '@server/modules/community/moderation/claims-service';
import { countViews } from '@server/modules/community/posts/count-views';
import { sweepPopularity } from '@server/modules/community/posts/popularity';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { notifyExpiringPoints } from '@server/modules/history/points/notify-expiring-points';
import { sweepPoints } from '@server/modules/history/points/sweep-points';
import { sendWeeklyLetters } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { createExport } from '@server/modules/mypage/export/create-export';
import { sweepLinks } from '@server/modules/mypage/shared-pages/sweep-links';
import { deliverNotices } from '@server/modules/notices/deliver';
import { sweepNotices } from '@server/modules/notices/sweep-notices';
import { accessColumn } from '@server/modules/profiles/child-access';
import { remindNextOwners } from '@server/modules/profiles/sharing/remind-next-owners';
import { endRemovals } from '@server/modules/profiles/sharing/sharing-service';
import { sendReminders } from '@server/modules/reminders/send-reminders';
import { sendAnnouncement } from '@server/modules/staff/announcements/send-announcement';
import { announceResults } from '@server/modules/staff/contests/manage-contests-service';
import { countDays } from '@server/modules/staff/numbers/count-days';
import { sweepExports } from '@server/modules/uploads/export-files';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import type { JobHandlers } from '@server/queue/job-payloads';
import { sweepJobs } from '@server/queue/sweep-jobs';
import { sql } from 'drizzle-orm';

type Host = {
  /** The embedded database has no autovacuum, and its files are scrubbed after an account was erased. */
  embedded: boolean;
};

/** Handler of each kind of job. */
export function createJobHandlers(deps: Deps, { embedded }: Host): Required<JobHandlers> {
  const { db, now, stopping } = deps;
  return {
    'deliver-notices': () => deliverNotices({ ...deps, accessColumn }),
    'send-announcement': (payload) => sendAnnouncement(deps, payload),
    'send-reminders': () => sendReminders(db, now(), stopping),
    'create-export': (payload) => createExport(deps, payload),
    'send-weekly-letters': () => sendWeeklyLetters(db, now(), stopping),
    'notify-expiring-points': () => notifyExpiringPoints(db, now(), stopping),
    'expire-points': () => sweepPoints(db, now(), stopping),
    'count-views': () => countViews(db),
    'sweep-popularity': () => sweepPopularity(db, now()),
    'sweep-community': () => sweepCommunity(db, now(), stopping),
    'end-claims': () => sweepClaims(db, now(), stopping),
    'announce-contests': () => announceResults(db, now()),
    'purge-accounts': () => purgeAccounts(deps, embedded),
    'sweep-uploads': () => sweepUploads(deps),
    'sweep-exports': () => sweepExports(deps),
    'sweep-sessions': () => sweepSessions(db, now(), stopping),
    'sweep-idempotency-keys': () => sweepIdempotencyKeys(db, now(), stopping),
    'sweep-mail-codes': async () => {
      await forgetFormerEmails(db, now());
      return sweepMailCodes(db, now(), stopping);
    },
    'end-removals': () => endRemovals(deps),
    'remind-next-owners': () => remindNextOwners(deps),
    'sweep-links': () => sweepLinks(db, now()),
    'sweep-rate-limits': () => sweepRateLimits(db, now(), stopping),
    'count-days': () => countDays(db, now()),
    'sweep-notices': () => sweepNotices(db, now(), stopping),
    'sweep-jobs': () => sweepJobs(db, now(), stopping),
    vacuum: async () => await db.execute(sql`vacuum analyze`),
  };
}

/** On a server, vacuum and the archive of the log are its operator's. */
async function purgeAccounts(deps: Deps, embedded: boolean) {
  const erased = await purgeLeft(deps);
  if (erased > 0 && embedded) await scrubEmbedded(deps.db);
}
