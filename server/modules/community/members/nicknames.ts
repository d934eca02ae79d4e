import { nickname as nicknameRule, nicknameSkeleton, parentNickname } from '@contract/accounts/nickname';
import type { Database, Transaction } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { stripBidiControls } from '@server/http/html-sanitiser';
import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CommunityContext } from './community-context';

/** One transaction at a time takes names: the two lookups and the write are one step. */
const NICKNAME_LOCK_ID = 7_205_114;
const lockNicknames = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${NICKNAME_LOCK_ID})`);

/** The columns of a nickname; every insert and update of one writes both. */
export const nicknameColumns = (nickname: string | null) => ({
  nickname,
  nicknameSkeleton: nickname === null ? null : nicknameSkeleton(nickname),
});

/**
 * Gives an account its nickname. The current one stays without a check, as it may be older than the rule.
 * @throws AppError INVALID_INPUT, NICKNAME_TAKEN also for a name that only looks like another's
 */
export async function claimNickname(tx: Transaction, { accountId, role }: CommunityContext, typed: string) {
  const own = and(eq(accounts.id, accountId), eq(accounts.nickname, stripBidiControls(typed)));
  if ((await tx.select({ id: accounts.id }).from(accounts).where(own)).length > 0) return;
  const checked = v.safeParse(role === 'parent' ? parentNickname : nicknameRule, stripBidiControls(typed), {
    abortPipeEarly: true,
  });
  if (!checked.success) throw new AppError('INVALID_INPUT', { fields: { nickname: checked.issues[0].message } });
  const columns = nicknameColumns(checked.output);
  await lockNicknames(tx);
  const taken = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        // A nickname older than the skeleton column may have none: it is compared as it is written.
        or(
          eq(accounts.nicknameSkeleton, columns.nicknameSkeleton ?? ''),
          eq(sql`lower(${accounts.nickname})`, checked.output.toLowerCase()),
        ),
        ne(accounts.id, accountId),
      ),
    );
  if (taken.length > 0) throw new AppError('NICKNAME_TAKEN', { fields: { nickname: '이미 쓰고 있는 닉네임이에요.' } });
  await tx.update(accounts).set(columns).where(eq(accounts.id, accountId));
}

const BATCH = 500;

/**
 * Backfills skeletons of nicknames from before the column, oldest account first. A nickname whose skeleton is taken
 * stays without one until it is changed. Runs at every start, safe for several processes.
 * @returns how many were filled
 */
export async function backfillNicknameSkeletons(db: Database): Promise<number> {
  let filled = 0;
  let after: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id: accounts.id, nickname: accounts.nickname })
      .from(accounts)
      .where(
        and(
          isNotNull(accounts.nickname),
          isNull(accounts.nicknameSkeleton),
          after === undefined ? undefined : gt(accounts.id, after),
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(BATCH);
    filled += await db.transaction(async (tx) => {
      await lockNicknames(tx);
      let updated = 0;
      for (const { id, nickname } of rows) updated += await fillSkeleton(tx, id, nickname ?? '');
      return updated;
    });
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return filled;
  }
}

/**
 * Call in a transaction that holds the nickname lock; 0 when the name was changed meanwhile or its skeleton is taken.
 */
async function fillSkeleton(tx: Transaction, id: string, nickname: string): Promise<number> {
  const skeleton = nicknameSkeleton(nickname);
  if (skeleton === '') return 0;
  const updated = await tx
    .update(accounts)
    .set({ nicknameSkeleton: skeleton })
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.nickname, nickname),
        sql`not exists (select from ${accounts} other where other.nickname_skeleton = ${skeleton})`,
      ),
    )
    .returning({ id: accounts.id });
  return updated.length;
}
