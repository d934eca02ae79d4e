import { selectOwner } from '@/features/auth/auth-slice';
import { getErrorMessage, isApiError, isUnanswered } from '@/shared/api/api-error';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { failed } from '@/shared/toast/toast-slice';
import { enqueueReaction, type Reaction, reactionUrl, selectPendingReactions } from './reactions-outbox';

export const isPendingReaction = (state: RootState, reaction: Reaction): boolean =>
  selectPendingReactions(state, selectOwner(state)).some((row) => reactionUrl(row) === reactionUrl(reaction));

/**
 * Switches a reaction now or, without a connection or behind an earlier switch that is pending, by the outbox.
 * @param show patches the cached post or comment with the wanted value
 * @param send the request, which undoes its own patch when it fails
 */
export const sendOrEnqueue =
  (
    reaction: Reaction,
    show: (dispatch: AppDispatch) => unknown,
    send: (dispatch: AppDispatch) => Promise<{ error?: unknown }>,
  ) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const owner = selectOwner(getState());
    const enqueue = () => {
      if (owner === null || owner !== selectOwner(getState())) return false;
      dispatch(enqueueReaction({ owner, ...reaction }));
      show(dispatch);
      return true;
    };
    if ((!navigator.onLine || isPendingReaction(getState(), reaction)) && enqueue()) return;
    const { error } = await send(dispatch);
    if (!isApiError(error) || error.status === 'SUPERSEDED') return;
    if (!isUnanswered(error) || !enqueue()) dispatch(failed(getErrorMessage(error)));
  };
