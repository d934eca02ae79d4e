import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { toMilestones } from './letter-milestones';
import { letterWeeks } from './letter-series';

const BIRTHS = ['20260301', '20240229', '20251231', '20260815'];
const CHILDREN = BIRTHS.flatMap((birthDate) => [null, 35, 28].map((gestationWeeks) => ({ birthDate, gestationWeeks })));
const TERM = { birthDate: '20260301', gestationWeeks: null };
const listMilestones = (child: (typeof CHILDREN)[number]) =>
  letterWeeks({ id: '', ...child }).map((week) => ({ week, milestones: toMilestones(week) }));
const listTexts = (months: number) =>
  DEVELOPMENT_CHECKS.find(({ fromMonth }) => fromMonth === months)?.items.flatMap(({ kind, text }) =>
    kind === 'milestone' ? [text] : [],
  ) ?? [];

test.each(CHILDREN)('every item of every list is shown while the list has its turn: born %o', (child) => {
  const letters = listMilestones(child);
  const unseen = DEVELOPMENT_CHECKS.flatMap(({ fromMonth }) => {
    const seen = new Set(
      letters.flatMap(({ milestones }) => (milestones?.months === fromMonth ? milestones.texts : [])),
    );
    return listTexts(fromMonth).filter((text) => !seen.has(text));
  });
  expect(unseen).toEqual([]);
});

test.each(CHILDREN)('no two letters in a row show the same three: born %o', (child) => {
  const shown = listMilestones(child).flatMap(({ milestones }) =>
    milestones ? [milestones.texts.toSorted().join()] : [],
  );
  expect(shown.filter((three, index) => three === shown[index + 1])).toEqual([]);
});

test.each([
  [18, 18],
  [21, 18],
  [22, 24],
  [23, 24],
  [33, 30],
  [34, 36],
  [42, 36],
  [43, 48],
  [55, 60],
  [71, 60],
])('at %i months the list nearest to the age is that of %i months', (months, list) => {
  const letters = listMilestones(TERM);
  const own = letters.filter(({ week }) => week.age.months === months).flatMap(({ milestones }) => milestones ?? []);
  expect([...new Set(own.map((milestones) => milestones.months))]).toEqual([list]);
});

test('every letter has milestones from two months to three years, and from there the first one of each month', () => {
  const letters = listMilestones(TERM);
  const counts = Array.from({ length: 72 }, (_, months) => {
    const own = letters.filter(({ week }) => week.age.months === months);
    return [own.length, own.filter(({ milestones }) => milestones).length] as const;
  });
  expect(counts.slice(0, 2).every(([, shown]) => shown === 0)).toBe(true);
  expect(counts.slice(2, 36).every(([all, shown]) => shown === all)).toBe(true);
  expect(counts.slice(36).map(([, shown]) => shown)).toEqual(Array.from({ length: 36 }, () => 1));
});

test('in half a year from five years on every item of the list is shown, and no three of them together twice', () => {
  const letters = listMilestones(TERM);
  const shown = letters
    .filter(({ week: { age } }) => age.months >= 60 && age.months < 66)
    .flatMap(({ milestones }) => (milestones ? [milestones.texts] : []));
  expect(new Set(shown.flat())).toEqual(new Set(listTexts(60)));
  expect(new Set(shown.map((three) => three.toSorted().join())).size).toBe(6);
});
