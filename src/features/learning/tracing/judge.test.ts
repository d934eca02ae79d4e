import { GLYPHS } from '@server/content/strokes';
import { createTrace, HANDS, type Hand } from '@/testing/made-traces';
import { getLength, resample, type Stroke } from './geometry';
import { judgeTrace, type TraceScore } from './judge';

/** Traces a letter and hand; `TRACES=100` for a longer run. */
const TRACES = Number(process.env.TRACES ?? 3);

const glyph = (word: string) => {
  const found = GLYPHS.find(({ unit_word }) => unit_word === word);
  if (!found) throw new Error(`No glyph ${word}`);
  return found;
};
type ContentGlyph = ReturnType<typeof glyph>;
const judge = ({ strokes, also_accept_counts }: ContentGlyph, drawn: readonly Stroke[]) =>
  judgeTrace({ strokes, alsoAcceptCounts: also_accept_counts }, drawn);
const draw = (word: string) => glyph(word).strokes;

describe.each(HANDS)('traces of a hand that is %s', (hand) => {
  const scores = GLYPHS.map((item) =>
    Array.from({ length: TRACES }, (_, i) => judge(item, createTrace(item.strokes, hand as Hand, item.id * 1000 + i))),
  );
  const all = scores.flat();
  const share = (holds: (score: TraceScore) => boolean) => all.filter(holds).length / all.length;
  const passed = share((score) => score.passed);

  if (hand === 'scribble') {
    test('pass at most 2% of the time', () => expect(passed).toBeLessThanOrEqual(0.02));
    return;
  }
  test('pass at least 95% of the time', () => expect(passed).toBeGreaterThanOrEqual(0.95));
  test('pass for every letter', () => {
    const hard = GLYPHS.filter((_, i) => (scores[i] ?? []).filter((score) => score.passed).length < TRACES * 0.6);
    expect(hard.map(({ unit_word }) => unit_word)).toEqual([]);
  });
  if (hand === 'good') test('earn three stars', () => expect(share(({ stars }) => stars === 3)).toBeGreaterThan(0.95));
  if (hand === 'left hand') {
    test('earn three stars by a left hand as well', () =>
      expect(share(({ stars }) => stars === 3)).toBeGreaterThan(0.9));
  }
  if (hand === 'reversed') {
    test('earn a hint about the direction and at most two stars', () => {
      // Level lines alone (ㅡ) may go either way.
      expect(share(({ hint, stars }) => hint === 'direction' && stars <= 2)).toBeGreaterThan(0.9);
    });
  }
  if (hand === 'wrong order') {
    test('earn a hint about the order for letters of several strokes', () => {
      const several = GLYPHS.flatMap((item, i) => (item.strokes.length > 1 ? (scores[i] ?? []) : []));
      expect(several.filter(({ hint }) => hint === 'order').length / several.length).toBeGreaterThan(0.9);
      expect(several.every(({ hint, stars }) => hint !== 'order' || stars <= 2)).toBe(true);
    });
  }
});

test('gives the drawing itself three stars without a hint', () => {
  for (const item of GLYPHS) {
    expect(judge(item, item.strokes)).toMatchObject({ passed: true, stars: 3, hint: null, next: null, against: [] });
  }
});

test('accepts less than 1% of traces of another letter in the same group', () => {
  const jamo = GLYPHS.filter(({ subject }) => subject === 'korean');
  const pairs = jamo.flatMap((item) =>
    jamo.filter((other) => other !== item && other.group === item.group).map((other) => ({ one: item, other })),
  );
  const mistaken = pairs.filter(({ one, other }) => judge(one, other.strokes).passed);
  expect(mistaken.length / pairs.length).toBeLessThan(0.01);
});

test('refuses an empty trace and a tap', () => {
  expect(judge(glyph('ㄱ'), [])).toMatchObject({ passed: false, stars: 0, coverage: 0, next: 0, hint: 'missing' });
  expect(judge(glyph('ㄱ'), [[{ x: 300, y: 300 }]])).toMatchObject({ passed: false, next: 0 });
  expect(judge(glyph('ㄱ'), [[]])).toMatchObject({ passed: false, next: 0 });
});

test('returns the index of the next stroke', () => {
  const [first = [], second = [], third = []] = draw('ㄹ');
  expect(judge(glyph('ㄹ'), [first]).next).toBe(1);
  expect(judge(glyph('ㄹ'), [first, second]).next).toBe(2);
  expect(judge(glyph('ㄹ'), [third]).next).toBe(0);
});

test('accepts strokes that are joined or lifted in between', () => {
  const [first = [], second = []] = draw('ㅈ');
  const half = Math.floor(first.length / 2);
  expect(judge(glyph('ㅈ'), [first.slice(0, half), first.slice(half - 1), second])).toMatchObject({
    passed: true,
    stars: 3,
  });
  const whole = [first.concat(second)];
  expect(judge(glyph('ㅈ'), whole).passed).toBe(true);
});

test('accepts a dot near its place and not the stem in its place', () => {
  const [stem = []] = draw('i');
  expect(judge(glyph('i'), [stem]).next).toBe(1);
  const [, dot = []] = draw('i');
  const near = dot.map(({ x, y }) => ({ x: x + 90, y: y - 60 }));
  expect(judge(glyph('i'), [stem, near]).passed).toBe(true);
});

test('refuses repeated shading along one line', () => {
  const [line = []] = draw('ㅡ');
  const often = Array.from({ length: 5 }, (_, i) => (i % 2 ? line.toReversed() : line)).flat();
  expect(judge(glyph('ㅡ'), [often])).toMatchObject({ passed: false, hint: 'off_the_line' });
});

test('ignores reversed direction on a horizontal line and reports it on a vertical one', () => {
  expect(judge(glyph('ㅡ'), [(draw('ㅡ')[0] ?? []).toReversed()])).toMatchObject({ stars: 3, against: [] });
  expect(judge(glyph('ㅣ'), [(draw('ㅣ')[0] ?? []).toReversed()])).toMatchObject({ stars: 2, hint: 'direction' });
});

test('resampling preserves the ends, the length and the step', () => {
  const stroke = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ];
  const points = resample(stroke, 10);
  expect(points).toHaveLength(16);
  expect([points[0], points[10], points.at(-1)]).toEqual([stroke[0], stroke[1], stroke[2]]);
  expect(getLength(points)).toBeCloseTo(150);
});
