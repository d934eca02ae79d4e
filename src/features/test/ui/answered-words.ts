import type { TestCard } from '@contract/test/diagnostics.responses';

/** '15개 중 7개 답했어요': the number of answers of which `status` is the rounded percentage. */
export const answeredWords = ({ status, item_count }: Pick<TestCard, 'status' | 'item_count'>) =>
  `${item_count}개 중 ${Math.min(item_count, Math.max(1, Math.round((status * item_count) / 100)))}개 답했어요`;
