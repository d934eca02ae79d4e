import type { Queryable } from '@server/db/database';
import { childMoves } from '@server/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../errors';

/** Why an account has no part in a child: it gave the child away, or the child never was its own. */
export async function missingChild(db: Queryable, accountId: string, profileId: string): Promise<AppError> {
  const [gave] = await db
    .select({ one: sql`1` })
    .from(childMoves)
    .where(and(eq(childMoves.accountId, accountId), eq(childMoves.profileId, profileId), eq(childMoves.side, 'gave')))
    .limit(1);
  return new AppError(gave ? 'CHILD_MOVED' : 'FOREIGN_PROFILE');
}
