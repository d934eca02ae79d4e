import { POINTS_MAX, STROKES_MAX, unitWriteStroke } from '@contract/admin-stroke/strokes';
import { POST_MARKUP_MAX, postInput } from '@contract/community/posts';
import { growthImportInputAt } from '@contract/mypage/growth';
import * as v from 'valibot';
import { limitedArray } from './size-limit';
import { typedText } from './text';

const listMessages = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

test('refuses a list that is too long by one message, without checking its items', () => {
  let checked = 0;
  const item = v.pipe(
    v.unknown(),
    v.check(() => {
      checked += 1;
      return false;
    }, 'a bad item'),
  );
  const schema = v.object({ list: limitedArray(item, { max: 2, message: 'no list', tooMany: 'too many' }) });
  expect(listMessages(schema, { list: [1, 2, 3] })).toEqual([['list', 'too many']]);
  expect(checked).toBe(0);
  expect(listMessages(schema, { list: [1, 2] })).toEqual([
    ['list.0', 'a bad item'],
    ['list.1', 'a bad item'],
  ]);
  expect(listMessages(schema, { list: 'text' })).toEqual([['list', 'no list']]);
});

test('reports one message for a thousand empty rows of measurements', () => {
  const rows = Array.from({ length: 1000 }, () => ({}));
  expect(listMessages(growthImportInputAt(Date.now), { rows })).toEqual([
    ['rows', '한 번에 500개까지 가져올 수 있어요.'],
  ]);
});

test('reports one message for a drawing of too many strokes or points', () => {
  const strokes = Object.fromEntries(Array.from({ length: STROKES_MAX + 1 }, (_, index) => [index + 1, [{}]]));
  expect(listMessages(unitWriteStroke, strokes)).toEqual([[null, '획은 40개까지 그릴 수 있어요.']]);
  const points = { 1: Array.from({ length: POINTS_MAX }, () => ({})), 2: [{}] };
  expect(listMessages(unitWriteStroke, points)).toEqual([[null, '점은 2,000개까지 찍을 수 있어요.']]);
});

test('refuses a text with more combining marks in a row than any script has', () => {
  const text = typedText('이름을', 100);
  expect(v.parse(text, 'e\u0301'.repeat(50))).toBe('é'.repeat(50));
  expect(v.parse(text, `a${'\u0316\u0301'.repeat(15)}`)).toHaveLength(30);
  expect(listMessages(text, `a${'\u0316\u0301'.repeat(16)}`)).toEqual([[null, '쓸 수 없는 글자가 들어 있어요.']]);
});

test('accepts a post of thousands of lines and refuses one of tags alone', () => {
  const post = (content: string) => ({ section: 'board', title: '제목', content });
  expect(listMessages(postInput, post('<p>가</p>'.repeat(POST_MARKUP_MAX / 2)))).toEqual([]);
  expect(listMessages(postInput, post('<'.repeat(POST_MARKUP_MAX + 1)))).toEqual([
    ['content', '글의 모양이 너무 복잡해요. 나누어 써 주세요.'],
  ]);
});
