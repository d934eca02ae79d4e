import { PRETERM_BEFORE_WEEKS } from '@contract/common/age';
import { dayNumber, type PlainDay } from '@contract/common/calendar';
import type { LetterContent } from '@contract/home/weekly-letter.responses';
import { type Article, articleContent } from '@server/content/articles/articles';
import {
  BEFORE_DUE_ARTICLES,
  BEFORE_DUE_PLAYS,
  EARLY_BORN_ARTICLES,
  FIRST_ARTICLES,
  SEARCH_ONLY_ARTICLES,
} from '@server/content/first-letters';
import { type ContentPlay, playContent } from '@server/content/plays';
import { compareRanks, spread } from '@server/lib/compare-ranks';
import type { LetterChild, LetterWeek } from './letter-week';

/** No play comes again within eight weeks, no article within half a year. */
const PLAY_REST_DAYS = 8 * 7;
const ARTICLE_REST_DAYS = 26 * 7;
/** Texts about one stage ('첫 낱말이 오기까지') come once; only an article for two years and more comes again. */
const REPEATED_FROM_MONTHS = 24;
/** The articles that letters begin with have their turn while the child is younger than this, also when it joins late. */
const FIRST_UNTIL_MONTHS = 6;
/** Plays in the arms come this long before the expected day, when most children born earlier can be held. */
const PLAYS_BEFORE_DUE_WEEKS = 5;
/** Before the expected day only articles for the whole first year: the others speak of what a newborn at term does. */
const WHOLE_FIRST_YEAR = 11;

/** Content of an earlier letter of the child. */
export type SentLetter = { startsOn: PlainDay; playId: string | null; articleKey: string | null };

export type LetterInput = {
  child: LetterChild;
  week: LetterWeek;
  /** Every earlier letter, in any order. */
  sent: readonly SentLetter[];
  postIds: readonly string[];
};

/**
 * Content of one week's letter: deterministic, from the content files and the earlier letters. Content that does not
 * fit the age or had its turn lately is left out, so a letter may be shorter. Plays go by the age that checks use,
 * articles have to fit that and the actual age.
 */
export function composeWeeklyLetter(input: LetterInput): LetterContent {
  const play = choosePlay(input);
  const article = chooseArticle(input);
  return {
    play: play && { id: play.id, title: play.title, skill: play.skill, minutes: play.minutes },
    article: article && { key: article.id, title: article.title, lead: article.lead },
    post_ids: [...input.postIds],
  };
}

const fits = (content: { from_month: number; to_month: number }, months: number) =>
  content.from_month <= months && months <= content.to_month;

/** The first day of the last letter with each id. */
function lastDays(sent: readonly SentLetter[], idIn: (letter: SentLetter) => string | null): Map<string, number> {
  const days = new Map<string, number>();
  for (const letter of sent) {
    const id = idIn(letter);
    if (id !== null) days.set(id, Math.max(days.get(id) ?? 0, dayNumber(letter.startsOn)));
  }
  return days;
}

/** The one with the lowest rank among those that rested, in the same way on every machine. */
function chooseRested<T extends { id: string }>(
  candidates: readonly T[],
  last: ReadonlyMap<string, number>,
  { week, child, restDays }: LetterInput & { restDays: number },
  toRank: (candidate: T, lastDay: number) => readonly number[],
): T | null {
  const start = dayNumber(week.startsOn);
  const [first] = candidates
    .filter(({ id }) => Math.abs(start - (last.get(id) ?? Number.NEGATIVE_INFINITY)) > restDays)
    .map((candidate) => ({
      candidate,
      rank: [...toRank(candidate, last.get(candidate.id) ?? 0), spread(`${child.id}${candidate.id}`)],
    }))
    .sort((a, b) => compareRanks(a.rank, b.rank));
  return first?.candidate ?? null;
}

/**
 * First those that letters begin with, in their order. Then what was sent least often, and of that what fits the fewest
 * months, so that '신생아 황달' comes before what can wait for years. Not in the last month of its range.
 */
function chooseArticle(input: LetterInput): Article | null {
  const { child, week } = input;
  const { age, weeksToDue } = week;
  const last = lastDays(input.sent, ({ articleKey }) => articleKey);
  const fitting = articleContent
    .current()
    .filter(
      (article) => fits(article, age.months) && fits(article, age.actualMonths) && age.actualMonths < article.to_month,
    );
  if (age.actualMonths < FIRST_UNTIL_MONTHS) {
    const [first] = firstArticles(child, week).flatMap(
      (key) => fitting.find(({ id }) => id === key && !last.has(id)) ?? [],
    );
    if (first) return first;
  }
  const candidates = fitting.filter(
    (article) =>
      !FOR_SOME.has(article.id) &&
      (!last.has(article.id) || article.to_month - article.from_month >= REPEATED_FROM_MONTHS) &&
      (weeksToDue === 0 || article.to_month >= WHOLE_FIRST_YEAR),
  );
  return chooseRested(candidates, last, { ...input, restDays: ARTICLE_REST_DAYS }, (article, lastDay) => [
    input.sent.filter(({ articleKey }) => articleKey === article.id).length,
    lastDay,
    article.to_month - article.from_month,
    -article.from_month,
  ]);
}

/** Chosen for no child by its age alone. */
const FOR_SOME: ReadonlySet<string> = new Set([
  ...BEFORE_DUE_ARTICLES,
  ...EARLY_BORN_ARTICLES,
  ...SEARCH_ONLY_ARTICLES,
]);

const firstArticles = ({ gestationWeeks }: LetterChild, { weeksToDue }: LetterWeek): readonly string[] => [
  ...FIRST_ARTICLES,
  ...(weeksToDue > 0 ? BEFORE_DUE_ARTICLES : []),
  ...(gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS ? EARLY_BORN_ARTICLES : []),
];

/** Of the domain that had no turn for longest, never sent before others, then what has just become right. */
function choosePlay(input: LetterInput): ContentPlay | null {
  const { age, weeksToDue } = input.week;
  if (weeksToDue > PLAYS_BEFORE_DUE_WEEKS) return null;
  const last = lastDays(input.sent, ({ playId }) => playId);
  const lastOfDomain = new Map<string, number>();
  for (const { id, domain } of playContent.current())
    lastOfDomain.set(domain, Math.max(lastOfDomain.get(domain) ?? 0, last.get(id) ?? 0));
  const candidates = playContent
    .current()
    .filter((play) => fits(play, age.months) && (weeksToDue === 0 || BEFORE_DUE_PLAYS.includes(play.id)));
  return chooseRested(candidates, last, { ...input, restDays: PLAY_REST_DAYS }, (play, lastDay) => [
    lastOfDomain.get(play.domain) ?? 0,
    lastDay,
    -play.from_month,
  ]);
}
