import { GLYPHS } from '@server/content/strokes';
import type { Stroke } from '@/features/learning/tracing/geometry';
import { createTrace, type Hand } from '@/testing/made-traces';
import { blankTrace, nextStroke, type TraceState, withStroke } from './trace-state';

const glyphs = GLYPHS.map(({ id, unit_word, strokes, also_accept_counts }) => ({
  id,
  unit_word,
  strokes,
  alsoAcceptCounts: also_accept_counts,
}));
const glyph = (word: string) => {
  const found = glyphs.find(({ unit_word }) => unit_word === word);
  if (!found) throw new Error(word);
  return found;
};
const listStrokes = (word: string) => [...glyph(word).strokes] as Stroke[];
const play = (word: string, strokes: readonly Stroke[], from: TraceState = blankTrace) =>
  strokes.reduce((state, stroke) => withStroke(state, glyph(word), stroke), from);
const far: Stroke = Array.from({ length: 30 }, (_, i) => ({ x: 100 + i * 8, y: 1330 + (i % 2) * 30 }));

test('leads stroke by stroke to a finished letter', () => {
  const [first = [], second = [], third = []] = listStrokes('ㄹ');
  const one = play('ㄹ', [first]);
  expect([one.mood, nextStroke(one)]).toEqual(['on', 1]);
  const two = play('ㄹ', [second], one);
  expect([two.mood, nextStroke(two)]).toEqual(['on', 2]);
  expect(play('ㄹ', [third], two)).toMatchObject({ mood: 'done', score: { stars: 3 } });
});

test('drops a miss and keeps the strokes drawn before it', () => {
  const [first = []] = listStrokes('ㄹ');
  const begun = play('ㄹ', [first]);
  const missed = play('ㄹ', [far, far], begun);
  expect(missed).toMatchObject({ mood: 'here', misses: 2, fading: [far] });
  expect([missed.drawn, nextStroke(missed)]).toEqual([[first], 1]);
  expect(play('ㄹ', listStrokes('ㄹ').slice(1), missed)).toMatchObject({ mood: 'done', score: { stars: 3 } });
});

test('does not count an accidental touch as a miss', () => {
  expect(play('ㄱ', [[{ x: 60, y: 1300 }]])).toMatchObject({ mood: 'begin', misses: 0, drawn: [] });
});

test('accepts a touch as the dot of i', () => {
  const [stem = [], dot = []] = listStrokes('i');
  expect(play('i', [stem, dot.slice(0, 1)])).toMatchObject({ mood: 'done' });
});

test('joins a stroke lifted in between', () => {
  const [line = []] = listStrokes('ㅡ');
  const half = Math.ceil(line.length / 2);
  expect(play('ㅡ', [line.slice(0, half + 1), line.slice(half)])).toMatchObject({ mood: 'done' });
});

test('clears the board after shading over the letter', () => {
  const [line = []] = listStrokes('ㅡ');
  const often = Array.from({ length: 5 }, (_, i) => (i % 2 ? line.toReversed() : line)).flat();
  const state = play('ㅡ', [often]);
  expect(state.mood).not.toBe('done');
  expect(state.drawn).toEqual([]);
});

test('ignores strokes after the letter is finished', () => {
  const done = play('ㅣ', listStrokes('ㅣ'));
  expect(withStroke(done, glyph('ㅣ'), far)).toBe(done);
});

const finished = (hand: Hand) => {
  const all = glyphs.map((item) => ({ one: item, drawn: createTrace(item.strokes, hand, item.id * 77 + 5) }));
  return all.filter(({ one, drawn }) => play(one.unit_word, drawn).mood === 'done').length / all.length;
};
test.each<Hand>(['good', 'reversed', 'wrong order', 'left hand', 'shaky'])(
  'finishes at least 95% of the letters with this hand: %s',
  (hand) => {
    expect(finished(hand)).toBeGreaterThan(0.95);
  },
);
test('finishes at most 2% of the letters with a scribble', () =>
  expect(finished('scribble')).toBeLessThanOrEqual(0.02));
