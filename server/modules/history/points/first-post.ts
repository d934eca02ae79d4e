import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Section } from '@contract/community/community';
import { POINT_RULES } from '@server/content/point-rules';
import type { Transaction } from '@server/db/database';
import { earn } from './ledger';

const { amount, months, sections } = POINT_RULES.first_post;

/**
 * Points for the first post of a day in Seoul, in the transaction that inserts it. They stay when the post is deleted:
 * another one the same day earns nothing, and spent points could not be taken back.
 * @param withResults whether a child's results are attached; such a post earns none
 */
export async function awardFirstPostPoints(
  tx: Transaction,
  owner: { accountId: string; now: number },
  { section, withResults }: { section: Section; withResults: boolean },
): Promise<void> {
  if (withResults || !sections.some((one) => one === section)) return;
  const key = `first_post:${formatDay(seoulDay(owner.now))}`;
  await earn(tx, owner, { key, reason: 'first_post', points: amount, months });
}
