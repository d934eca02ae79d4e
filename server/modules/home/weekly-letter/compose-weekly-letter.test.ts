import { parseDay } from '@contract/common/calendar';
import { ARTICLES, articleContent } from '@server/content/articles/articles';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import {
  BEFORE_DUE_ARTICLES,
  BEFORE_DUE_PLAYS,
  EARLY_BORN_ARTICLES,
  FIRST_ARTICLES,
  SEARCH_ONLY_ARTICLES,
} from '@server/content/first-letters';
import { PLAYS, playContent } from '@server/content/plays';
import { day } from '../health-windows/windows-fixture';
import { daysApart, letterSeries } from './letter-series';
import { letterWeek } from './letter-week';

const id = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const CHILDREN = [
  ['born at term', { id: id(1), birthDate: '20260301', gestationWeeks: null }],
  ['its twin', { id: id(2), birthDate: '20260301', gestationWeeks: null }],
  ['born on 29 February', { id: id(3), birthDate: '20240229', gestationWeeks: null }],
  ['born at 35 weeks', { id: id(4), birthDate: '20251231', gestationWeeks: 35 }],
  ['born at 28 weeks', { id: id(5), birthDate: '20260815', gestationWeeks: 28 }],
  ['born at 22 weeks', { id: id(6), birthDate: '20260520', gestationWeeks: 22 }],
] as const;
const EIGHT_WEEKS = 8 * 7;

