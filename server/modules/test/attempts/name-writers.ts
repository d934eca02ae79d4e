import type { Queryable } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { displayName } from '@server/modules/accounts/display-name';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { inArray } from 'drizzle-orm';
import type { AnswerRow, Writers } from './attempt-view';

/** The names of the others who gave these answers; no query where there are none. */
export async function nameWriters(
  db: Queryable,
  { callerId }: ChildContext,
  answers: readonly Pick<AnswerRow, 'writtenBy'>[],
): Promise<Writers> {
  const others = answers.flatMap(({ writtenBy: by }) => (by === null || by === callerId ? [] : [by]));
  if (others.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, name: displayName })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(others)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
