import { growthApi } from '@/features/mypage/growth/growth-api';
import { NO_CHILD_ACCESS } from '@/shared/api/no-child-access';
import type { Sender } from '@/shared/outbox/create-outbox';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import type { PendingEntry } from './growth-outbox';

export const growthSender: Sender<PendingEntry> = {
  send: async ([{ profileId, entry }], { dispatch }) => {
    const { error } = await dispatch(
      growthApi.endpoints.createGrowthEntry.initiate({ profileId, entry }, { track: false }),
    );
    if (error) return toSendFailure(error);
    dispatch(succeeded('보내지 못했던 성장 기록을 저장했어요.'));
    return null;
  },
  // No page of the child is left to show it.
  onRefused: (_, { code }, { dispatch }) => {
    if (NO_CHILD_ACCESS.has(code)) dispatch(failed('보내지 못했던 성장 기록을 저장하지 못했어요. 마이에 남겨 뒀어요.'));
  },
};
