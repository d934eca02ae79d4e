import { useEffect, useState } from 'react';
import { useSheetParts } from './sheet-api';

/** Prints the sheet for the doctor once what it holds besides the analysis has been asked for. */
export function usePrintSheet(profileId: string) {
  const [wanted, setWanted] = useState(false);
  const [printing, setPrinting] = useState(false);
  const { settled, curves, windows } = useSheetParts({ profileId, wanted });
  // the effect of the render that drew the parts, so that the paper holds them
  useEffect(() => {
    if (!printing || !settled) return;
    setPrinting(false);
    window.print();
  }, [printing, settled]);
  const print = () => {
    setWanted(true);
    setPrinting(true);
  };
  return { curves, windows, printing, print };
}
