import * as v from 'valibot';
import file from './strokes.json';

export const SUBJECTS = ['korean', 'math', 'english'] as const;

/** Side of the square canvas that points are in (docs/specification.md §9.5). */
const BOX = 1407;
const COUPLE = /^\d+(\.\d)?,\d+(\.\d)?$/;

const stroke = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.array(v.pipe(v.string(), v.regex(COUPLE))),
  v.minLength(2),
  v.transform((couples) =>
    couples.map((couple) => {
      const [x = Number.NaN, y = Number.NaN] = couple.split(',').map(Number);
      return { x, y };
    }),
  ),
  v.check((points) => points.every(({ x, y }) => x <= BOX && y <= BOX), 'A point lies outside the box'),
);

const strokesSchema = v.object({
  meta: v.object({ title: v.string(), source: v.string(), licence: v.string(), rule: v.string(), shape: v.string() }),
  glyphs: v.array(
    v.object({
      id: v.pipe(v.number(), v.integer()),
      subject: v.picklist(SUBJECTS),
      group: v.picklist(['consonant', 'vowel', 'digit', 'upper', 'lower']),
      unit_word: v.pipe(v.string(), v.minLength(1)),
      also_accept_counts: v.array(v.pipe(v.number(), v.integer())),
      order_note: v.string(),
      strokes: v.pipe(v.array(stroke), v.minLength(1)),
    }),
  ),
});

const glyphs = v.parse(strokesSchema, file).glyphs;

/** A letter or digit as the product ships it: its strokes in writing order, in a box of 1407×1407. */
export type ContentGlyph = (typeof glyphs)[number];

/** 19 + 21 jamo, ten digits, 26 + 26 Latin letters: the product's own drawings. */
export const GLYPHS: readonly ContentGlyph[] = glyphs;
