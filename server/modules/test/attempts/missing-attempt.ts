import type { Queryable } from '@server/db/database';
import { testAttempts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { and, eq } from 'drizzle-orm';

type WhyMissing = (db: Queryable, callerId: string, profileId: string) => Promise<AppError>;

/**
 * Why a check is not there for the caller: its child passed to another account, else NOT_FOUND as for a check that
 * never was.
 */
export async function missingAttempt(
  db: Queryable,
  callerId: string,
  attemptId: string,
  whyMissing: WhyMissing,
): Promise<AppError> {
  const [attempt] = await db
    .select({ profileId: testAttempts.profileId })
    .from(testAttempts)
    .where(and(eq(testAttempts.id, attemptId), notOthers(callerId)))
    .limit(1);
  const error = attempt && (await whyMissing(db, callerId, attempt.profileId));
  return error && error.code !== 'FOREIGN_PROFILE' ? error : new AppError('NOT_FOUND');
}
