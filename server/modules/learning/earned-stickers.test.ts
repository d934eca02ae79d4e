import type { StickerId } from '@contract/learning/learning-stickers';
import { STICKERS } from '@server/content/stickers';
import { GLYPHS } from '@server/content/strokes';
import { countStreak, toStickers } from './earned-stickers';
import type { LearningDay, TracedGlyph } from './learning-repository';

const own = { accountId: 'a', profileId: 'p' };
const day = (text: string, stars = 0): LearningDay => ({
  ...own,
  day: text,
  seconds: 60,
  tries: stars,
  letters: stars,
  stars,
});
const glyph = (glyphId: number, doneOn: string | null, threeOn: string | null = null): TracedGlyph => ({
  ...own,
  glyphId,
  stars: threeOn ? 3 : doneOn ? 1 : 0,
  tries: 1,
  doneOn,
  threeOn,
  lastAt: new Date(0),
});
const days = (...texts: string[]) => texts.map((text) => day(text));
const listIds = (group: string) => GLYPHS.filter((item) => item.group === group).map(({ id }) => id);
const march = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `202603${String(from + index).padStart(2, '0')}`);

test.each<[string, LearningDay[], TracedGlyph[], Partial<Record<StickerId, string>>]>([
  ['nothing yet', [], [], {}],
  ['tried, but not there', days('20260301'), [glyph(1, null)], {}],
  ['the first letter', [], [glyph(1, '20260302'), glyph(2, '20260301')], { first_letter: '20260301' }],
  [
    'three stars on a later day',
    [],
    [glyph(1, '20260301', '20260305')],
    { first_letter: '20260301', three_stars: '20260305' },
  ],
  [
    'the tenth letter decides',
    [],
    Array.from({ length: 11 }, (_, index) => glyph(61 + index, `202603${String(10 + index)}`)),
    { first_letter: '20260310', ten_letters: '20260319' },
  ],
  [
    'all consonants, on the day of the last one',
    [],
    listIds('consonant').map((id, index) => glyph(id, index === 7 ? '20260320' : '20260301')),
    { first_letter: '20260301', ten_letters: '20260301', consonants: '20260320' },
  ],
  [
    'all consonants but one',
    [],
    listIds('consonant')
      .slice(1)
      .map((id) => glyph(id, '20260301')),
    { first_letter: '20260301', ten_letters: '20260301' },
  ],
  ['two days and a gap', days('20260301', '20260302', '20260304'), [], {}],
  ['three in a row over the end of a month', days('20260227', '20260228', '20260301'), [], { three_days: '20260301' }],
  [
    'twenty days with seven in a row',
    days(...march(1, 7), ...march(9, 9), ...march(11, 22)),
    [],
    { three_days: '20260303', seven_days: '20260307', twenty_days: '20260322' },
  ],
  [
    'a hundred stars',
    [day('20260301', 60), day('20260303', 39), day('20260305', 1)],
    [],
    { hundred_stars: '20260305' },
  ],
])('earns the stickers of: %s', (_, learningDays, glyphs, earned) => {
  const book = toStickers({ days: learningDays, glyphs });
  expect(book.map(({ id }) => id)).toEqual(STICKERS.map(({ id }) => id));
  expect(Object.fromEntries(book.flatMap(({ id, earned_on }) => (earned_on ? [[id, earned_on]] : [])))).toEqual(earned);
});

test.each<[string, string[], number]>([
  ['none', [], 0],
  ['today alone', ['20260310'], 1],
  ['up to yesterday, today may still come', ['20260308', '20260309'], 2],
  ['up to today', ['20260308', '20260309', '20260310'], 3],
  ['broken the day before yesterday', ['20260307', '20260308'], 0],
  ['only since the gap', ['20260301', '20260302', '20260309', '20260310'], 2],
])('days in a row: %s', (_, texts, streak) => {
  expect(countStreak(days(...texts), '20260310')).toBe(streak);
});
