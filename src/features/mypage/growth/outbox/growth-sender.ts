import { growthApi } from '@/features/mypage/growth/growth-api';
import type { Sender } from '@/shared/outbox/create-outbox';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import { succeeded } from '@/shared/toast/toast-slice';
import type { PendingEntry } from './growth-outbox';

export const growthSender: Sender<PendingEntry> = {
  send: async ([{ profileId, entry }], { dispatch }) => {
    const { error } = await dispatch(
      growthApi.endpoints.createGrowthEntry.initiate({ profileId, entry }, { track: false }),
    );
    if (error) return toSendFailure(error);
    dispatch(succeeded('기다리던 성장 기록을 저장했어요.'));
    return null;
  },
};
