import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { Analysis } from '@contract/mypage/analysis.responses';
import type { GrowthCurve } from '@contract/mypage/growth.responses';
import { doctorContent } from '@contract/mypage/sheets/doctor-content';
import { doctorSheet } from '@contract/mypage/sheets/doctor-sheet';
import { vaccineGroups } from '@contract/mypage/sheets/vaccine-content';
import { vaccineSheet } from '@contract/mypage/sheets/vaccine-sheet';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import { PaperSheet } from '@/shared/print/paper-sheet';
import { doctorFit } from './doctor-fit';
import { vaccineSize } from './vaccine-size';

interface DoctorPaperProps {
  analysis: Analysis;
  /** Of height and weight; empty until they were asked for. */
  curves: readonly GrowthCurve[];
  windows: HealthWindows | null;
}

/** The sheet for the doctor, and on its other side the vaccinations. */
export function DoctorPaper({ analysis, curves, windows }: DoctorPaperProps) {
  const fit = doctorFit(doctorContent(analysis), STANDING_LINE, curves.length > 0);
  const vaccines = windows && vaccineSheet(analysis, windows);
  return (
    <>
      <PaperSheet sheet={doctorSheet(analysis, fit.curves ? curves : [])} size={fit.size} />
      {windows && vaccines ? <PaperSheet sheet={vaccines} size={vaccineSize(vaccineGroups(windows.windows))} /> : null}
    </>
  );
}
