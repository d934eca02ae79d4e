import { formatNumber } from '@contract/common/format-number';
import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthEntries, GrowthEntry } from '@contract/mypage/growth.responses';
import { isAllowed } from '@contract/profiles/child-roles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as v from 'valibot';
import { childSheetUrl } from '@/domain/api-urls';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { useCapability } from '@/domain/profiles/use-capability';
import { PdfButton } from '@/domain/sheets/pdf-button';
import { SheetButtons } from '@/domain/sheets/sheet-buttons';
import { PlusIcon, PrintIcon } from '@/shared/art/icons/further-icons';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { useIdle } from '@/shared/lib/idle';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { ChartSection, ChartSkeleton } from './chart/chart-section';
import { useListGrowthEntriesInfiniteQuery } from './growth-api';
import { CorrectedNote, HowToRead } from './growth-notes';
import { GrowthSheets, type OpenSheet } from './growth-sheets';
import { EntryList } from './list/entry-list';
import { RemovedEntry, useRemovedEntries } from './list/removed-entries';
import { WaitingList } from './list/waiting-list';
import { NewestNotes } from './newest-notes';
import { selectPending } from './outbox/growth-outbox';

const urlState = v.object({ entry: choiceParam(['new', 'list'], 'list') });

const GrowthPrintSheet = lazy(() => import('./print/growth-print-sheet'));

/** The open sheet; `?entry=new` in the address opens the form of a new entry once, as a link from home does. */
function useOpenSheet() {
  const [{ entry }, setUrl] = useUrlState(urlState);
  const [sheet, setSheet] = useState<OpenSheet | null>(entry === 'new' ? { kind: 'new' } : null);
  const change = (next: OpenSheet | null) => {
    setSheet(next);
    if (entry === 'new') setUrl({ entry: 'list' });
  };
  return [sheet, change] as const;
}

/** Other children whose growth the caller may write, for an entry of the wrong child. */
const useWritableSiblings = (profileId: string) =>
  (useListProfilesQuery().data ?? []).filter(
    ({ id, role, state }) => id !== profileId && isAllowed(role, 'growth.write', state),
  );

