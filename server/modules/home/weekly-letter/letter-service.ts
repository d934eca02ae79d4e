import { dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import type {
  CurrentLetter,
  LetterContent,
  LetterRow,
  NextStep,
  WeeklyLetter,
} from '@contract/home/weekly-letter.responses';
import { articleContent } from '@server/content/articles/articles';
import { CHECK_TEXTS } from '@server/content/development-check';
import { playContent } from '@server/content/plays';
import type { Queryable } from '@server/db/database';
import { accounts, posts, weeklyLetters } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { ageUsed, type Child, findChildIn, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { listMarks } from '../health-windows/health-marks';
import { listWindows } from '../health-windows/list-windows';
import { toMilestones } from './letter-milestones';
import { listSteps } from './letter-steps';
import { ageWhenRead, type LetterWeek, letterWeek, nextLetterDay } from './letter-week';
import { type StoredLetter, writeLetters } from './write-letters';

/** Posts that a letter links. */
const POSTS_SHOWN = 3;

const ownLetters = (child: Pick<Child, 'accountId' | 'id'>) =>
  and(eq(weeklyLetters.accountId, child.accountId), eq(weeklyLetters.profileId, child.id));

/** This week's letter, written when it is first read or by `sendWeeklyLetters`. @throws AppError FOREIGN_PROFILE */
export async function getCurrentLetter(
  ctx: ChildContext,
  { profileId }: { profileId: string },
): Promise<CurrentLetter> {
  const child = await findChildIn(ctx.db, ctx, profileId);
  const week = letterWeek(child, seoulDay(ctx.now));
  if (!week) return null;
  const letter = (await findLetter(ctx.db, child, formatDay(week.startsOn))) ?? (await writeLetter(ctx, child, week));
  return letter ? toWeeklyLetter(ctx, letter, { child, week }) : null;
}

const findLetter = async (db: Queryable, child: Child, startsOn: string): Promise<StoredLetter | undefined> =>
  (
    await db
      .select({ startsOn: weeklyLetters.startsOn, content: weeklyLetters.content })
      .from(weeklyLetters)
      .where(and(ownLetters(child), eq(weeklyLetters.startsOn, startsOn)))
  )[0];

const writeLetter = (ctx: ChildContext, { id }: Child, week: LetterWeek): Promise<StoredLetter | undefined> =>
  ctx.db.transaction(async (tx) => {
    // The child may have been deleted or handed over since it was found.
    const child = await lockChild(tx, ctx, id);
    return (await writeLetters(tx, [{ child, week }], { now: ctx.now }))[0];
  });

/** A letter that was written. @throws AppError FOREIGN_PROFILE, NOT_FOUND */
export async function getLetter(
  ctx: ChildContext,
  { profileId, startsOn }: { profileId: string; startsOn: string },
): Promise<WeeklyLetter> {
  const child = await findChildIn(ctx.db, ctx, profileId);
  const week = letterWeekFrom(child, startsOn);
  const letter = await findLetter(ctx.db, child, startsOn);
  if (!letter || !week) throw new AppError('NOT_FOUND');
  return toWeeklyLetter(ctx, letter, { child, week });
}

/**
 * The week of a letter by the child's birth date as it is now, from the day on which the letter began by the former one.
 * Null: that day is not in the years of letters any more.
 */
function letterWeekFrom(child: Child, startsOn: string): LetterWeek | null {
  const day = parseDay(startsOn);
  const week = day && letterWeek(child, day);
  return week && { ...week, startsOn: day };
}

/** Every letter that was written, the newest first; at most one for each week of six years. */
export async function listLetters(ctx: ChildContext, { profileId }: { profileId: string }): Promise<LetterRow[]> {
  const child = await findChildIn(ctx.db, ctx, profileId);
  const rows = await ctx.db
    .select({ startsOn: weeklyLetters.startsOn, content: weeklyLetters.content })
    .from(weeklyLetters)
    .where(ownLetters(child))
    .orderBy(desc(weeklyLetters.startsOn));
  const today = seoulDay(ctx.now);
  return rows.flatMap(({ startsOn, content }) => {
    const week = letterWeekFrom(child, startsOn);
    if (!week) return [];
    const { article, play } = shownParts(content);
    const { actualMonths: months } = ageWhenRead(child, week, today);
    return [
      { starts_on: startsOn, week: week.week, months, titles: [article, play].flatMap((part) => part?.title ?? []) },
    ];
  });
}

const stepsById = playContent.derive(
  (plays) => new Map(plays.map(({ milestoneIds: _own, ...play }) => [play.id, play] as const)),
);

/** Without what staff hid since. */
const shownParts = ({ play, article }: LetterContent): Pick<LetterContent, 'play' | 'article'> => ({
  play: play && playContent.isHidden(play.id) ? null : play,
  article: article && articleContent.isHidden(article.key) ? null : article,
});

/** The week's stored choice, with what follows from the child and its marks today and what can still be read. */
async function toWeeklyLetter(
  { db, callerId, now }: ChildContext,
  { startsOn, content }: StoredLetter,
  { child, week }: { child: Child; week: LetterWeek },
): Promise<WeeklyLetter> {
  const today = seoulDay(now);
  const { play, article } = shownParts(content);
  const [articleId, read, next] = await Promise.all([
    article && findArticlePost(db, article.key),
    listVisible(db, callerId, content.post_ids),
    listStepsNow(db, child, { week, today }),
  ]);
  return {
    starts_on: startsOn,
    week: week.week,
    age: ageUsed(ageWhenRead(child, week, today)),
    before_due: week.weeksToDue > 0,
    milestones: toMilestones(week),
    next,
    play: play && { ...play, steps: stepsById().get(play.id) ?? null },
    article: article && { ...article, post_id: articleId },
    posts: read,
    source: CHECK_TEXTS.sources.join(' '),
  };
}

/** None in a letter of an earlier week: they are of today. */
async function listStepsNow(
  db: Queryable,
  child: Child,
  { week, today }: { week: LetterWeek; today: PlainDay },
): Promise<NextStep[]> {
  if (dayNumber(nextLetterDay(week)) <= dayNumber(today)) return [];
  return listSteps(child, listWindows(child, await listMarks(db, child), today), today);
}

async function findArticlePost(db: Queryable, key: string): Promise<string | null> {
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.contentKey, key), posts.listed));
  return post?.id ?? null;
}

/** Those of the posts that are other people's and that this reader sees. */
async function listVisible(db: Queryable, accountId: string, ids: readonly string[]): Promise<WeeklyLetter['posts']> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: posts.id,
      section: posts.section,
      category: posts.category,
      title: posts.title,
      comment: posts.commentCount,
    })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(inArray(posts.id, [...ids]), ne(posts.authorId, accountId), visibleTo(db, accountId)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(POSTS_SHOWN);
}
