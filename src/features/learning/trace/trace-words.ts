import type { TraceScore } from '@/features/learning/tracing/judge';
import type { TraceMood } from './trace-state';

const MOODS: Record<Exclude<TraceMood, 'done'>, string> = {
  begin: '동그라미에서 시작해 봐요',
  on: '좋아요! 다음은 여기예요',
  here: '여기서부터 다시 가 볼까요?',
  along: '선을 따라 천천히 한 번 더 가 볼까요?',
};

/** The text under the canvas. */
export const moodWords = (mood: Exclude<TraceMood, 'done'>) => MOODS[mood];

const PRAISE = {
  1: '끝까지 해냈어요!',
  2: '아주 잘 썼어요!',
  3: '반짝반짝, 참 멋져요!',
} as const;

/** Praise, with one suggestion for the next time if there is one. */
export function praiseFor({ stars, hint }: Pick<TraceScore, 'stars' | 'hint'>): {
  praise: string;
  next: string | null;
} {
  if (stars === 0) return { praise: PRAISE[1], next: null };
  const next =
    stars === 3
      ? null
      : hint === 'direction'
        ? '다음에는 동그라미에서 시작해 봐요.'
        : hint === 'order'
          ? '다음에는 1번부터 차례로 써 봐요.'
          : '다음에는 선 가까이 천천히 써 봐요.';
  return { praise: PRAISE[stars], next };
}