/** Growth of one child: the charts, every measurement, and the ways to write one down. */
export function GrowthSection({ profileId }: { profileId: string }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListGrowthEntriesInfiniteQuery({ profileId });
  const { profile: child } = useSelectedProfile(profileId);
  const siblings = useWritableSiblings(profileId);
  const mayWrite = useCapability(profileId, 'growth.write');
  const mayPrint = useCapability(profileId, 'sheet.read');
  const pending = useAppSelector((state) => selectPending(state, profileId));
  const [measure, setMeasure] = useState<GrowthMeasure>('height');
  const [sheet, setSheet] = useOpenSheet();
  const { removed, add, forget } = useRemovedEntries();
  const isIdle = useIdle();

  const first = data?.pages[0];
  const entries: GrowthEntry[] = data?.pages.flatMap((page) => page.entries) ?? [];
  const failed = isError && !first;
  const write = () => setSheet({ kind: 'new' });
  const bring = () => setSheet({ kind: 'import' });
  const toCorrect = (entryId: string) => {
    const entry = entries.find(({ id }) => id === entryId);
    return entry && (() => setSheet({ kind: 'change', entry }));
  };
  const renderRemoved = (entry: GrowthEntry) => (
    <RemovedEntry key={entry.id} profileId={profileId} entry={entry} onRestored={() => forget(entry)} />
  );

  return (
    <section aria-labelledby="growth">
      <SectionHeader id="growth" title="성장">
        {child && mayWrite && (failed || pending.length > 0 || (first && first.total > 0)) ? (
          <MainButton look="soft" size="small" fit icon={<PlusIcon size={20} />} onClick={write}>
            기록 쓰기
          </MainButton>
        ) : null}
      </SectionHeader>
      <Stack spacing={3}>
        <WaitingList rows={pending} onOpen={(row) => setSheet({ kind: 'waiting', row })} />
        {first?.total === 0 ? removed.map(renderRemoved) : null}
        <QueryBoundary
          isLoading={!first && isFetching}
          isError={failed}
          isEmpty={first?.total === 0}
          onRetry={refetch}
          skeleton={<GrowthSkeleton />}
          empty={<NoEntries isPending={pending.length > 0} onWrite={mayWrite ? write : undefined} onBring={bring} />}
        >
          {first ? (
            <PadColumns
              main={
                <Curves
                  profileId={profileId}
                  list={first}
                  measure={measure}
                  onMeasure={setMeasure}
                  toCorrect={mayWrite ? toCorrect : undefined}
                />
              }
              side={
                <Stack spacing={3}>
                  <SectionHeader title="잰 기록">
                    <Typography
                      component="span"
                      variant="small"
                      color="textSecondary"
                      sx={{ fontVariantNumeric: 'tabular-nums' }}
                    >
                      모두 {formatNumber(first.total)}개
                    </Typography>
                  </SectionHeader>
                  <EntryList
                    entries={entries}
                    removed={removed.filter(({ id }) => !entries.some((entry) => entry.id === id))}
                    renderRemoved={renderRemoved}
                    onOpen={mayWrite ? (entry) => setSheet({ kind: 'change', entry }) : undefined}
                    onMore={hasNextPage ? () => void fetchNextPage() : undefined}
                    loadingMore={isFetchingNextPage}
                  />
                  <Ways
                    onBring={mayWrite ? bring : undefined}
                    pdf={mayPrint ? <GrowthPdf profileId={profileId} measure={measure} name={child?.name} /> : null}
                  />
                </Stack>
              }
            />
          ) : null}
        </QueryBoundary>
      </Stack>
      <ExitTransition>
        {child && mayWrite && sheet && (first || failed) ? (
          <GrowthSheets
            sheet={sheet}
            child={child}
            siblings={siblings}
            consentNeeded={first?.consent_needed ?? false}
            newest={first?.newest ?? []}
            onSheet={setSheet}
            onRemoved={add}
          />
        ) : null}
      </ExitTransition>
      {isIdle && child && first && first.total > 0 ? (
        <Suspense fallback={null}>
          <GrowthPrintSheet child={child} measure={measure} age={first.age} newest={first.newest} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** In place of the curves: an entry on the device is not drawn until the server has it. */
function NoEntries({ isPending, onWrite, onBring }: { isPending: boolean; onWrite?: () => void; onBring: () => void }) {
  const art = <SproutGrowingArt size={132} />;
  if (isPending) return <EmptyState art={art} title="연결되면 곡선으로 보여 드려요" />;
  return (
    <EmptyState
      art={art}
      title="아직 적은 성장 기록이 없어요"
      action={onWrite ? <FirstEntry onWrite={onWrite} onBring={onBring} /> : undefined}
    >
      키와 몸무게를 적으면 또래와 비교한 곡선으로 보여 드려요. 아기 수첩에 적힌 예전 기록도 좋아요.
    </EmptyState>
  );
}

/** A file in, and paper out. */
const Ways = ({ onBring, pdf }: { onBring: (() => void) | undefined; pdf: ReactNode }) => (
  <SheetButtons>
    {onBring ? (
      <MainButton look="outline" size="small" onClick={onBring}>
        파일에서 가져오기
      </MainButton>
    ) : null}
    <MainButton look="outline" size="small" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
      인쇄하기
    </MainButton>
    {pdf}
  </SheetButtons>
);

interface CurvesProps {
  profileId: string;
  list: GrowthEntries;
  measure: GrowthMeasure;
  onMeasure: (measure: GrowthMeasure) => void;
  toCorrect: ((entryId: string) => (() => void) | undefined) | undefined;
}

/** The charts, and what the newest values leave to talk about. */
const Curves = ({ profileId, list: { age, newest }, measure, onMeasure, toCorrect }: CurvesProps) => (
  <Stack spacing={4}>
    <CorrectedNote age={age} />
    <ChartSection profileId={profileId} age={age} newest={newest} measure={measure} onMeasure={onMeasure} />
    <NewestNotes newest={newest} monthsNow={age.actual_months} toCorrect={toCorrect} />
    <HowToRead />
  </Stack>
);

const FirstEntry = ({ onWrite, onBring }: { onWrite: () => void; onBring: () => void }) => (
  <Stack spacing={2}>
    <MainButton size="small" icon={<PlusIcon size={20} />} onClick={onWrite}>
      첫 기록 쓰기
    </MainButton>
    <MainButton size="small" look="quiet" onClick={onBring}>
      파일에서 가져오기
    </MainButton>
  </Stack>
);

const GrowthPdf = (of: { profileId: string; measure: GrowthMeasure; name: string | undefined }) => (
  <PdfButton
    look="outline"
    size="small"
    url={childSheetUrl(of.profileId, 'growth', of.measure)}
    name={`${of.name ?? '아이'} 성장 기록`}
    onPrint={() => window.print()}
  />
);

const GrowthSkeleton = () => (
  <Stack spacing={4}>
    <Skeleton shape="card" height={44} />
    <ChartSkeleton />
    <Skeleton width={120} height={24} />
    <Skeleton shape="card" height={92} />
    <Skeleton shape="card" height={92} />
  </Stack>
);
