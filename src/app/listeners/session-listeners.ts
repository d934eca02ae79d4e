import { forgetCommunityTab } from '@/domain/community-tab';
import { profileCleared } from '@/domain/profiles/profiles-slice';
import { baseApi } from '@/shared/api/base-api';
import { dropEarlyAnswers } from '@/shared/api/early-answers';
import { clearAllDrafts, clearSignedOutDrafts } from '@/shared/forms/form-draft';
import { sessionEnded, sessionStarted } from '@/shared/session/session-events';
import { hasCredentials } from '@/shared/session/session-state';
import { forgetWantedPlace } from '@/shared/session/wanted-place';
import type { AppStartListening } from '@/shared/store/hooks';
import { forgetAccountsExcept } from './forget-accounts';

/** Effects of a session's beginning and end on the rest of the state. */
export function startSessionListeners(startListening: AppStartListening): void {
  // Once, at log-out or a change of account: never on a refresh, which would repeat every query.
  startListening({
    predicate: (_, now, before) => now.auth.epoch !== before.auth.epoch && hasCredentials(before.auth),
    effect: (_, { dispatch }) => {
      dropEarlyAnswers();
      dispatch(baseApi.util.resetApiState());
      void forgetAccountsExcept(null);
    },
  });

  startListening({
    predicate: (_, now, before) => now.auth.epoch !== before.auth.epoch,
    effect: () => clearSignedOutDrafts(),
  });

  startListening({
    actionCreator: sessionEnded,
    effect: () => {
      clearAllDrafts();
      forgetWantedPlace();
      forgetCommunityTab();
    },
  });

  // After an expiry the same parent continues with the same child; another account does not.
  startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const before = getOriginalState().auth.accountId;
      if (before === null || before === payload.userId) return;
      clearAllDrafts();
      dispatch(profileCleared());
    },
  });
}
