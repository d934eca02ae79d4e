import { useEffect, useRef, useState } from 'react';
import { useSheetParts } from './sheet-api';

/** Prints the sheet for the doctor once what it holds besides the analysis has been asked for. */
export function usePrintSheet(profileId: string) {
  const [requested, setRequested] = useState(0);
  const printed = useRef(0);
  const { settled, curves, windows } = useSheetParts({ profileId, wanted: requested > 0 });
  // After the render that drew the parts, so that the paper holds them.
  useEffect(() => {
    if (!settled || printed.current === requested) return;
    printed.current = requested;
    window.print();
  }, [settled, requested]);
  return {
    curves,
    windows,
    printing: requested > 0 && !settled,
    print: () => setRequested((times) => times + 1),
  };
}
