import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { FilterSelect } from '@/features/community/places/filter-select';
import { useListHomePlaysQuery } from '@/features/community/posts-api/grow-api';
import { choiceParam, textParam, useUrlState } from '@/shared/lib/use-url-state';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { PlayList } from './play-list';
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
      <Stack spacing={4}>
        <Stack spacing={2}>
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
            <Stack spacing={3}>
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
        <Typography variant="caption" color="textSecondary">
          놀이는 검사가 아니에요. 아이가 지치거나 싫어하면 바로 쉬어요.
        </Typography>
      </Stack>
    </PageShell>
  );
}
