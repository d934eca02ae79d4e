import { POINT_RULES } from '@server/content/point-rules';
import type { Transaction } from '@server/db/database';
import { AWARDS } from '@server/modules/community/contests/contest-cards';
import { earn } from '@server/modules/history/points/ledger';

const { amounts, months } = POINT_RULES.contest;

/**
 * Points for the winners of a contest, once each, in the transaction that announces them.
 * @param winners the first first
 */
export async function rewardWinners(
  tx: Transaction,
  contest: { id: string; title: string },
  winners: readonly { authorId: string }[],
  now: number,
): Promise<void> {
  const prizes = winners.map(({ authorId }, index) => ({
    authorId,
    points: amounts[index] ?? 0,
    award: AWARDS[index] ?? '',
  }));
  // In one order for every contest: two that are announced at once must not wait for each other.
  for (const { authorId, points, award } of prizes.toSorted((a, b) => (a.authorId < b.authorId ? -1 : 1)))
    await earn(
      tx,
      { accountId: authorId, now },
      {
        key: `contest:${contest.id}`,
        reason: 'contest',
        note: `${contest.title} ${award}`,
        points,
        months,
      },
    );
}
