import type { TestItem } from '@contract/test/diagnostics.responses';
import type { AnswerValue, Position } from '@contract/test/diagnostics-kinds';
import type { ContentPart } from '@server/content/content-test';
import { listPositions, offersHelp, toPosition, toStep } from './position-rules';

test.each<[AnswerValue | undefined, boolean, number | null]>([
  ['never', false, 0],
  ['always', false, 4],
  ['half', true, 2],
  ['never', true, 4],
  ['seldom', true, 3],
  ['not_at_all', false, 0],
  ['very', false, 4],
  ['very', true, 0],
  ['some', true, 2],
  ['unknown', false, null],
  ['unknown', true, null],
  [undefined, true, null],
  ['yes', false, null],
])('%s (reverse: %s) is step %s', (value, reverse, step) => {
  expect(toStep(value, reverse)).toBe(step);
});

const u = null;
test.each<[string, (number | null)[], Position | null]>([
  ['nothing asked', [], null],
  ['nothing known is a gap', [u, u, u], null],
  ['one answer alone says nothing', [4, u], null],
  ['known by less than half', [4, 4, u, u, u], null],
  ['known by half', [4, 4, u, u], 'high'],
  ['all in the middle', [2, 2, 2, 2], 'middle'],
  ['all at the low end', [0, 0, 0], 'low'],
  ['all at the high end', [4, 4, 4], 'high'],
  ['both ends at once', [0, 4, 0, 4], 'middle'],
  ['half a step towards an end is still the middle', [2, 3], 'middle'],
  ['more than half a step is the end', [2, 3, 3], 'high'],
  ['half a step towards the low end', [2, 1], 'middle'],
  ['more than half a step towards the low end', [2, 1, 1], 'low'],
  ['unknown answers pull towards nothing', [3, 3, u], 'high'],
])('computes the position: %s', (_, steps, position) => {
  expect(toPosition(steps)).toBe(position);
});

const words = {
  low: { label: '차분한 편이에요', text: '차분히 지내요.', try: '함께 쉬어요.' },
  middle: { label: '때에 따라 달라요', text: '그때그때 달라요.', try: '살펴봐요.' },
  high: { label: '활발한 편이에요', text: '많이 움직여요.', try: '함께 뛰어요.' },
};
const part = (id: string, more: Partial<ContentPart> = {}): ContentPart => ({
  id,
  label: id,
  domain: null,
  describes: `${id}을 봐요.`,
  words,
  ...more,
});
const item = (id: string, subscale: string): TestItem => ({
  id,
  kind: 'statement',
  scale: 'often',
  domain: null,
  subscale: { id: subscale, label: subscale },
  text: id,
  hint: null,
});
const temperament = {
  items: [item('a1', 'act'), item('a2', 'act'), item('a3', 'act'), item('m1', 'mood'), item('m2', 'mood')],
  parts: [part('act'), part('mood')],
  reversed: new Set(['a3']),
};
const given = (values: Record<string, AnswerValue>) =>
  Object.entries(values).map(([item_id, value]) => ({ item_id, value, areas: [], note: '' }));

test('describes each dimension in words with both ends, without a number', () => {
  const positions = listPositions(
    temperament,
    given({ a1: 'often', a2: 'always', a3: 'never', m1: 'unknown', m2: 'never' }),
  );
  const ends = { low: '차분한 편이에요', high: '활발한 편이에요' };
  expect(positions).toEqual([
    {
      id: 'act',
      label: 'act',
      describes: 'act을 봐요.',
      position: 'high',
      title: '활발한 편이에요',
      text: '많이 움직여요.',
      try: '함께 뛰어요.',
      ends,
    },
    { id: 'mood', label: 'mood', describes: 'mood을 봐요.', position: null, title: null, text: null, try: null, ends },
  ]);
  expect(JSON.stringify(positions)).not.toMatch(/\d/);
});

test('scores a reverse item in the opposite direction', () => {
  expect(listPositions(temperament, given({ a1: 'never', a2: 'never', a3: 'always' }))[0]?.position).toBe('low');
  expect(listPositions(temperament, given({ a1: 'always', a2: 'always', a3: 'always' }))[0]?.position).toBe('high');
});

test.each<[string, Position | null, boolean]>([
  ['at its tired end', 'high', true],
  ['in the middle of all', 'middle', true],
  ['at the other end', 'low', false],
  ['unknown', null, false],
])('help is offered by where the answers are (%s)', (_, position, offered) => {
  const positions = listPositions({ ...temperament, parts: [part('act')] }, []).map((each) => ({ ...each, position }));
  expect(offersHelp([part('act', { helpAt: 'high' })], positions)).toBe(offered);
  expect(offersHelp([part('act')], positions)).toBe(false);
});

test.each<[(Position | null)[], boolean]>([
  [['middle', 'middle', 'middle', 'middle'], true],
  [['middle', 'middle', 'middle', 'low'], false],
  [['low', 'low', 'low', 'high'], true],
  [['middle', 'middle', null, 'middle'], true],
  [['low', 'low', null, 'low'], false],
])('help is offered to a guardian at %j: %s', (four, offered) => {
  const ids = four.map((_, i) => `d${i}`);
  const parts = ids.map((id) => part(id, { helpAt: 'high' }));
  const words = listPositions({ ...temperament, parts: [part('act')] }, []).slice(0, 1);
  const positions = four.flatMap((position, i) => words.map((each) => ({ ...each, id: ids[i] ?? '', position })));
  expect(offersHelp(parts, positions)).toBe(offered);
});
