import { addMonths, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import type { AudienceInput } from '@contract/staff/announcements';
import type { Queryable } from '@server/db/database';
import { accounts, profiles } from '@server/db/schema';
import { ofVisibleChild } from '@server/modules/profiles/child-access';
import { and, eq, exists, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';

/** The condition on `accounts`: neither leaving nor frozen, and of the audience. Of a child's age: all its guardians. */
export function inAudience(
  db: Queryable,
  { audience, from_month, to_month }: AudienceInput,
  now: number,
): SQL | undefined {
  const stays = and(isNull(accounts.leavingAt), isNull(accounts.frozenAt));
  if (audience === 'all') return stays;
  if (audience === 'expert') return and(stays, eq(accounts.role, 'expert'));
  if (audience === 'staff') return and(stays, ne(accounts.role, 'parent'));
  const today = seoulDay(now);
  const bornBy = (months: number) => formatDay(monthsBefore(today, months));
  return and(
    stays,
    exists(
      db
        .select({ one: sql`1` })
        .from(profiles)
        .where(
          and(
            ofVisibleChild(db, { accountId: profiles.accountId, profileId: profiles.id }, accounts.id, 'health.read'),
            lte(profiles.birthDate, bornBy(from_month ?? 0)),
            gt(profiles.birthDate, bornBy((to_month ?? 0) + 1)),
          ),
        ),
    ),
  );
}

const monthsBefore = (day: PlainDay, months: number) => addMonths(day, -months);
