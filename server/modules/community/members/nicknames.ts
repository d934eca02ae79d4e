import { nickname as nicknameRule, nicknameSkeleton, parentNickname } from '@contract/accounts/nickname';
import type { Transaction } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { stripBidiControls } from '@server/http/pages/html-sanitiser';
import { and, eq, ne, sql } from 'drizzle-orm';
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
    .where(and(eq(accounts.nicknameSkeleton, columns.nicknameSkeleton ?? ''), ne(accounts.id, accountId)));
  if (taken.length > 0) throw new AppError('NICKNAME_TAKEN', { fields: { nickname: '이미 쓰고 있는 닉네임이에요.' } });
  await tx.update(accounts).set(columns).where(eq(accounts.id, accountId));
}
