import { DAY_MS } from '@contract/common/time';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database } from '@server/db/database';
import { notices } from '@server/db/schema';
import { and, isNotNull, isNull, lt } from 'drizzle-orm';

/** How long a notice is stored after it was read. */
const READ_DAYS = 365;

/** Deletes notices a year after they were read; the copies of an announcement stay, as they count who read it. */
export const sweepNotices = (db: Database, now: number, stopping?: AbortSignal) =>
  deleteInBatches(db, notices, {
    where: and(
      isNotNull(notices.readAt),
      isNull(notices.announcementId),
      lt(notices.readAt, new Date(now - READ_DAYS * DAY_MS)),
    ),
    orderBy: notices.readAt,
    stopping,
  });
