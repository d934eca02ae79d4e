import type { Analysis } from '@contract/mypage/analysis.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { useGetAnalysisQuery } from './analysis-api';
import { DomainHistory } from './domains/domain-history';
import { type DomainSource, domainViews, SOURCE_LABELS } from './domains/domain-views';

/** 여섯 영역: one day's observations beside the previous ones, from our checks or the clinic's sheets. */
export function DomainsOverTime({ profileId }: { profileId: string }) {
  const query = useGetAnalysisQuery({ profileId });
  return (
    <section aria-labelledby="domains">
      <SectionHeader id="domains" title="여섯 영역의 모습" />
      <QueryBoundary
        query={query}
        isEmpty={(analysis) => sources.every((source) => domainViews(analysis, source).length === 0)}
        compact
        skeleton={
          <Stack spacing={3}>
            <Skeleton shape="card" height={340} />
            <Skeleton shape="card" height={260} />
          </Stack>
        }
        empty={
          <EmptyState
            art={<ChecklistSproutArt size={120} />}
            title="아직 마친 발달 체크가 없어요"
            action={
              <MainButton component={Link} to={paths.test.root} size="small" fit>
                체크하러 가기
              </MainButton>
            }
          >
            발달 체크를 마치면 여섯 영역을 막대로 보고, 다음 체크와 비교해 볼 수 있어요.
          </EmptyState>
        }
      >
        {(analysis) => <Sources analysis={analysis} />}
      </QueryBoundary>
    </section>
  );
}

const sources: readonly DomainSource[] = ['check', 'official'];

function Sources({ analysis }: { analysis: Analysis }) {
  const known = sources.filter((source) => domainViews(analysis, source).length > 0);
  const [wanted, setWanted] = useState<DomainSource>('check');
  const source = known.includes(wanted) ? wanted : (known[0] ?? 'check');
  return (
    <Stack spacing={3}>
      {known.length > 1 ? (
        <FilterChips
          label="무엇으로 볼까요"
          options={known.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
          value={source}
          onChange={setWanted}
        />
      ) : null}
      <DomainHistory key={source} views={domainViews(analysis, source)} />
    </Stack>
  );
}
