import { createContext, useContext, useEffect } from 'react';

/** What the frame does for a page that has failed. */
export type PageFailure = {
  /** The frame shows its tabs, as the page draws nothing else to leave by. Returns how to take that back. */
  report(): () => void;
  /** Draws the page again from new answers; false when that has been tried here, or there is no frame. */
  retry(): boolean;
};

const none: PageFailure = { report: () => () => undefined, retry: () => false };
export const PageFailureContext = createContext(none);

/** For the page in place of one that failed. */
export function usePageFailure() {
  const { report, retry } = useContext(PageFailureContext);
  useEffect(() => report(), [report]);
  return retry;
}
