import * as v from 'valibot';
import { answerInput } from './diagnostics';
import { ANSWER_VALUES, CONCERN_ANSWERS, DOMAINS, SCALE_ANSWERS, type Scale, TEST_KINDS } from './diagnostics-kinds';
import { OFFICIAL_ROUNDS, officialResultInput } from './diagnostics-official';
import { CONCERN_ANSWER_LABELS, KIND_LABELS, SCALE_LABELS } from './diagnostics-words';

const answer = {
  id: '0190a3a4-0000-7000-8000-000000000001',
  item_id: 'cdc12-mov-1',
  value: 'yes',
  answered_at: '2026-03-10T03:00:00.000Z',
};

test('defaults areas and note of an answer to empty', () => {
  expect(v.parse(answerInput, answer)).toEqual({ ...answer, areas: [], note: '' });
});

test.each([
  ['a zone that no clock knows', { answered_at: '2026-03-10T03:00:00+09' }],
  ['a day without a time', { answered_at: '2026-03-10' }],
  ['an id that is none', { id: 'first' }],
  ['an unknown value', { value: 'maybe' }],
  ['an unknown area', { areas: ['music'] }],
  ['a note that is too long', { note: '가'.repeat(501) }],
  ['a NUL in the note', { note: 'a\u0000b' }],
  ['a lone surrogate in the note', { note: 'a\ud800b' }],
])('refuses %s', (_, wrong) => {
  expect(v.safeParse(answerInput, { ...answer, ...wrong }).success).toBe(false);
});

test('normalises a note to composed Hangul', () => {
  expect(v.parse(answerInput, { ...answer, note: ' 말이 줄었어요 '.normalize('NFD') }).note).toBe('말이 줄었어요');
});

test('has a label for every answer of every scale, and accepts each of them', () => {
  for (const scale of Object.keys(SCALE_ANSWERS) as Scale[]) {
    for (const value of SCALE_ANSWERS[scale]) {
      expect([scale, value, SCALE_LABELS[scale][value]]).toEqual([scale, value, expect.stringMatching(/요$/)]);
      expect(v.parse(answerInput, { ...answer, value }).value).toBe(value);
    }
  }
  for (const value of CONCERN_ANSWERS) expect(CONCERN_ANSWER_LABELS[value]).not.toBe('');
  expect(new Set(ANSWER_VALUES).size).toBe(ANSWER_VALUES.length);
  expect(new Set(TEST_KINDS.map((kind) => KIND_LABELS[kind])).size).toBe(TEST_KINDS.length);
});

describe('a copied official result', () => {
  const sheet = { round: 4, taken_on: '20260105', rows: { language: 'on_track' } };

  test('has a value or null for each domain', () => {
    expect(v.parse(officialResultInput, sheet)).toEqual({
      ...sheet,
      rows: { ...Object.fromEntries(DOMAINS.map((domain) => [domain, null])), language: 'on_track' },
      photos: [],
      place: '',
      note: '',
      consent: false,
    });
  });

  test.each(OFFICIAL_ROUNDS.map(({ round, self_help }) => [round, self_help] as const))(
    'accepts self-help on the sheet of round %i: %s',
    (round, has) => {
      const self_help = { ...sheet, round, rows: { self_help: 'ahead' } };
      expect(v.safeParse(officialResultInput, self_help).success).toBe(has);
    },
  );
});
