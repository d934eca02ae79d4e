import { parseDay } from '@contract/common/calendar';
import { ARTICLES, articleContent } from '@server/content/articles/articles';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { PLAYS, playContent } from '@server/content/plays';
import { day } from '../health-windows/windows-fixture';
import { daysApart, letterSeries } from './letter-series';
import { letterWeek } from './letter-week';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
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
    expect(letters.map(({ content }) => content.week)).toEqual(letters.map((_letter, week) => week));
    expect(letters.length).toBeGreaterThanOrEqual(312);
    expect(letters.at(-1)?.content.age.actual_months).toBe(71);
  });

  test('repeat no article and no play within eight weeks', () => {
    const repeated = letters.flatMap((letter, nth) =>
      letters
        .slice(nth + 1)
        .filter(({ startsOn }) => daysApart(startsOn, letter.startsOn) <= EIGHT_WEEKS)
        .filter(
          (later) =>
            (letter.playId !== null && later.playId === letter.playId) ||
            (letter.articleKey !== null && later.articleKey === letter.articleKey),
        )
        .map(({ content }) => [letter.content.week, content.week]),
    );
    expect(repeated).toEqual([]);
  });

  test('have only what fits the age: plays the corrected one, articles both', () => {
    const misfits = letters.flatMap(({ playId, articleKey, content: { week, age } }) => {
      const play = PLAYS.find((one) => one.id === playId);
      const article = ARTICLES.find((one) => one.id === articleKey);
      const isOutside = (content: { from_month: number; to_month: number } | undefined, months: number) =>
        content !== undefined && (months < content.from_month || months > content.to_month);
      const isMisfit =
        isOutside(play, age.months) || isOutside(article, age.months) || isOutside(article, age.actual_months);
      return isMisfit ? [week] : [];
    });
    expect(misfits).toEqual([]);
  });

  test('name milestones of the list for the age and none where there is no list', () => {
    const wrong = letters.filter(({ content: { milestones, age, before_due } }) => {
      const check = DEVELOPMENT_CHECKS.find(
        ({ fromMonth, toMonth }) => fromMonth <= age.months && age.months <= toMonth,
      );
      if (before_due || !check) return milestones !== null;
      const texts = check.items.map(({ text }) => text);
      return (
        milestones?.months !== check.fromMonth ||
        new Set(milestones.texts).size !== 3 ||
        milestones.texts.some((text) => !texts.includes(text))
      );
    });
    expect(wrong).toEqual([]);
  });
});

test('a child born early has neither play nor milestones before the day it was expected, and its windows by the actual age', () => {
  const [, child] = CHILDREN[4];
  const letters = letterSeries(child).map(({ content }) => content);
  const early = letters.slice(0, 12);
  expect(early.every(({ before_due, play, milestones }) => before_due && !play && !milestones)).toBe(true);
  expect(letters[12]).toMatchObject({ before_due: false, play: { id: expect.any(String) }, age: { corrected: true } });
  // Two months by the calendar, none by the corrected age.
  expect(letters[10]?.next.map(({ name }) => name)).toContain('폴리오 1차');
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
  const [first] = letterSeries(CHILDREN[0][1], day('20271115'));
  const article = ARTICLES.find(({ id: key }) => key === first?.articleKey);
  expect(first?.content.age.months).toBe(20);
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
