import type { TestResult } from '@contract/test/diagnostics-results.responses';
import { resultSheet } from '@contract/test/result-sheet';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { resultSheetUrl } from '@/domain/api-urls';
import { CareSection } from '@/domain/checks/care-section';
import { paths } from '@/domain/paths';
import { PdfButton } from '@/domain/sheets/pdf-button';
import { SheetButtons } from '@/domain/sheets/sheet-buttons';
import { useGetResultQuery } from '@/features/test/test-api';
import { AgeNote } from '@/features/test/ui/age-note';
import { BadAddress } from '@/features/test/ui/bad-address';
import { CautionNote } from '@/features/test/ui/caution-note';
import { isMissing } from '@/features/test/ui/is-missing';
import { NewestAttempt } from '@/features/test/ui/newest-attempt';
import { isApiError } from '@/shared/api/api-error';
import { PrintIcon, ShareIcon } from '@/shared/art/icons/further-icons';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { PaperSheet } from '@/shared/print/paper-sheet';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Fold, FoldTitle } from '@/shared/ui/layout/fold';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { AskExpert } from './ask-expert';
import { DoctorSection } from './doctor-section';
import { HelpSection } from './help-section';
import { PartMarks } from './part-marks';
import { PositionsSection } from './positions-section';
import { printSize } from './print-content';
import { NextStep, ResultHead, TalkFirst } from './result-head';
import { WatchSection, WellSection } from './result-lists';
import { ShareSheet } from './share-sheet';
import { SinceSection } from './since-section';

/** /test/result?attempt=…: what a finished check says, in the order a parent needs it; without the query the newest. */
export function ResultPage() {
  const [query] = useSearchParams();
  const attemptId = query.get('attempt');
  if (attemptId) return <Opened key={attemptId} attemptId={attemptId} />;
  return (
    <NewestAttempt title="체크 결과" getTime={({ completed_at }) => completed_at} toPath={paths.test.toResult}>
      마친 체크가 아직 없어요. 체크를 마치면 여기에서 결과를 볼 수 있어요.
    </NewestAttempt>
  );
}

function Opened({ attemptId }: { attemptId: string }) {
  const { currentData: result, error, isFetching, refetch } = useGetResultQuery({ attemptId });
  if (result) return <Result result={result} />;
  if (!isFetching && isApiError(error) && error.code === 'TEST_INCOMPLETE')
    return <NotFinished attemptId={attemptId} />;
  if (!isFetching && isMissing(error)) return <BadAddress title="체크 결과" />;
  return (
    <PageShell title="체크 결과" back>
      <QueryBoundary isLoading={isFetching} isError onRetry={refetch} skeleton={<ResultSkeleton />}>
        {null}
      </QueryBoundary>
    </PageShell>
  );
}

function ResultSkeleton() {
  return (
    <Stack spacing={5}>
      <Skeleton shape="card" height={120} />
      <Skeleton shape="card" height={230} />
      <Skeleton width={160} height={24} />
      <Skeleton shape="card" height={200} />
      <Skeleton width={160} height={24} />
      <Skeleton shape="card" height={96} />
    </Stack>
  );
}

function NotFinished({ attemptId }: { attemptId: string }) {
  return (
    <PageShell title="체크 결과" back={paths.test.root}>
      <EmptyState
        art={<ChecklistSproutArt size={132} />}
        title="아직 마치지 않은 체크예요"
        action={
          <MainButton component={Link} to={paths.test.toPost(attemptId)} replace size="small" fit>
            이어하기
          </MainButton>
        }
      >
        남은 질문에 답하면 결과를 볼 수 있어요.
      </EmptyState>
    </PageShell>
  );
}

function Result({ result }: { result: TestResult }) {
  const [sharing, setSharing] = useState(false);
  return (
    <PageShell title={result.name} back>
      <Stack spacing={6}>
        <Stack spacing={4}>
          <ResultHead result={result} />
          {result.shape === 'levels' ? (
            <>
              <TalkFirst result={result} />
              <PartMarks result={result} />
              <NextStep result={result} />
            </>
          ) : null}
          {result.about === 'child' ? <AgeNote age={result.age} verb="살펴봤어요" /> : null}
        </Stack>
        {result.shape === 'levels' ? (
          <>
            <WellSection result={result} />
            <WatchSection result={result} />
          </>
        ) : (
          <>
            {result.help ? <HelpSection help={result.help} /> : null}
            <PositionsSection result={result} />
          </>
        )}
        <Stack spacing={3}>
          {result.shape === 'levels' ? <DoctorSection result={result} /> : null}
          {result.shape === 'levels' && result.care ? (
            <CareSection care={result.care} open={result.talk_first.includes('lost_skill')} />
          ) : null}
          {result.since_last ? <SinceSection since={result.since_last} shape={result.shape} /> : null}
          <Fold data-look="card" summary={<FoldTitle>무엇을 보고 정리했나요</FoldTitle>}>
            <Stack spacing={2}>
              {result.shape === 'levels' ? <Typography>{result.band_basis}</Typography> : null}
              <Typography variant="small" color="textSecondary">
                {result.source}
              </Typography>
            </Stack>
          </Fold>
          <CautionNote>{result.standing_line}</CautionNote>
        </Stack>
        <Stack spacing={2}>
          <AskExpert result={result} />
          <SheetButtons>
            <MainButton look="soft" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
              인쇄하기
            </MainButton>
            <MainButton look="soft" icon={<ShareIcon size={20} />} onClick={() => setSharing(true)}>
              공유하기
            </MainButton>
            <PdfButton
              url={resultSheetUrl(result.attempt_id)}
              name={`${result.child.name} ${result.name}`}
              onPrint={() => window.print()}
            />
          </SheetButtons>
          <MainButton component={Link} to={paths.test.toList('past')} look="quiet">
            지난 기록 보기
          </MainButton>
        </Stack>
      </Stack>
      <ShareSheet open={sharing} onClose={() => setSharing(false)} result={result} />
      <PaperSheet sheet={resultSheet(result)} size={printSize(result)} />
    </PageShell>
  );
}
