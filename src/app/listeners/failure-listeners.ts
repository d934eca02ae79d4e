import { NO_VIEW_PERMISSION_MESSAGE } from '@contract/common/envelope';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { checkSession } from '@/features/auth/auth-api';
import { selectConsentsDue } from '@/features/auth/auth-slice';
import type { ApiMeta } from '@/shared/api/api-call';
import { getErrorMessage, isApiError } from '@/shared/api/api-error';
import type { AppStartListening } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';

type Arg = { type?: 'query' | 'mutation'; subscribe?: boolean; forceRefetch?: boolean };
type FailedCall = { type?: Arg['type']; call?: ApiMeta; isAhead: boolean };

/** The API call an action belongs to; nothing for other thunks. */
function failedCall(meta: unknown): FailedCall {
  const { arg, baseQueryMeta } = meta as { arg?: Arg; baseQueryMeta?: ApiMeta };
  return { type: arg?.type, call: baseQueryMeta, isAhead: arg?.subscribe === false && !arg.forceRefetch };
}

/**
 * Reports each failed call once: writes as toasts, reads in the log (their screen shows them); a refused GET as both,
 * unless it was prefetched: the page asks again if it is shown.
 */
export function startFailureListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { type, call, isAhead } = failedCall(meta);
      if (!type || !call || !isApiError(payload) || payload.status === 'SUPERSEDED') return;
      if (payload.code === 'TERMS_NOT_AGREED') {
        // The answer opens the page that asks (gate/terms-gate.tsx), which says what the toast would.
        if (selectConsentsDue(getState()).length === 0) void dispatch(checkSession());
        return;
      }
      if (type === 'mutation') {
        if (!call.suppressErrorToast) dispatch(failed(getErrorMessage(payload)));
        return;
      }
      console.warn(`${call.method} ${call.url} failed: ${payload.status}`);
      if (call.method === 'GET' && payload.status === 403 && !isAhead) dispatch(failed(NO_VIEW_PERMISSION_MESSAGE));
    },
  });
}
