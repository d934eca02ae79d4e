import type { Freeze } from '@contract/auth/freezes.responses';
import type { Queryable } from '@server/db/database';
import { accountFreezes } from '@server/db/schema';
import { and, eq, isNull } from 'drizzle-orm';

export type FreezeRow = typeof accountFreezes.$inferSelect;

export const inForce = (accountId: string) =>
  and(eq(accountFreezes.accountId, accountId), isNull(accountFreezes.liftedAt));

/** The freeze in force of an account. */
export async function findFreeze(db: Queryable, accountId: string): Promise<FreezeRow | undefined> {
  const [row] = await db.select().from(accountFreezes).where(inForce(accountId));
  return row;
}

export function toFreeze(row: FreezeRow): Freeze {
  const { reason, text, frozenAt, appeal, appealedAt, appealResult, appealAnswer, appealAnsweredAt } = row;
  return {
    reason,
    text,
    frozen_at: frozenAt.toISOString(),
    appeal:
      appeal === null || appealedAt === null
        ? null
        : {
            text: appeal,
            sent_at: appealedAt.toISOString(),
            answer:
              appealResult === null || appealAnsweredAt === null
                ? null
                : { result: appealResult, text: appealAnswer ?? '', at: appealAnsweredAt.toISOString() },
          },
  };
}
