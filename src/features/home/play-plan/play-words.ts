import type { PlayFeedback } from '@contract/home/play-feedback';
import type { PlayPlan } from '@contract/home/play-plan.responses';

export const FEEDBACK_LABELS: Record<PlayFeedback, string> = {
  enjoyed: '잘 즐겼어요',
  hard: '조금 어려워했어요',
  not_interested: '아직 관심이 없어요',
  later: '나중에',
};

/** The consequence of an answer, shown once it was given; null without one. */
export const FEEDBACK_ANSWERS: Record<PlayFeedback, string | null> = {
  enjoyed: '좋았다니 다행이에요. 얼마 뒤에 다시 권해 드려요.',
  hard: '다음에는 조금 더 쉬운 놀이를 골라 드려요.',
  not_interested: '이 놀이는 한동안 쉬어 갈게요.',
  later: null,
};

export const doneCount = ({ plays }: Pick<PlayPlan, 'plays'>) => plays.filter(({ done }) => done).length;
