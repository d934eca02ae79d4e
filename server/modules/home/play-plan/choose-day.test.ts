import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { PLAYS } from '@server/content/plays';
import { chooseDay, type DayOfPlays, type PlannedDay, REST_DAYS, type RecentFeedback } from './choose-day';

const getPlay = (id: string) => {
  const play = PLAYS.find((item) => item.id === id);
  if (!play) throw new Error(`No play ${id}`);
  return play;
};
const FIRST = 20_000;
const createDay = (more: Partial<DayOfPlays> = {}): DayOfPlays => ({
  day: FIRST,
  seed: 'child',
  ageMonths: 24,
  watched: [],
  earlier: [],
  recentFeedback: [],
  ...more,
});

/** Day after day, as a parent looks at it. */
function live(days: number, more: Partial<DayOfPlays> = {}) {
  const earlier: PlannedDay[] = [];
  for (let n = 0; n < days; n += 1) {
    const day = FIRST + n;
    earlier.push({ day, chosen: chooseDay(createDay({ ...more, day, earlier: [...earlier] })) });
  }
  return earlier;
}
const listIds = (days: readonly PlannedDay[]) => days.flatMap(({ chosen }) => chosen.map(({ playId }) => playId));

const AGES = Array.from({ length: 73 }, (_, age) => age);

test('offers three plays a day from 0 to 72 months, none for an older child', () => {
  for (const ageMonths of [...AGES, 96, 200]) {
    const chosen = chooseDay(createDay({ ageMonths }));
    expect(new Set(chosen.map(({ playId }) => playId)).size).toBe(3);
    for (const { playId } of chosen) expect(getPlay(playId).from_month).toBeLessThanOrEqual(ageMonths);
  }
});

test('every domain has at least three plays for every month from 0 to 72', () => {
  const thin = AGES.flatMap((age) =>
    DOMAINS.filter(
      (domain) =>
        PLAYS.filter((play) => play.domain === domain && play.from_month <= age && play.to_month >= age).length < 3,
    ).map((domain) => `${domain} at ${age}`),
  );
  expect(thin).toEqual([]);
});

test('is deterministic per child', () => {
  expect(chooseDay(createDay())).toEqual(chooseDay(createDay()));
  const children = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(chooseDay(createDay({ seed }))));
  expect(new Set(children).size).toBeGreaterThan(1);
});

test.each(AGES.filter((age) => age >= 5))('repeats no play within two weeks at %i months', (ageMonths) => {
  const ids = listIds(live(REST_DAYS, { ageMonths }));
  expect(new Set(ids).size).toBe(ids.length);
});

test('repeats the plays longest unused where there are too few', () => {
  const few = PLAYS.filter(({ from_month }) => from_month === 0).length;
  const days = live(14, { ageMonths: 0 });
  const ids = listIds(days);
  expect(few).toBeLessThan(ids.length);
  expect(new Set(ids.slice(0, few)).size).toBe(few);
  expect(new Set(ids.slice(few, 2 * few))).toEqual(new Set(ids.slice(0, few)));
});

test('offers three different domains on most days', () => {
  for (const ageMonths of [6, 18, 24, 30, 48, 60]) {
    const days = live(REST_DAYS, { ageMonths });
    const varied = days.filter(({ chosen }) => new Set(chosen.map(({ playId }) => getPlay(playId).domain)).size === 3);
    expect(varied.length).toBeGreaterThanOrEqual(REST_DAYS / 2);
  }
});

describe('watched items', () => {
  const watched = ['cdc24-lan-1', 'cdc24-mov-3', 'cdc18-lan-1'];

  test('have two of the three plays, each naming the item it goes with', () => {
    const chosen = chooseDay(createDay({ watched }));
    expect(chosen.map(({ milestoneId }) => milestoneId)).toEqual(['cdc24-lan-1', 'cdc24-mov-3', null]);
    for (const { playId, milestoneId } of chosen.slice(0, 2)) {
      expect(getPlay(playId).milestoneIds).toContain(milestoneId);
    }
  });

  test('alternate over the days', () => {
    const [, second] = live(2, { watched });
    expect(second?.chosen[0]?.milestoneId).toBe('cdc18-lan-1');
  });

  test('do not repeat a play within two weeks', () => {
    const days = live(REST_DAYS, { watched: ['cdc24-mov-3'] });
    const ids = listIds(days);
    expect(new Set(ids).size).toBe(ids.length);
    expect(days.at(-1)?.chosen).toHaveLength(3);
  });

  test('are skipped without a play for the age', () => {
    expect(
      chooseDay(createDay({ ageMonths: 6, watched: ['cdc48-mov-3'] })).every(({ milestoneId }) => !milestoneId),
    ).toBe(true);
  });
});

describe('feedback on a play', () => {
  const first = () => chooseDay(createDay())[0]?.playId ?? '';
  /** The only play of its kind, so that it comes as soon as it may. */
  const only = PLAYS.filter(({ id }) => id === first());
  const comes = (recentFeedback: RecentFeedback[], after: number) =>
    chooseDay(createDay({ day: FIRST + after, recentFeedback }), [
      ...only,
      ...PLAYS.filter(({ from_month, to_month }) => from_month <= 24 && to_month < 24 && to_month >= 12).slice(0, 3),
    ]).some(({ playId }) => playId === first());

  test.each([
    ['enjoyed', 14, true],
    ['later', 14, true],
    ['hard', 27, false],
    ['hard', 28, true],
    ['not_interested', 55, false],
    ['not_interested', 56, true],
  ] as const)('%s: %i days later the play may be offered again: %s', (feedback, after, may) => {
    expect(comes([{ playId: first(), day: FIRST, feedback }], after)).toBe(may);
  });

  test('offers easier plays of a domain after a hard one', () => {
    const language = PLAYS.filter(
      ({ domain, from_month, to_month }) => domain === 'language' && from_month <= 24 && to_month >= 24,
    );
    const hard = language.reduce((a, b) => (b.from_month > a.from_month ? b : a));
    const recentFeedback: RecentFeedback[] = [{ playId: hard.id, day: FIRST - 1, feedback: 'hard' }];
    const [easiest] = chooseDay(createDay({ recentFeedback }), language);
    const others = language.filter(({ id }) => id !== hard.id).map(({ from_month }) => from_month);
    expect(Math.min(...others)).toBeLessThan(hard.from_month);
    expect(getPlay(easiest?.playId ?? '').from_month).toBe(Math.min(...others));
  });
});