describe.each(CHILDREN)('the letters of a child %s', (_, child) => {
  const letters = letterSeries(child);

  test('come every week until the sixth birthday', () => {
    expect(letters.map(({ week }) => week.week)).toEqual(letters.map((_letter, index) => index));
    expect(letters.length).toBeGreaterThanOrEqual(312);
    expect(letters.at(-1)?.week.age.actualMonths).toBe(71);
  });

  test('repeat no article and no play within eight weeks', () => {
    const repeated = letters.flatMap((letter, index) =>
      letters
        .slice(index + 1)
        .filter(({ startsOn }) => daysApart(startsOn, letter.startsOn) <= EIGHT_WEEKS)
        .filter(
          (later) =>
            (letter.playId !== null && later.playId === letter.playId) ||
            (letter.articleKey !== null && later.articleKey === letter.articleKey),
        )
        .map(({ week }) => [letter.week.week, week.week]),
    );
    expect(repeated).toEqual([]);
  });

  test('have only what fits the age: plays the corrected one, articles both', () => {
    const misfits = letters.flatMap(({ playId, articleKey, week: { week, age } }) => {
      const play = PLAYS.find((item) => item.id === playId);
      const article = ARTICLES.find((item) => item.id === articleKey);
      const isOutside = (content: { from_month: number; to_month: number } | undefined, months: number) =>
        content !== undefined && (months < content.from_month || months > content.to_month);
      const isMisfit =
        isOutside(play, age.months) || isOutside(article, age.months) || isOutside(article, age.actualMonths);
      return isMisfit ? [week] : [];
    });
    expect(misfits).toEqual([]);
  });

  test('always have a play from five weeks before the due date', () => {
    const empty = letters.filter(({ playId, week }) => playId === null && week.weeksToDue <= 5);
    expect(empty.map(({ week }) => week.week)).toEqual([]);
  });

  test('always have an article, but where the two ages are four months apart', () => {
    const empty = letters.filter(
      ({ articleKey, week: { age } }) => articleKey === null && age.actualMonths - age.months < 4,
    );
    expect(empty.map(({ week }) => week.week)).toEqual([]);
  });

  test('bring no article more than five times', () => {
    const times = new Map<string, number>();
    for (const { articleKey } of letters) if (articleKey) times.set(articleKey, (times.get(articleKey) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(5);
  });

  test('name three different milestones of one list', () => {
    const wrong = letters.filter(({ milestones }) => {
      const items = DEVELOPMENT_CHECKS.find(({ fromMonth }) => fromMonth === milestones?.months)?.items ?? [];
      const texts = items.map(({ text }) => text);
      return (
        milestones && (new Set(milestones.texts).size !== 3 || !milestones.texts.every((line) => texts.includes(line)))
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the first six letters', () => {
  test.each([
    ['born at term', null],
    ['born at 34 weeks', 34],
    ['born at 28 weeks', 28],
  ])('of a child %s go by harm: fever, sleep, car seat, feeding, crying, the mother', (_, gestationWeeks) => {
    const letters = letterSeries({ id: id(6), birthDate: '20260301', gestationWeeks }, { count: 6 });
    expect(letters.map(({ articleKey }) => articleKey)).toEqual([
      'grow-00m-fever-young',
      'grow-00m-safe-sleep',
      'grow-00m-car-seat',
      'grow-00m-feeding-cues',
      'grow-00m-crying',
      'grow-00m-parent-rest',
    ]);
  });

  test('of a child that joins in its third week begin with fever all the same', () => {
    const letters = letterSeries(CHILDREN[0][1], { from: day('20260322'), count: 3 });
    expect(letters.map(({ articleKey }) => articleKey)).toEqual([
      'grow-00m-fever-young',
      'grow-00m-safe-sleep',
      'grow-00m-car-seat',
    ]);
  });

  test('of a child that joins at five months leave out what is over and begin with sleep', () => {
    const letters = letterSeries(CHILDREN[0][1], { from: day('20260802'), count: 3 });
    expect(letters.map(({ articleKey }) => articleKey)).toEqual([
      'grow-00m-safe-sleep',
      'grow-00m-car-seat',
      'grow-00m-parent-rest',
    ]);
  });
});

test('a child born at term gets every article but those that are not for all', () => {
  const sent = new Set(letterSeries(CHILDREN[0][1]).map(({ articleKey }) => articleKey));
  const missing = ARTICLES.filter(({ id: key }) => !sent.has(key)).map(({ id: key }) => key);
  expect(missing.toSorted()).toEqual(
    [...BEFORE_DUE_ARTICLES, ...EARLY_BORN_ARTICLES, ...SEARCH_ONLY_ARTICLES].toSorted(),
  );
});

test('the lists that letters begin with name articles and plays that there are', () => {
  const articles = [...FIRST_ARTICLES, ...BEFORE_DUE_ARTICLES, ...EARLY_BORN_ARTICLES, ...SEARCH_ONLY_ARTICLES];
  expect(articles.filter((key) => !ARTICLES.some((article) => article.id === key))).toEqual([]);
  expect(BEFORE_DUE_PLAYS.filter((key) => !PLAYS.some((play) => play.id === key))).toEqual([]);
});

describe('a child born at 28 weeks', () => {
  const letters = letterSeries(CHILDREN[4][1]);
  const early = letters.slice(0, 12);

  test('has articles about children born early from its seventh letter on, which no other child gets', () => {
    const keys = early.map(({ articleKey }) => articleKey);
    expect(keys.slice(6, 10)).toEqual([...BEFORE_DUE_ARTICLES, ...EARLY_BORN_ARTICLES]);
    const others = letterSeries(CHILDREN[0][1]).map(({ articleKey }) => articleKey);
    expect(others.filter((key) => keys.slice(6, 10).includes(key))).toEqual([]);
  });

  test('has no milestones before the due date, and only plays in the arms, in the last five weeks before it', () => {
    expect(early.every(({ week, milestones }) => week.weeksToDue > 0 && milestones === null)).toBe(true);
    expect(early.slice(0, 7).flatMap(({ playId }) => playId ?? [])).toEqual([]);
    expect(early.flatMap(({ playId }) => playId ?? []).toSorted()).toEqual(BEFORE_DUE_PLAYS.toSorted());
    expect(letters[12]).toMatchObject({
      week: { weeksToDue: 0, age: { corrected: true } },
      playId: expect.any(String),
    });
  });

  test('has its vaccinations by the actual age', () => {
    // Two months by the calendar, none by the corrected age.
    expect(letters[10]?.next.map(({ name }) => name)).toContain('폴리오(IPV) 1차');
  });

  test('has nothing overdue before the due date', () => {
    const overdue = letters.filter(({ next }) => next.some(({ state }) => state === 'overdue'));
    expect(overdue[0]?.week.week).toBeGreaterThanOrEqual(12);
  });
});

test('a child born at 34 weeks gets the articles for home at its due date, and none about the hospital', () => {
  const keys = letterSeries({ id: id(7), birthDate: '20260301', gestationWeeks: 34 }).map(
    ({ articleKey }) => articleKey,
  );
  expect(keys.slice(6, 8)).toEqual(EARLY_BORN_ARTICLES);
  expect(keys.filter((key) => key !== null && BEFORE_DUE_ARTICLES.includes(key))).toEqual([]);
});

test('a letter chooses neither a play nor an article that staff hid', () => {
  const idsIn = () =>
    letterSeries(CHILDREN[0][1]).flatMap(({ playId, articleKey }) => [playId ?? '', articleKey ?? '']);
  const hidden = new Set(idsIn().slice(0, 40));
  hidden.delete('');
  playContent.replace(PLAYS.filter(({ id: key }) => !hidden.has(key)));
  articleContent.replace(ARTICLES.filter(({ id: key }) => !hidden.has(key)));
  const chosen = idsIn();
  playContent.replace(PLAYS);
  articleContent.replace(ARTICLES);
  expect(hidden.size).toBeGreaterThan(20);
  expect(chosen.filter((key) => hidden.has(key))).toEqual([]);
});

test('letters are the same when they are composed again', () => {
  const [, child] = CHILDREN[3];
  expect(letterSeries(child)).toEqual(letterSeries(child));
});

test('twins have plays of their own', () => {
  const [one, other] = [letterSeries(CHILDREN[0][1]), letterSeries(CHILDREN[1][1])];
  expect(one.filter(({ playId }, week) => playId !== other[week]?.playId).length).toBeGreaterThan(100);
});

test('a child that joins late gets no article about what is long past', () => {
  const [first] = letterSeries(CHILDREN[0][1], { from: day('20271115'), count: 1 });
  const article = ARTICLES.find(({ id: key }) => key === first?.articleKey);
  expect(first?.week.age.months).toBe(20);
  expect(article?.from_month).toBeGreaterThan(15);
});

test.each([
  ['before birth', '20260228', null],
  ['on the day of birth', '20260301', 0],
  ['on the seventh day', '20260307', 0],
  ['a week after birth', '20260308', 1],
  ['on the last day of the week of 71 months', '20320228', 312],
  ['at six years', '20320308', null],
])('the week %s', (_, on, week) => {
  expect(letterWeek(CHILDREN[0][1], day(on))?.week ?? null).toBe(week);
});

test('has no week without a birth date', () => {
  expect(letterWeek({ ...CHILDREN[0][1], birthDate: '20260230' }, parseDay('20260310') ?? day(''))).toBeNull();
});
