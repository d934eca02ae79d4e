import { DAY_MS } from '@contract/common/time';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { playContent } from '@server/content/plays';
import type { Queryable } from '@server/db/database';
import { testAnswers, testAttempts, testResults } from '@server/db/schema';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';

/** Skills watched half a year ago are no guide to today. */
const COUNTS_FOR_MS = 183 * DAY_MS;

const withPlays = playContent.derive((plays) => new Set(plays.flatMap(({ milestoneIds }) => milestoneIds)));
const texts = new Map(DEVELOPMENT_CHECKS.flatMap(({ items }) => items.map(({ id, text }) => [id, text] as const)));

const leading = sql`jsonb_build_array(jsonb_build_object('item_id', ${testAnswers.itemId}, 'leads', true))`;

/** The text of a milestone; null for other items. */
export const milestoneText = (id: string): string | null => texts.get(id) ?? null;

/**
 * Milestones answered 가끔 해요 or 아직이에요 in the last result of each check of the last half year, the newest result
 * first; only those that a play goes with. Not those that lead to a doctor: their play stands under that sentence only.
 */
export async function watchedMilestones(
  db: Queryable,
  child: { accountId: string; id: string },
  now: number,
): Promise<string[]> {
  const own = and(
    eq(testAttempts.accountId, child.accountId),
    eq(testAttempts.profileId, child.id),
    gte(testAttempts.completedAt, new Date(now - COUNTS_FOR_MS)),
  );
  const last = await db
    .selectDistinctOn([testAttempts.testId], { id: testAttempts.id, completedAt: testAttempts.completedAt })
    .from(testAttempts)
    .where(own)
    .orderBy(testAttempts.testId, desc(testAttempts.completedAt), desc(testAttempts.id));
  if (last.length === 0) return [];
  const order = last
    .sort((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const answers = await db
    .select({ attemptId: testAnswers.attemptId, itemId: testAnswers.itemId })
    .from(testAnswers)
    .leftJoin(
      testResults,
      and(eq(testResults.accountId, testAnswers.accountId), eq(testResults.attemptId, testAnswers.attemptId)),
    )
    .where(
      and(
        eq(testAnswers.accountId, child.accountId),
        inArray(testAnswers.attemptId, order),
        inArray(testAnswers.value, ['sometimes', 'not_yet']),
        sql`not coalesce(${testResults.result} -> 'watched' @> ${leading}, false)`,
      ),
    )
    .orderBy(testAnswers.itemId);
  return answers
    .filter(({ itemId }) => withPlays().has(itemId))
    .sort((a, b) => order.indexOf(a.attemptId) - order.indexOf(b.attemptId))
    .map(({ itemId }) => itemId);
}
