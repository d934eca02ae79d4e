import type { PlayFeedback } from '@contract/home/play-feedback';
import { PLAYS_A_DAY } from '@contract/home/play-plan';
import type { Domain } from '@contract/test/diagnostics-kinds';
import { type ContentPlay, playContent } from '@server/content/plays';
import { compareRanks, spread } from '@server/lib/compare-ranks';

/** Days before a play may be planned again, after it was planned and after the parent's feedback. */
export const REST_DAYS = 14;
const REST_AFTER: Partial<Record<PlayFeedback, number>> = { hard: 28, not_interested: 56 };
/** A play for younger children is still a play for this one, up to here. */
const YOUNGER_BY_MONTHS = 24;
const HALF_A_YEAR = 6;
/** Of three plays so many go with watched items; the rest is for everything else. */
const FOR_WATCHED = 2;

export type Chosen = { playId: string; milestoneId: string | null };
export type PlannedDay = { day: number; chosen: readonly Chosen[] };
export type RecentFeedback = { playId: string; day: number; feedback: PlayFeedback };

export type DayOfPlays = {
  /** Days since 1970-01-01. */
  day: number;
  /** Seed of the child: ties fall differently for every child. */
  seed: string;
  ageMonths: number;
  /** Watched milestones, the newest result first. */
  watched: readonly string[];
  /** Plans of earlier days. */
  earlier: readonly PlannedDay[];
  recentFeedback: readonly RecentFeedback[];
};

type Known = DayOfPlays & {
  lastDay: ReadonlyMap<string, number>;
  lastDayOfDomain: ReadonlyMap<Domain, number>;
  easier: ReadonlySet<Domain>;
};

/**
 * Three plays of one day: up to two for watched milestones in rotation, the rest for the domains planned least
 * recently. No play for older children, none repeated within two weeks while there are others, and a hard or disliked
 * one later still. Deterministic.
 */
export function chooseDay(input: DayOfPlays, plays: readonly ContentPlay[] = playContent.current()): Chosen[] {
  const lastDay = lastDays(input.earlier);
  const lastDayOfDomain = lastDaysOfDomains(lastDay, plays);
  const known = { ...input, lastDay, lastDayOfDomain, easier: hardDomains(input, plays) };
  // A play for older children may be unsafe; one for slightly younger children is only easy.
  const pool = plays.filter(({ from_month }) => from_month <= input.ageMonths);
  const chosen: (Chosen & { play: ContentPlay })[] = [];
  const addPlay = (milestoneId: string | null, from: readonly ContentPlay[]) => {
    const taken = chosen.map(({ play }) => play);
    const [play] = from
      .filter((candidate) => !taken.includes(candidate))
      .map((candidate) => ({ candidate, rank: toRank(candidate, known, taken) }))
      .sort((a, b) => compareRanks(a.rank, b.rank) || (a.candidate.id < b.candidate.id ? -1 : 1))
      .map(({ candidate }) => candidate);
    if (play) chosen.push({ playId: play.id, milestoneId, play });
  };

  for (const milestoneId of rotateWatched(input)) {
    if (chosen.length >= FOR_WATCHED) break;
    addPlay(
      milestoneId,
      pool.filter((play) => play.milestoneIds.includes(milestoneId) && isFresh(play, known)),
    );
  }
  while (chosen.length < Math.min(PLAYS_A_DAY, pool.length)) addPlay(null, pool);
  return chosen.map(({ playId, milestoneId }) => ({ playId, milestoneId }));
}

/** Watched milestones, first those that had no play for the longest. */
function rotateWatched({ watched, earlier }: DayOfPlays): string[] {
  const served = new Map<string, number>();
  for (const { day, chosen } of earlier) {
    for (const { milestoneId } of chosen)
      if (milestoneId) served.set(milestoneId, Math.max(day, served.get(milestoneId) ?? 0));
  }
  return [...new Set(watched)].sort((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0));
}

function lastDays(earlier: readonly PlannedDay[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { day, chosen } of earlier) {
    for (const { playId } of chosen) last.set(playId, Math.max(day, last.get(playId) ?? 0));
  }
  return last;
}

function lastDaysOfDomains(lastDay: ReadonlyMap<string, number>, plays: readonly ContentPlay[]) {
  const last = new Map<Domain, number>();
  for (const { id, domain } of plays) last.set(domain, Math.max(last.get(domain) ?? 0, lastDay.get(id) ?? 0));
  return last;
}

/** Domains in which something was hard lately: their easier plays come first. */
function hardDomains({ recentFeedback, day }: DayOfPlays, plays: readonly ContentPlay[]): Set<Domain> {
  const hard = recentFeedback.filter((item) => item.feedback === 'hard' && day - item.day < (REST_AFTER.hard ?? 0));
  return new Set(
    plays.filter(({ id }) => hard.some(({ playId }) => playId === id)).map((play: ContentPlay) => play.domain),
  );
}

const monthsOutgrown = ({ to_month }: ContentPlay, { ageMonths }: Known) => Math.max(0, ageMonths - to_month);
const isFresh = (play: ContentPlay, known: Known) =>
  !rests(play, known) && daysAway(play, known) === 0 && monthsOutgrown(play, known) <= YOUNGER_BY_MONTHS;

const rests = ({ id }: ContentPlay, { recentFeedback, day }: Known) =>
  recentFeedback.some(({ playId, feedback, day: on }) => playId === id && day - on < (REST_AFTER[feedback] ?? 0));

/** Days until a play may be repeated; 0 when it may. */
function daysAway({ id }: ContentPlay, { lastDay, day }: Known): number {
  const last = lastDay.get(id);
  return last === undefined ? 0 : Math.max(0, REST_DAYS - (day - last));
}

/** The smaller, the better; compared number by number. */
function toRank(play: ContentPlay, known: Known, taken: readonly ContentPlay[]): number[] {
  const outgrown = monthsOutgrown(play, known);
  return [
    outgrown > YOUNGER_BY_MONTHS ? outgrown : 0,
    rests(play, known) ? 1 : 0,
    daysAway(play, known),
    Math.ceil(outgrown / HALF_A_YEAR),
    taken.filter(({ domain }) => domain === play.domain).length,
    known.lastDayOfDomain.get(play.domain) ?? 0,
    known.easier.has(play.domain) ? play.from_month : 0,
    spread(`${known.seed}${known.day}${play.id}`),
  ];
}
