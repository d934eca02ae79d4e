import type { Queryable } from '@server/db/database';
import { WRITTEN } from '@server/db/erasure/settle-person';
import { queryRows } from '@server/db/query-rows';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

const anyRow = v.record(v.string(), v.unknown());

/** True if an account sees a child: it is its own, or it is shared with the account. */
const sees = (account: SQL, profile: SQL) => sql`(
  exists (select from profiles p where p.account_id = ${account} and p.id = ${profile})
  or exists (select from guardianships g where g.account_id = ${account} and g.profile_id = ${profile}))`;

const lastConsent = (kind: 'sensitive' | 'child_data' | 'family') => sql`coalesce((
  select c.given from consents c where c.account_id = g.account_id and c.kind = ${kind}
  order by c.at desc, c.id desc limit 1), false)`;

/** Faults in the sharing of children; every list is empty without any. */
export async function listSharingFaults(db: Queryable) {
  const rows = (query: SQL) => queryRows(db, query, anyRow);
  const without = (table: string, account: string) =>
    rows(sql`select t.* from ${sql.identifier(table)} t
      where t.profile_id is not null and t.${sql.identifier(account)} is not null and not ${sees(sql`t.${sql.identifier(account)}`, sql`t.profile_id`)}`);
  return {
    guardiansOfTheirOwn: await rows(sql`select * from guardianships where owner_id = account_id`),
    childrenWithoutOwner: await rows(sql`
      select p.id from profiles p where not exists (select from accounts a where a.id = p.account_id)`),
    accessWithoutConsents: await rows(sql`
      select g.* from guardianships g where case g.role
        when 'family' then not ${lastConsent('family')}
        else not (${lastConsent('sensitive')} and ${lastConsent('child_data')}) end`),
    invitationsOfStrangers: await without('invitations', 'invited_by'),
    clinicLinksOfStrangers: await without('clinic_links', 'created_by'),
    careCardsOfStrangers: await without('care_cards', 'created_by'),
    selectedByStrangers: await without('selected_profiles', 'account_id'),
    noticesToStrangers: await without('notices', 'account_id'),
    ownChecksOfStrangers: await without('test_attempts', 'personal_to'),
    finishedWithoutOneResult: await rows(sql`
      select t.id from test_attempts t where t.completed_at is not null and 1 <> (
        select count(*) from test_results r where r.account_id = t.account_id and r.attempt_id = t.id)`),
    writtenByNobody: (
      await Promise.all(
        WRITTEN.map((table) =>
          rows(sql`select ${getTableName(table)} as name, t.written_by from ${table} t
            where t.written_by is not null and not exists (select from accounts a where a.id = t.written_by)`),
        ),
      )
    ).flat(),
  };
}

export const NO_SHARING_FAULTS: Awaited<ReturnType<typeof listSharingFaults>> = {
  guardiansOfTheirOwn: [],
  childrenWithoutOwner: [],
  accessWithoutConsents: [],
  invitationsOfStrangers: [],
  clinicLinksOfStrangers: [],
  careCardsOfStrangers: [],
  selectedByStrangers: [],
  noticesToStrangers: [],
  ownChecksOfStrangers: [],
  finishedWithoutOneResult: [],
  writtenByNobody: [],
};
