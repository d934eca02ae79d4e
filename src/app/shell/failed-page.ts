import { createContext, useContext, useEffect } from 'react';

/** Actions that the frame provides to a failed page. */
export type PageFailure = {
  /** Shows the frame's tabs, as the failed page renders no navigation. Returns the undo function. */
  report(): () => void;
  /** Renders the page again with repeated queries; false when that was tried already, or without a frame. */
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
