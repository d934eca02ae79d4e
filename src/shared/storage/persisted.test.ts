import * as v from 'valibot';
import { toastShown } from '@/shared/toast/toast-slice';
import { persistedPart } from './persisted';

const part = persistedPart({
  slice: 'toast',
  key: 'last_words',
  schema: v.array(v.string()),
  select: ({ toast }) => toast.map(({ message }) => message),
  restore: (messages) => messages.map((message, index) => ({ id: String(index), kind: 'success' as const, message })),
  changedInOtherTab: ([message = '']) => toastShown({ kind: 'success', message }),
});

test('restores the stored value', () => {
  localStorage.setItem('ggp_v1_last_words', '["저장했어요"]');
  expect(part.restore([])).toEqual([{ id: '0', kind: 'success', message: '저장했어요' }]);
  expect(part.changedInOtherTab()).toMatchObject({ payload: { message: '저장했어요' } });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"words":1}'],
])('leaves the slice unchanged for %s', (_, text) => {
  if (text !== null) localStorage.setItem('ggp_v1_last_words', text);
  expect(part.restore([])).toEqual([]);
  expect(part.changedInOtherTab()).toBeNull();
});
