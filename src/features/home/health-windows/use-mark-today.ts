import type { HealthMarkInput } from '@contract/home/health-windows';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { useState } from 'react';
import { getErrorMessage, isApiError } from '@/shared/api/api-error';
import { newId } from '@/shared/lib/new-id';
import { serverToday } from '@/shared/lib/server-clock';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { useMarkHealthWindowMutation } from './health-api';

/** True for a window that one tap marks: it may be done today, and nothing is to be said about it before. */
export const isMarkedAtOnce = ({ state, mark, choices }: HealthWindow) =>
  state === 'open' && mark === null && choices.length === 0;

/**
 * Marks a window as received today with one tap and takes the mark back. What was marked here stays in its place.
 *
 * @param onAsk the server asks something first (a consent, an unlikely day): to be opened in the sheet
 */
export function useMarkToday(profileId: string, onAsk: (window: HealthWindow, consentNeeded: boolean) => void) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useMarkHealthWindowMutation();
  const [marked, setMarked] = useState<readonly HealthWindow[]>([]);

  const write = (window: HealthWindow, outcome: HealthMarkInput['outcome']) =>
    send({
      profileId,
      windowId: window.id,
      mark: {
        id: newId(),
        outcome,
        on: outcome === 'done' ? serverToday() : null,
        marked_at: new Date().toISOString(),
        consent: false,
        confirmed: false,
      },
    });
  const mark = async (window: HealthWindow) => {
    if (isLoading) return;
    const { error } = await write(window, 'done');
    if (!error) setMarked((all) => [...all, window]);
    else if (isApiError(error) && typeof error.status === 'number' && error.status < 500)
      onAsk(window, error.code === 'CONSENT_REQUIRED');
    else dispatch(failed(getErrorMessage(error)));
  };
  const undo = async (window: HealthWindow) => {
    if (isLoading) return;
    const { error } = await write(window, 'cleared');
    if (error) dispatch(failed(getErrorMessage(error)));
    else setMarked((all) => all.filter(({ id }) => id !== window.id));
  };
  return { marked, mark, undo, isLoading };
}
