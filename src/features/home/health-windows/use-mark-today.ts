import type { HealthMarkInput } from '@contract/home/health-windows';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { useRef, useState } from 'react';
import { getErrorMessage, isApiError } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { createMark, useMarkHealthWindowMutation } from './mark-api';

/** True for a window that one tap marks: it may be done today, and nothing is to be said about it before. */
export const isMarkedAtOnce = ({ state, mark, choices }: HealthWindow) =>
  state === 'open' && mark === null && choices.length === 0;

/** Errors that the sheet has a question for. */
const ASKED_IN_SHEET: readonly (string | undefined)[] = ['CONSENT_REQUIRED', 'VACCINE_UNLIKELY'];

/**
 * Marks a window as received today with one tap and takes the mark back. What was marked here stays in its place until
 * the page is left.
 *
 * @param onAsk the server asks something first (a consent, an unlikely day): to be opened in the sheet
 */
export function useMarkToday(profileId: string, onAsk: (window: HealthWindow, isConsentNeeded: boolean) => void) {
  const dispatch = useAppDispatch();
  const [send] = useMarkHealthWindowMutation();
  const [marked, setMarked] = useState<readonly HealthWindow[]>([]);
  const [pending, setPending] = useState<readonly string[]>([]);
  const sending = useRef(new Set<string>());

  /** Sends one write a window at a time. */
  const write = async ({ id }: HealthWindow, outcome: HealthMarkInput['outcome']) => {
    if (sending.current.has(id)) return null;
    sending.current.add(id);
    setPending([...sending.current]);
    const sent = await send({ profileId, windowId: id, mark: createMark(outcome) });
    sending.current.delete(id);
    setPending([...sending.current]);
    return sent;
  };
  const forget = ({ id }: HealthWindow) => setMarked((all) => all.filter((each) => each.id !== id));

  return {
    marked,
    isPending: ({ id }: HealthWindow) => pending.includes(id),
    /** The mark was changed elsewhere: the window is shown as it is stored. */
    forget,
    mark: async (window: HealthWindow) => {
      const sent = await write(window, 'done');
      if (!sent) return;
      if (!sent.error) setMarked((all) => [...all, window]);
      else if (isApiError(sent.error) && ASKED_IN_SHEET.includes(sent.error.code))
        onAsk(window, sent.error.code === 'CONSENT_REQUIRED');
      else dispatch(failed(getErrorMessage(sent.error)));
    },
    undo: async (window: HealthWindow) => {
      const sent = await write(window, 'cleared');
      if (sent?.error) dispatch(failed(getErrorMessage(sent.error)));
      else if (sent) forget(window);
    },
  };
}
