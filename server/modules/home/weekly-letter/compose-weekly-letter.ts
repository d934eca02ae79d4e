import { toAgeBasisDay } from '@contract/common/age';
import { dayNumber, formatDay, type PlainDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { LetterContent, NextStep } from '@contract/home/weekly-letter.responses';
import { type Article, articleContent } from '@server/content/articles/articles';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { type ContentPlay, playContent } from '@server/content/plays';
import { compareRanks, spread } from '@server/lib/rank';
import { ageUsed } from '@server/modules/profiles/child';
import { nearestFirst } from '../health-windows/list-windows';
import type { LetterChild, LetterWeek } from './letter-week';

/** No play comes again within eight weeks, no article within half a year. */
const PLAY_REST_DAYS = 8 * 7;
const ARTICLE_REST_DAYS = 26 * 7;
/** What is about one stage ('첫 낱말이 오기까지') comes once; only an article for two years and more comes again. */
const REPEATED_FROM_MONTHS = 24;
const MILESTONES = 3;
const STEPS = 3;
/** A development check is named when it opened in the last week or opens within four. */
const CHECK_OPENED_DAYS = 7;
const CHECK_AHEAD_DAYS = 28;
/** Before the expected day only articles for the whole first year: the others speak of what a newborn at term does. */
const WHOLE_FIRST_YEAR = 11;

/** What an earlier letter of the child had. */
export type SentLetter = { startsOn: PlainDay; playId: string | null; articleKey: string | null };

export type LetterInput = {
  child: LetterChild;
  week: LetterWeek;
  /** Today in Seoul, on which the windows are listed. */
  today: PlainDay;
  windows: readonly HealthWindow[];
  /** Every earlier letter, in any order. */
  sent: readonly SentLetter[];
  postIds: readonly string[];
};

/**
 * The letter of one week: deterministic, from the content files and the child's windows. What does not fit the age or
 * had its turn within eight weeks is left out, so a letter may be shorter. Milestones and plays go by the age that
 * checks use, articles have to fit that and the actual age, vaccinations and check-ups go by the actual age.
 */
export function composeWeeklyLetter(input: LetterInput): LetterContent {
  const { week, today, postIds } = input;
  const play = choosePlay(input);
  const article = chooseArticle(input);
  return {
    week: week.week,
    age: ageUsed(week.age),
    before_due: week.beforeDue,
    milestones: week.beforeDue ? null : toMilestones(week),
    play: play && { id: play.id, title: play.title, skill: play.skill, minutes: play.minutes },
    article: article && { key: article.id, title: article.title, lead: article.lead },
    next: listSteps(input),
    post_ids: [...postIds],
    written_on: formatDay(today),
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
 * Never sent before others, and of those what has just become right. Not in the last month of its range: '백일 전
 * 아기의 38도' comes while it is of use.
 */
function chooseArticle(input: LetterInput): Article | null {
  const { age, beforeDue } = input.week;
  const last = lastDays(input.sent, ({ articleKey }) => articleKey);
  const candidates = articleContent
    .current()
    .filter(
      (article) =>
        fits(article, age.months) &&
        fits(article, age.actualMonths) &&
        age.actualMonths < article.to_month &&
        (!last.has(article.id) || article.to_month - article.from_month >= REPEATED_FROM_MONTHS) &&
        (!beforeDue || article.to_month >= WHOLE_FIRST_YEAR),
    );
  return chooseRested(candidates, last, { ...input, restDays: ARTICLE_REST_DAYS }, (article, lastDay) => [
    lastDay,
    -article.from_month,
    article.to_month,
  ]);
}

/** Of the domain that had no turn for longest, never sent before others, then what has just become right. */
function choosePlay(input: LetterInput): ContentPlay | null {
  const { age, beforeDue } = input.week;
  if (beforeDue) return null;
  const last = lastDays(input.sent, ({ playId }) => playId);
  const lastOfDomain = new Map<string, number>();
  for (const { id, domain } of playContent.current())
    lastOfDomain.set(domain, Math.max(lastOfDomain.get(domain) ?? 0, last.get(id) ?? 0));
  const candidates = playContent.current().filter((play) => fits(play, age.months));
  return chooseRested(candidates, last, { ...input, restDays: PLAY_REST_DAYS }, (play, lastDay) => [
    lastOfDomain.get(play.domain) ?? 0,
    lastDay,
    -play.from_month,
  ]);
}

/** Three of the list for the age, from its beginning, middle and end, others each week; null under two months, where there is no list. */
function toMilestones({ week, age }: LetterWeek): LetterContent['milestones'] {
  const check = DEVELOPMENT_CHECKS.find(({ fromMonth, toMonth }) => fromMonth <= age.months && age.months <= toMonth);
  if (!check) return null;
  const texts = check.items.filter(({ kind }) => kind === 'milestone').map(({ text }) => text);
  const shown = Array.from({ length: Math.min(MILESTONES, texts.length) }, (_, nth) =>
    texts.at((week + Math.floor((nth * texts.length) / MILESTONES)) % texts.length),
  );
  return { months: check.fromMonth, texts: shown.flatMap((text) => text ?? []) };
}

function listSteps({ child, today, windows }: LetterInput): NextStep[] {
  const dated = nearestFirst(windows)
    .filter(({ ask, from }) => ask === null && from !== null)
    .map(
      ({ kind, name, state, from, to }): NextStep =>
        state === 'open' ? { kind, name, state: 'open', day: to } : { kind, name, state: 'upcoming', day: from },
    );
  return [...nearCheck(child, today), ...dated].slice(0, STEPS);
}

/** The development check that has just opened or opens soon. */
function nearCheck(child: LetterChild, today: PlainDay): NextStep[] {
  return DEVELOPMENT_CHECKS.flatMap(({ name, fromMonth }): NextStep[] => {
    const opens = toAgeBasisDay(child.birthDate, child.gestationWeeks, fromMonth);
    if (!opens) return [];
    const ahead = dayNumber(opens) - dayNumber(today);
    if (ahead > CHECK_AHEAD_DAYS || ahead <= -CHECK_OPENED_DAYS) return [];
    return [
      ahead > 0
        ? { kind: 'check', name, state: 'upcoming', day: formatDay(opens) }
        : { kind: 'check', name, state: 'open', day: null },
    ];
  });
}
