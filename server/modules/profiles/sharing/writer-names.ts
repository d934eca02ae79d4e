import type { Queryable } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { displayName } from '@server/modules/accounts/display-name';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { inArray } from 'drizzle-orm';

/** The names of others than the caller who wrote some of these rows, by account. Of a child nobody shares: no query. */
export async function readWriters(
  db: Queryable,
  { callerId }: Pick<ChildContext, 'callerId'>,
  rows: readonly { writtenBy: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ writtenBy }) => (writtenBy && writtenBy !== callerId ? [writtenBy] : [])));
  if (ids.size === 0) return new Map();
  const people = await db
    .select({ id: accounts.id, name: displayName })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(people.map(({ id, name }) => [id, name]));
}
