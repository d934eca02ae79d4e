import type { HealthKind } from '@contract/home/health-windows';
import type { HealthState, HealthWindow, HealthWindows } from '@contract/home/health-windows.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { MoreIcon } from '@/shared/art/icons/further-icons';
import { dayOfTime } from '@/shared/lib/age-label';
import { serverNow, serverToday } from '@/shared/lib/server-clock';
import { IconButton } from '@/shared/ui/buttons/icon-button';
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
import { ClinicRow } from './clinic-row';
import { useListHealthWindowsQuery } from './health-api';
import { MarkedRow } from './marked-row';
import { OverdueGroup } from './overdue-group';
import { PrintList } from './print-list';
import { isMarkedAtOnce, useMarkToday } from './use-mark-today';
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

const HealthMenu = latePart(async () => (await import('./health-menu')).HealthMenu);
const CalendarSheet = latePart(async () => (await import('./calendar-sheet')).CalendarSheet);
const MarkSheet = latePart(async () => (await import('./mark-sheet')).MarkSheet);
const preloadSheets = () => {
  for (const sheet of [MarkSheet, HealthMenu, BookletSheet, CalendarSheet]) void sheet.preload();
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
  const [asked, setAsked] = useState<HealthWindow | null>(null);
  const [opened, setOpened] = useState<'menu' | 'calendar' | null>(null);
  const today = useMarkToday(profileId, setAsked);
  usePreloadedOverlays(preloadSheets);
  const { months, early_born: early, notes, sources, consent_needed: consentNeeded } = list;

  // What was just marked stays in its group, with the way back.
  const windows = list.windows.map((window) => today.marked.find(({ id }) => id === window.id) ?? window);
  const isShown = ({ kind }: HealthWindow) => filter === 'all' || kind === (filter satisfies HealthKind);
  const shown = windows.filter(isShown);
  const inState = (...states: HealthState[]) => shown.filter(({ state }) => states.includes(state));
  const groups = { overdue: inState('overdue'), now: inState('open'), soon: inState('upcoming') };

  const onMark = (window: HealthWindow) =>
    isMarkedAtOnce(window) && !consentNeeded ? void today.mark(window) : setAsked(window);
  const renderMarked = (window: HealthWindow) =>
    today.marked.includes(window) ? (
      <MarkedRow
        window={window}
        pending={today.isPending(window)}
        onUndo={(each) => void today.undo(each)}
        onEdit={() => setAsked({ ...window, mark: { outcome: 'done', on: serverToday() } })}
      />
    ) : null;

  return (
    <Stack spacing={6}>
      <Stack spacing={3}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography component="h2" variant="headline">
            {profile ? `${profile.name} · ` : ''}
            {early ? '실제 나이 ' : ''}
            {months}개월
          </Typography>
          <IconButton label="내보내기와 설정" aria-haspopup="dialog" onClick={() => setOpened('menu')}>
            <MoreIcon size={24} />
          </IconButton>
        </Stack>
        {early ? (
          <Typography variant="small" color="textSecondary">
            접종과 검진은 교정 나이가 아니라 실제 나이로 봐요.
          </Typography>
        ) : null}
        <FilterChips label="종류" options={FILTERS} value={filter} onChange={setFilter} />
      </Stack>
      {groups.overdue.length + groups.now.length + groups.soon.length === 0 ? (
        <EmptyState compact title="지금 받을 것도, 두 달 안에 다가올 것도 없어요">
          {inState('later').length > 0
            ? '다음 시기는 아래에서 미리 볼 수 있어요.'
            : '정해진 시기가 모두 지났어요. 표시한 기록은 아래에서 볼 수 있어요.'}
        </EmptyState>
      ) : null}
      <WindowGroup
        title="지금 받을 수 있어요"
        windows={byNearest(groups.now)}
        onMark={onMark}
        renderMarked={renderMarked}
        isPending={today.isPending}
      />
      {groups.now.length + groups.overdue.length > 0 ? <ClinicRow profileId={profileId} /> : null}
      <OverdueGroup windows={groups.overdue} profileId={profileId} consentNeeded={consentNeeded} onMark={onMark} />
      {list.asks_vaccine ? <VaccineChoice list={list} profileId={profileId} /> : null}
      <BookletCard list={list} profileId={profileId} birthDate={profile?.birth_date} />
      <WindowGroup title="곧 다가와요" windows={groups.soon} onMark={onMark} />
      <Deferred>
        <WindowGroup
          title="수첩을 보고 표시해 주세요"
          lead="아직 확인하지 않은 지난 시기예요. 수첩에 있으면 받았다고 표시해 주세요."
          windows={inState('unconfirmed').toReversed()}
          folded
          onMark={onMark}
        />
        <WindowGroup
          title="시기가 지난 검진이에요"
          lead="받았다면 표시해 주세요. 아직이라면 다음 검진을 받거나, 지금 받을 수 있는지 병원에 물어봐요."
          windows={inState('past').toReversed()}
          folded
          onMark={onMark}
        />
        <WindowGroup title="맞을 수 있는 시기가 끝났어요" windows={inState('closed')} folded onMark={onMark} />
        <WindowGroup title="다음에 받을 것" windows={inState('later', 'waiting')} folded onMark={onMark} />
        <WindowGroup title="받은 것" windows={inState('done', 'not_needed').toReversed()} folded onMark={onMark} />
        <Stack spacing={2}>
          <Typography variant="small" color="textSecondary">
            태어난 날을 기준으로 시기를 계산해요. {dayOfTime(serverNow())} 기준이에요.
          </Typography>
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
        {asked ? (
          <MarkSheet
            key={asked.id}
            window={asked}
            profileId={profileId}
            birthDate={profile?.birth_date}
            consentNeeded={consentNeeded}
            onClose={(isSaved) => {
              if (isSaved) today.forget(asked);
              setAsked(null);
            }}
          />
        ) : null}
      </ExitTransition>
      <Deferred>
        <PrintList list={list} windows={list.windows.filter(isShown)} profile={profile} />
      </Deferred>
      <ExitTransition>
        {opened === 'menu' ? (
          <HealthMenu
            list={list}
            profileId={profileId}
            name={profile?.name}
            onCalendar={() => setOpened('calendar')}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </ExitTransition>
      <ExitTransition>
        {opened === 'calendar' ? <CalendarSheet onClose={() => setOpened(null)} /> : null}
      </ExitTransition>
    </Stack>
  );
}

/** Sorted by closing day; windows without a day are last. */
const byNearest = (windows: readonly HealthWindow[]) =>
  windows.toSorted((a, b) => (a.to ?? '99999999').localeCompare(b.to ?? '99999999'));

function HealthSkeleton() {
  return (
    <Stack spacing={6}>
      <Stack spacing={3}>
        <Skeleton width="55%" height={44} />
        <Skeleton shape="card" height={44} />
      </Stack>
      <Stack spacing={3}>
        <Skeleton width={180} height={24} />
        <Skeleton shape="card" height={320} />
      </Stack>
    </Stack>
  );
}
