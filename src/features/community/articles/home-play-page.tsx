import { formatDay, seoulDay } from '@contract/common/calendar';
import { DOMAINS } from '@contract/test/diagnostics';
import type { Play } from '@contract/test/diagnostics.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { applyMark } from '@/domain/plays/apply-mark';
import { PlaySteps } from '@/domain/plays/play-steps';
import { useListDonePlaysQuery } from '@/domain/plays/plays-api';
import { enqueueMark, selectPendingMarks } from '@/domain/plays/plays-outbox';
import { selectOwner } from '@/features/auth/auth-slice';
import { FilterSelect } from '@/features/community/places/filter-select';
import { domainTones } from '@/features/community/posts/domain-tones';
import { monthsWords } from '@/features/community/posts/months-words';
import { monthDayLabel } from '@/shared/lib/age-label';
import { formatNumber } from '@/shared/lib/format-number';
import { choiceParam, textParam, useUrlState } from '@/shared/lib/use-url-state';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { color, focusRing, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { ChevronDownIcon, ClockIcon, TickIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useListHomePlaysQuery } from './grow-api';
import { useChildMonths } from './use-child-months';

const ALL = '' as const;
const DOMAIN_CHOICES = [
  { value: ALL, label: '전체' },
  ...DOMAINS.map((value) => ({ value, label: DOMAIN_LABELS[value] })),
];
const AGE_CHOICES = [
  { value: 'all', label: '모든 나이' },
  ...[0, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60].map((month) => ({ value: String(month), label: `${month}개월` })),
];

/** Without a month: the age of the chosen child. `play` opens one of them. */
const playFilter = v.object({
  month: choiceParam([ALL, ...AGE_CHOICES.map(({ value }) => value)], ALL),
  domain: choiceParam([ALL, ...DOMAINS], ALL),
  play: textParam,
});

/** /community/grow/homeplay: plays by age and domain, and which of them were done with the chosen child. */
export function HomePlayPage() {
  const [{ month: given, domain: chosen, play: wanted }, set] = useUrlState(playFilter);
  const { child, isLoading } = useChildMonths();
  const domain = chosen === ALL ? undefined : chosen;
  const own = child ? [{ value: ALL, label: `${child.name} · ${child.months}개월` }] : [];
  const ages = [...own, ...AGE_CHOICES];
  const age = given === ALL && !child ? 'all' : given;
  const month = age === 'all' ? undefined : age === ALL ? child?.months : Number(age);
  const query = useListHomePlaysQuery({ month, domain }, { skip: isLoading });
  const { currentData } = query;
  // one that was sought by its link, though it is for another age
  const missing = wanted !== null && currentData !== undefined && !currentData.some(({ id }) => id === wanted);
  const { currentData: all } = useListHomePlaysQuery({}, { skip: !missing });
  const sought = missing ? all?.find(({ id }) => id === wanted) : undefined;
  const plays = currentData && (sought ? [sought, ...currentData] : currentData);

  return (
    <PageShell title="집놀이" back>
      <Stack gap={4}>
        <Stack gap={2}>
          <div>
            {isLoading ? (
              <Skeleton width={150} height={44} />
            ) : (
              <FilterSelect
                label="나이"
                options={ages}
                value={age}
                onChange={(value) => set({ month: value, play: null })}
              />
            )}
          </div>
          <FilterChips
            label="영역"
            options={DOMAIN_CHOICES}
            value={chosen}
            onChange={(value) => set({ domain: value, play: null })}
          />
        </Stack>
        <QueryBoundary
          query={query}
          isEmpty={plays?.length === 0}
          skeleton={
            <Stack gap={3}>
              {[0, 1, 2, 3, 4].map((key) => (
                <Skeleton key={key} height={104} shape="card" />
              ))}
            </Stack>
          }
          empty={
            <EmptyState
              title="이 조건에 맞는 놀이가 아직 없어요"
              action={
                <MainButton
                  look="soft"
                  size="small"
                  fit
                  onClick={() => set({ month: ALL, domain: ALL, play: null }, { scrollsToTop: true })}
                >
                  조건 지우기
                </MainButton>
              }
            />
          }
        >
          <PlayList plays={plays ?? []} wanted={wanted} child={child} />
        </QueryBoundary>
        <Text variant="caption" ink="soft">
          놀이는 검사가 아니에요. 아이가 지치거나 싫어하면 바로 쉬어요.
        </Text>
      </Stack>
    </PageShell>
  );
}

interface PlayListProps {
  plays: readonly Play[];
  wanted: string | null;
  child: { id: string; name: string } | null;
}

function PlayList({ plays, wanted, child }: PlayListProps) {
  const marks = useListDonePlaysQuery({ profileId: child?.id ?? '' }, { skip: child === null });
  const owner = useAppSelector(selectOwner);
  const pending = useAppSelector((state) => selectPendingMarks(state, owner, child?.id ?? null));
  const done = new Map(pending.reduce(applyMark, marks.currentData ?? []).map((mark) => [mark.play_id, mark]));
  return (
    <Stack gap={3}>
      <Text variant="label" aria-live="polite">
        놀이 {formatNumber(plays.length)}가지
      </Text>
      {marks.isError ? (
        <Stack row gap={2} align="center" wrap>
          <Text variant="small" ink="soft">
            해 본 놀이를 불러오지 못했어요.
          </Text>
          <MainButton look="outline" size="small" fit onClick={() => void marks.refetch()}>
            다시 시도
          </MainButton>
        </Stack>
      ) : null}
      <List>
        {plays.map((play) => (
          <li key={play.id}>
            <PlayCard
              play={play}
              open={play.id === wanted}
              mark={done.get(play.id)}
              child={marks.currentData ? child : null}
            />
          </li>
        ))}
      </List>
    </Stack>
  );
}

interface PlayCardProps {
  play: Play;
  open: boolean;
  mark: { times: number; last_day: string } | undefined;
  child: { id: string; name: string } | null;
}

function PlayCard({ play, open, mark, child }: PlayCardProps) {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwner);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  const day = formatDay(seoulDay(Date.now()));
  const today = mark !== undefined && mark.last_day === day;
  const toggle = (profileId: string) => {
    if (owner === null) return;
    dispatch(enqueueMark({ owner, profileId, playId: play.id, day, done: !today, feedback: null }));
  };
  return (
    <Details ref={box} open={open}>
      <Summary>
        <span>
          <Row>
            <Chip tone={domainTones[play.domain]}>{DOMAIN_LABELS[play.domain]}</Chip>
            <span>{monthsWords({ from: play.from_month, to: play.to_month })}</span>
          </Row>
          <Title>{play.title}</Title>
          <Row>
            <span>
              <ClockIcon size={15} />
              {play.minutes}분
            </span>
            <span>{play.skill}</span>
            {mark ? (
              <Chip tone="leaf" icon={<TickIcon size={12} />}>
                {mark.times}번 해 봤어요
              </Chip>
            ) : null}
          </Row>
        </span>
        <ChevronDownIcon size={22} />
      </Summary>
      <Inside>
        <PlaySteps play={play} heading="h3" />
        {child ? (
          <Stack gap={1}>
            <MainButton
              look={today ? 'soft' : 'primary'}
              aria-pressed={today}
              icon={<TickIcon size={20} />}
              onClick={() => toggle(child.id)}
            >
              {today ? '오늘 해 봤어요' : '오늘 해 봤다고 표시하기'}
            </MainButton>
            {mark?.last_day ? (
              <Text variant="small" ink="soft" align="center">
                마지막으로 한 날은 {monthDayLabel(mark.last_day)}이에요.
              </Text>
            ) : null}
          </Stack>
        ) : null}
      </Inside>
    </Details>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const Details = styled('details')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  overflow: 'hidden',
  scrollMarginTop: '72px',
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

const Summary = styled('summary')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius.card },
  '& > svg': { color: color.inkFaint },
});

const Row = styled('span')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});

const Title = styled('h2')({ ...text.title, fontSize: '1.0625rem', margin: `${space(1)} 0` });

const Inside = styled('div')({ display: 'grid', gap: space(5), padding: `0 ${space(4)} ${space(4)}` });
