import type { Analysis } from '@contract/mypage/analysis.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { childSheetUrl } from '@/domain/api-urls';
import { CareSection } from '@/domain/checks/care-section';
import { LostSkills } from '@/domain/checks/lost-skills';
import { paths } from '@/domain/paths';
import { PdfButton } from '@/domain/sheets/pdf-button';
import { SheetButtons } from '@/domain/sheets/sheet-buttons';
import { NewestNotes } from '@/features/mypage/growth/newest-notes';
import { PrintIcon, QrIcon } from '@/shared/art/icons/further-icons';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Deferred } from '@/shared/ui/deferred';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { AnalysisPage } from './analysis-page';
import { ChildHead } from './child-head';
import { usePrintSheet } from './doctor/use-print-sheet';
import { TimeAxis } from './time-axis/time-axis';
import { MonthCard } from './total/month-card';
import { NowSection } from './total/now-section';

/** /mypage/analysis/total: all of a child's data on one time axis, and what to do today. */
export function TotalPage() {
  return (
    <AnalysisPage title="통합 분석" skeleton={<TotalSkeleton />}>
      {(analysis) => <Total analysis={analysis} />}
    </AnalysisPage>
  );
}

function Total({ analysis }: { analysis: Analysis }) {
  const { Paper, curves, windows, printing, print } = usePrintSheet(analysis.child.id);
  return (
    <>
      <Stack spacing={5}>
        <ChildHead analysis={analysis} />
        <LostSkills skills={analysis.lost_skills} />
        <MonthCard change={analysis.change} />
        <NewestNotes newest={analysis.growth.newest} monthsNow={analysis.age.actual_months} />
        <PadColumns
          main={<TimeAxis analysis={analysis} />}
          side={
            <Deferred>
              <Stack spacing={6}>
                {analysis.care ? <CareSection care={analysis.care} open={analysis.lost_skills.length > 0} /> : null}
                <NowSection analysis={analysis} />
                <Stack spacing={2}>
                  <MainButton component={Link} to={paths.mypage.clinic} icon={<QrIcon size={20} />}>
                    진료실에 QR로 보여 주기
                  </MainButton>
                  <SheetButtons>
                    <MainButton look="soft" icon={<PrintIcon size={20} />} pending={printing} onClick={print}>
                      진료용 한 장 인쇄하기
                    </MainButton>
                    <PdfButton
                      url={childSheetUrl(analysis.child.id, 'all')}
                      name={`${analysis.child.name} 진료용 기록`}
                      onPrint={print}
                    />
                  </SheetButtons>
                  <Typography variant="caption" color="textSecondary" align="center">
                    앞면에는 의사에게 보여 줄 기록과 물어볼 것, 뒷면에는 예방접종을 모아요.
                  </Typography>
                </Stack>
              </Stack>
            </Deferred>
          }
        />
      </Stack>
      <Deferred>{Paper ? <Paper analysis={analysis} curves={curves} windows={windows} /> : null}</Deferred>
    </>
  );
}

const TotalSkeleton = () => (
  <Stack spacing={5}>
    <Skeleton shape="card" height={56} />
    <Skeleton shape="card" height={92} />
    <PadColumns
      main={
        <Stack spacing={3}>
          <Skeleton width={140} height={24} />
          <Skeleton shape="card" height={460} />
        </Stack>
      }
      side={
        <Stack spacing={3}>
          <Skeleton width={140} height={24} />
          <Skeleton shape="card" height={300} />
        </Stack>
      }
    />
  </Stack>
);
