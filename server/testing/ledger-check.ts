import type { Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

const anyRow = v.record(v.string(), v.unknown());

/** Faults in the ledgers of all accounts; every list is empty without any. */
export async function listLedgerFaults(db: Queryable) {
  const rows = (query: SQL) => queryRows(db, query, anyRow);
  return {
    transactionsNotZero: await rows(sql`
      select t.account_id, t.key from point_transactions t
      left join point_entries e on e.account_id = t.account_id and e.transaction_id = t.id
      group by t.account_id, t.id, t.key having coalesce(sum(e.amount), 1) <> 0 or count(*) < 2`),
    balancesNotTheirEntries: await rows(sql`
      select b.account_id, b.book, b.balance, e.sum, b.moves, e.moves as posted from point_balances b
      full join (select account_id, book, sum(amount)::int as sum, count(distinct transaction_id)::int as moves
        from point_entries group by 1, 2) e on e.account_id = b.account_id and e.book = b.book
      where coalesce(b.balance, 0) <> coalesce(e.sum, 0) or coalesce(b.moves, 0) <> coalesce(e.moves, 0)`),
    belowZero: await rows(sql`
      select account_id, transaction_id from point_entries where book = 'own' and balance_after < 0
      union all select account_id, null from point_balances where book = 'own' and balance < 0`),
    runningBalances: await rows(sql`
      select * from (
        select e.account_id, t.key, e.book, e.balance_after, sum(e.amount) over (
          partition by e.account_id, e.book order by t.nth, e.leg) as running
        from point_entries e join point_transactions t on t.account_id = e.account_id and t.id = e.transaction_id) lines
      where balance_after <> running`),
    numbersWithGaps: await rows(sql`
      select account_id, count(*)::int as n, max(nth) as last from point_transactions group by 1 having count(*) <> max(nth)`),
    lotsNotTheirEntries: await rows(sql`
      select l.account_id, l.expires_on, l.remaining, e.sum from point_lots l
      full join (select account_id, expires_on, sum(amount)::int as sum from point_entries where book = 'own' group by 1, 2) e
        on e.account_id = l.account_id and e.expires_on = l.expires_on
      where coalesce(l.remaining, 0) <> coalesce(e.sum, 0)`),
  };
}

export const NO_LEDGER_FAULTS = {
  transactionsNotZero: [],
  balancesNotTheirEntries: [],
  belowZero: [],
  runningBalances: [],
  numbersWithGaps: [],
  lotsNotTheirEntries: [],
};

/** @throws Error that lists the faults */
export async function assertNoLedgerFaults(db: Queryable): Promise<void> {
  const wrong = Object.entries(await listLedgerFaults(db)).filter(([, rows]) => rows.length > 0);
  if (wrong.length > 0) throw new Error(`the books are not in order: ${JSON.stringify(wrong)}`);
}
