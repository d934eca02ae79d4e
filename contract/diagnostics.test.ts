import * as v from 'valibot';
import { answerInput } from './diagnostics';

const answer = {
  id: '0190a3a4-0000-7000-8000-000000000001',
  item_id: 'cdc12-mov-1',
  value: 'yes',
  answered_at: '2026-03-10T03:00:00.000Z',
};

test('an answer without areas and note has none', () => {
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

test('a note is kept in composed Hangul', () => {
  expect(v.parse(answerInput, { ...answer, note: ' 말이 줄었어요 '.normalize('NFD') }).note).toBe('말이 줄었어요');
});
