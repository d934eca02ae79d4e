import { playsApi } from '@/domain/plays/plays-api';
import { todayApi } from '@/features/home/play-plan/today-api';
import type { AppStartListening } from '@/shared/store/hooks';

/** Applies a mark the server has stored to today's plan. */
export function startTodayListeners(startListening: AppStartListening): void {
  startListening({
    matcher: playsApi.endpoints.markPlay.matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      const { play_id, day, done, feedback } = payload;
      const { profileId } = meta.arg.originalArgs;
      dispatch(
        todayApi.util.updateQueryData('getToday', { profileId }, ({ plan }) => {
          const planned = plan.plays.find(({ play }) => play.id === play_id);
          if (planned && plan.day === day) Object.assign(planned, { done, feedback, written_by: undefined });
        }),
      );
    },
  });
}
