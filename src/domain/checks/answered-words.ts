import type { TestCard } from '@contract/test/diagnostics.responses';

type Progress = Pick<TestCard, 'status' | 'item_count'>;

/** The number of answers of which `status` is the rounded percentage. */
const answeredCount = ({ status, item_count }: Progress) =>
  Math.min(item_count, Math.max(1, Math.round((status * item_count) / 100)));

/** Every question is answered and the check is not completed yet. A check has far fewer than the 67 questions at which one would be a percent. */
export const isAllAnswered = ({ status }: Pick<TestCard, 'status'>) => status === 99;

/** Next step when everything is answered. */
export const RESULT_NEXT = '결과를 볼 차례예요';

/** '15개 중 7개 답했어요', or that the result is next. */
export const answeredWords = (test: Progress) =>
  isAllAnswered(test) ? RESULT_NEXT : `${test.item_count}개 중 ${answeredCount(test)}개 답했어요`;
