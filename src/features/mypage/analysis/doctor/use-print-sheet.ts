import { useEffect, useRef, useState } from 'react';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { afterPaint } from '@/shared/lib/after-paint';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { lateCode, useLateCode } from '@/shared/ui/late-part';
import { useSheetParts } from './sheet-api';

const paperCode = lateCode(async () => {
  // The page is painted first.
  await afterPaint();
  return (await import('./doctor-paper')).DoctorPaper;
});

/**
 * Prints the sheet for the doctor once its code is there and what it holds besides the analysis has been asked for.
 * `Paper` is undefined until its code has loaded. Where that fails, a message says so, and the next request tries again.
 */
export function usePrintSheet(profileId: string) {
  const dispatch = useAppDispatch();
  const [requested, setRequested] = useState(0);
  const printed = useRef(0);
  const { settled, curves, windows } = useSheetParts({ profileId, wanted: requested > 0 });
  const onFailed = () => {
    if (requested > 0) dispatch(failed(NO_ANSWER_MESSAGE));
  };
  const { Part: Paper, isFailed } = useLateCode(paperCode, onFailed, requested);
  const isReady = settled && Paper !== undefined;
  // After the render that drew the parts, so that the paper holds them.
  useEffect(() => {
    if (!isReady || printed.current === requested) return;
    printed.current = requested;
    window.print();
  }, [isReady, requested]);
  return {
    Paper,
    curves,
    windows,
    printing: requested > 0 && !isFailed && !isReady,
    print: () => setRequested((times) => times + 1),
  };
}
