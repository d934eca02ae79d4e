import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { and, isNotNull, lte } from 'drizzle-orm';

/** For so many days after a change the address before it recovers the account, as who changed it may be a stranger. */
const RECOVERY_DAYS = 7;

type Addresses = Pick<typeof accounts.$inferSelect, 'email' | 'formerEmail' | 'emailChangedAt'>;

/** The address of the account that was not changed in the last days. */
export const toSettledEmail = ({ email, formerEmail, emailChangedAt }: Addresses, now: number): string =>
  formerEmail !== null && emailChangedAt !== null && emailChangedAt.getTime() + RECOVERY_DAYS * DAY_MS > now
    ? formerEmail
    : email;

/** Job: forgets addresses that recover nothing any more. */
export const forgetFormerEmails = (db: Database, now: number) =>
  db
    .update(accounts)
    .set({ formerEmail: null, emailChangedAt: null })
    .where(and(isNotNull(accounts.formerEmail), lte(accounts.emailChangedAt, new Date(now - RECOVERY_DAYS * DAY_MS))));
