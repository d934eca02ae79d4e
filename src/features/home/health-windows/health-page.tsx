import type { HealthKind } from '@contract/home/health-windows';
import type { HealthState, HealthWindow, HealthWindows } from '@contract/home/health-windows.responses';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { childSheetUrl } from '@/domain/api-urls';
import { paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { PdfButton } from '@/domain/sheets/pdf-button';
import { SheetButtons } from '@/domain/sheets/sheet-buttons';
import { PrintIcon } from '@/shared/art/icons/further-icons';
import { CalendarIcon, ChevronIcon } from '@/shared/art/icons/icon';
import { dayOfTime } from '@/shared/lib/age-label';
import { serverNow } from '@/shared/lib/server-clock';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Deferred } from '@/shared/ui/deferred';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { latePart } from '@/shared/ui/late-part';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { usePreloadedOverlays } from '@/shared/ui/overlays/load-overlays';
import { BookletCard, BookletSheet } from './booklet-card';
import { useListHealthWindowsQuery } from './health-api';
import { OverdueGroup } from './overdue-group';
import { PrintList } from './print-list';
import { VaccineChoice } from './vaccine-choice';
import { WindowGroup } from './window-group';
import { KIND_LABELS } from './window-words';

const FILTERS = [
  { value: 'all', label: '전체' },
  { value: 'vaccine', label: KIND_LABELS.vaccine },
  { value: 'checkup', label: KIND_LABELS.checkup },
  { value: 'dental', label: KIND_LABELS.dental },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

const CalendarSheet = latePart(async () => (await import('./calendar-sheet')).CalendarSheet);
const MarkSheet = latePart(async () => (await import('./mark-sheet')).MarkSheet);
const preloadSheets = () => {
  for (const sheet of [MarkSheet, BookletSheet, CalendarSheet]) void sheet.preload();
};

const TITLE = '예방접종과 검진';

/** /home/health: every vaccination and check-up of the child by its actual age, with what is done. */
export function HealthPage() {
  return <NeedsChild>{(profileId) => <ChildHealth key={profileId} profileId={profileId} />}</NeedsChild>;
}

function ChildHealth({ profileId }: { profileId: string }) {
  const query = useListHealthWindowsQuery({ profileId });
  return (
    <PageShell title={TITLE} back={paths.home} right={<SelectedChildSwitch />}>
      <QueryBoundary query={query} skeleton={<HealthSkeleton />}>
        {(list) => <Listed list={list} profileId={profileId} />}
      </QueryBoundary>
    </PageShell>
  );
}

function Listed({ list, profileId }: { list: HealthWindows; profileId: string }) {
  const { profile } = useSelectedProfile(profileId);
  const [filter, setFilter] = useState<Filter>('all');
  const [marking, setMarking] = useState<HealthWindow | null>(null);
  const [calendar, setCalendar] = useState(false);
  usePreloadedOverlays(preloadSheets);
  const { windows, months, early_born: early, notes, sources, consent_needed: consentNeeded } = list;

  const shown = windows.filter(({ kind }) => filter === 'all' || kind === (filter satisfies HealthKind));
  const inState = (...states: HealthState[]) => shown.filter(({ state }) => states.includes(state));
  const groups = { overdue: inState('overdue'), now: inState('open'), soon: inState('upcoming') };

  return (
    <Stack spacing={7}>
      <div>
        <Typography component="h2" variant="headline">
          {profile ? `${profile.name} · ` : ''}
          {early ? '실제 나이 ' : ''}
          {months}개월
        </Typography>
        <Typography variant="small" color="textSecondary" style={{ marginTop: space(1) }}>
          {early ? '접종과 검진은 교정 나이가 아니라 실제 나이로 봐요.' : '태어난 날을 기준으로 시기를 계산해요.'}{' '}
          {dayOfTime(serverNow())} 기준이에요.
        </Typography>
      </div>
      <SheetButtons>
        <MainButton look="soft" icon={<CalendarIcon size={20} />} onClick={() => setCalendar(true)}>
          캘린더에 넣기
        </MainButton>
        <MainButton look="soft" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          인쇄하기
        </MainButton>
        <PdfButton
          url={childSheetUrl(profileId, 'vaccines')}
          name={`${profile?.name ?? '아이'} 예방접종`}
          onPrint={() => window.print()}
        />
      </SheetButtons>
      <Card data-flat="">
        <ListItemButton component={Link} to={paths.mypage.medical}>
          <span style={{ flex: '1 1 0' }}>알레르기·약·병원 적어 두기</span>
          <ChevronIcon size={20} />
        </ListItemButton>
      </Card>
      <VaccineChoice list={list} profileId={profileId} />
      <BookletCard list={list} profileId={profileId} birthDate={profile?.birth_date} />
      <FilterChips label="종류" options={FILTERS} value={filter} onChange={setFilter} />
      <OverdueGroup windows={groups.overdue} profileId={profileId} consentNeeded={consentNeeded} onMark={setMarking} />
      {groups.overdue.length + groups.now.length + groups.soon.length === 0 ? (
        <EmptyState compact title="지금 받을 것도, 두 달 안에 다가올 것도 없어요">
          {inState('later').length > 0
            ? '다음 시기는 아래에서 미리 볼 수 있어요.'
            : '정해진 시기가 모두 지났어요. 표시한 기록은 아래에서 볼 수 있어요.'}
        </EmptyState>
      ) : null}
      <WindowGroup title="지금 받을 수 있어요" windows={byNearest(groups.now)} onMark={setMarking} />
      <WindowGroup title="곧 다가와요" windows={groups.soon} onMark={setMarking} />
      <Deferred>
        <WindowGroup
          title="수첩을 보고 표시해 주세요"
          lead="아직 확인하지 않은 지난 시기예요. 수첩에 있으면 받았다고 표시해 주세요."
          windows={inState('unconfirmed').toReversed()}
          folded
          onMark={setMarking}
        />
        <WindowGroup
          title="시기가 지난 검진이에요"
          lead="받았다면 표시해 주세요. 아직이라면 다음 검진을 받거나, 지금 받을 수 있는지 병원에 물어봐요."
          windows={inState('past').toReversed()}
          folded
          onMark={setMarking}
        />
        <WindowGroup title="맞을 수 있는 시기가 끝났어요" windows={inState('closed')} folded onMark={setMarking} />
        <WindowGroup title="다음에 받을 것" windows={inState('later', 'waiting')} folded onMark={setMarking} />
        <WindowGroup title="받은 것" windows={inState('done', 'not_needed').toReversed()} folded onMark={setMarking} />
        <Stack spacing={2}>
          {notes.map((note) => (
            <Typography key={note} variant="small" color="textSecondary">
              {note}
            </Typography>
          ))}
          {sources.map(({ kind, text }) => (
            <Typography key={kind} variant="caption" color="textSecondary">
              출처: {text}
            </Typography>
          ))}
        </Stack>
      </Deferred>
      <ExitTransition>
        {marking ? (
          <MarkSheet
            key={marking.id}
            window={marking}
            profileId={profileId}
            birthDate={profile?.birth_date}
            consentNeeded={consentNeeded}
            onClose={() => setMarking(null)}
          />
        ) : null}
      </ExitTransition>
      <Deferred>
        <PrintList list={list} windows={shown} profile={profile} />
      </Deferred>
      <ExitTransition>{calendar ? <CalendarSheet onClose={() => setCalendar(false)} /> : null}</ExitTransition>
    </Stack>
  );
}

/** Sorted by closing day; windows without a day are last. */
const byNearest = (windows: readonly HealthWindow[]) =>
  windows.toSorted((a, b) => (a.to ?? '99999999').localeCompare(b.to ?? '99999999'));

function HealthSkeleton() {
  return (
    <Stack spacing={7}>
      <div style={{ display: 'grid', gap: space(2) }}>
        <Skeleton width="55%" height={30} />
        <Skeleton width="80%" height={18} />
      </div>
      <Skeleton shape="card" height={52} />
      <Skeleton shape="card" height={44} />
      <Stack spacing={3}>
        <Skeleton width={180} height={24} />
        <Skeleton shape="card" height={320} />
      </Stack>
    </Stack>
  );
}
