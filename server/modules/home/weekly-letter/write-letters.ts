import { formatDay, parseDay } from '@contract/common/calendar';
import type { Queryable } from '@server/db/database';
import { weeklyLetters } from '@server/db/schema';
import { groupBy } from '@server/lib/group-by';
import { yieldToEventLoop } from '@server/lib/yield-to-event-loop';
import { listAgePosts } from '@server/modules/community/search/age-posts';
import type { Child } from '@server/modules/profiles/child';
import { and, inArray } from 'drizzle-orm';
import { composeWeeklyLetter } from './compose-weekly-letter';
import type { LetterWeek } from './letter-week';

type Letter = typeof weeklyLetters.$inferSelect;
export type StoredLetter = Pick<Letter, 'startsOn' | 'content'>;
type Row = StoredLetter & Pick<Letter, 'accountId' | 'profileId'>;
type Writing = { child: Child; week: LetterWeek };
type ListPosts = (db: Queryable, months: number) => Promise<readonly string[]>;

/** Posts stored with a letter: more than it links, for those a reader does not see. */
const POSTS_STORED = 6;
/** Composed before others have their turn. */
const COMPOSED_AT_ONCE = 25;

export const listLetterPosts: ListPosts = (db, months) => listAgePosts(db, months, POSTS_STORED);

/**
 * The letter of a week of each child, in their order: composed and stored unless it is there; of two writers the first
 * one counts. As many statements for one child as for many, and one for each month of age.
 */
export async function writeLetters(
  db: Queryable,
  list: readonly Writing[],
  { now, listPosts = listLetterPosts }: { now: number; listPosts?: ListPosts },
): Promise<(StoredLetter | undefined)[]> {
  const letters = new Map((await findLetters(db, list)).map((row) => [toKey(row), row]));
  const missing = list.filter((item) => !letters.has(writingKey(item)));
  if (missing.length > 0) {
    const composed = await composeLetters(db, missing, { now, listPosts });
    const stored = await db.insert(weeklyLetters).values(composed).onConflictDoNothing().returning();
    for (const row of stored) letters.set(toKey(row), row);
    if (stored.length < composed.length) for (const row of await findLetters(db, missing)) letters.set(toKey(row), row);
  }
  return list.map((item) => letters.get(writingKey(item)));
}

const toKey = ({ profileId, startsOn }: Pick<Letter, 'profileId' | 'startsOn'>) => `${profileId} ${startsOn}`;
const writingKey = ({ child, week }: Writing) => toKey({ profileId: child.id, startsOn: formatDay(week.startsOn) });
const ofAccounts = (list: readonly Writing[]) =>
  inArray(weeklyLetters.accountId, [...new Set(list.map(({ child }) => child.accountId))]);

const findLetters = (db: Queryable, list: readonly Writing[]): Promise<Row[]> =>
  db
    .select({
      accountId: weeklyLetters.accountId,
      profileId: weeklyLetters.profileId,
      startsOn: weeklyLetters.startsOn,
      content: weeklyLetters.content,
    })
    .from(weeklyLetters)
    .where(
      and(
        ofAccounts(list),
        inArray(weeklyLetters.startsOn, [...new Set(list.map(({ week }) => formatDay(week.startsOn)))]),
      ),
    );

async function composeLetters(
  db: Queryable,
  list: readonly Writing[],
  { now, listPosts }: { now: number; listPosts: ListPosts },
): Promise<(typeof weeklyLetters.$inferInsert)[]> {
  const earlier = await db
    .select({
      profileId: weeklyLetters.profileId,
      startsOn: weeklyLetters.startsOn,
      playId: weeklyLetters.playId,
      articleKey: weeklyLetters.articleKey,
    })
    .from(weeklyLetters)
    .where(ofAccounts(list));
  const earlierByProfile = groupBy(earlier, ({ profileId }) => profileId);
  const rows: (typeof weeklyLetters.$inferInsert)[] = [];
  for (const [index, { child, week }] of list.entries()) {
    if (index % COMPOSED_AT_ONCE === COMPOSED_AT_ONCE - 1) await yieldToEventLoop();
    const content = composeWeeklyLetter({
      child,
      week,
      sent: (earlierByProfile.get(child.id) ?? []).flatMap(({ startsOn, playId, articleKey }) => {
        const day = parseDay(startsOn);
        return day ? [{ startsOn: day, playId, articleKey }] : [];
      }),
      postIds: await listPosts(db, week.age.actualMonths),
    });
    rows.push({
      accountId: child.accountId,
      profileId: child.id,
      startsOn: formatDay(week.startsOn),
      playId: content.play?.id ?? null,
      articleKey: content.article?.key ?? null,
      content,
      createdAt: new Date(now),
    });
  }
  return rows;
}
