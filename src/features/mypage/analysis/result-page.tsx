import type { Analysis } from '@contract/mypage/analysis.responses';
import { KIND_LABELS } from '@contract/test/diagnostics-words';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { CareSection } from '@/domain/checks/care-section';
import { LostSkills } from '@/domain/checks/lost-skills';
import { paths } from '@/domain/paths';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { AnalysisPage } from './analysis-page';
import { ClinicCard } from './result/clinic-card';
import { KindCard } from './result/kind-card';
import { type Category, clinicResults, kindResults } from './result/kind-results';
import { Cards } from './result/result-parts';

/** /mypage/analysis/result: every result over time, by category, with what changed in words. */
export function ResultPage() {
  return (
    <AnalysisPage title="체크 결과" skeleton={<ResultSkeleton />}>
      {(analysis) => <Results analysis={analysis} />}
    </AnalysisPage>
  );
}

function Results({ analysis }: { analysis: Analysis }) {
  const [query, setQuery] = useSearchParams();
  const kinds = kindResults(analysis);
  const clinic = clinicResults(analysis);
  const categories: Category[] = [
    ...kinds.map(({ kind }) => kind),
    ...(clinic.length > 0 ? (['official'] as const) : []),
  ];
  const asked = categories.find((category) => category === query.get('kind')) ?? 'all';
  const isShown = (category: Category) => asked === 'all' || asked === category;
  if (categories.length === 0) return <NoResults />;
  return (
    <Stack spacing={4}>
      <LostSkills skills={analysis.lost_skills} />
      {categories.length > 1 ? (
        <FilterChips
          label="체크 종류"
          options={[
            { value: 'all', label: '전체' },
            ...categories.map((value) => ({ value, label: value === 'official' ? '검진 결과' : KIND_LABELS[value] })),
          ]}
          value={asked}
          onChange={(value) => setQuery(value === 'all' ? {} : { kind: value }, { replace: true })}
        />
      ) : null}
      <Cards>
        {kinds
          .filter(({ kind }) => isShown(kind))
          .map((results) => (
            <KindCard key={results.kind} results={results} />
          ))}
        {clinic.length > 0 && isShown('official') ? <ClinicCard records={clinic} /> : null}
      </Cards>
      {analysis.care ? <CareSection care={analysis.care} open={analysis.lost_skills.length > 0} /> : null}
      <Typography variant="caption" color="textSecondary">
        막대는 지난번부터 이번까지의 모습이에요. 길수록 ‘잘 보이고 있어요’에 가깝고, 빈 칸은 그때 볼 기회가 없었다는
        뜻이에요. 점수나 순위는 매기지 않아요.
      </Typography>
    </Stack>
  );
}

const NoResults = () => (
  <EmptyState
    art={<ChecklistSproutArt size={132} />}
    title="아직 마친 체크가 없어요"
    action={
      <Stack spacing={2}>
        <MainButton component={Link} to={paths.test.root} size="small">
          체크하러 가기
        </MainButton>
        <MainButton component={Link} to={paths.test.official} size="small" look="quiet">
          검진 결과 적기
        </MainButton>
      </Stack>
    }
  >
    체크를 마치면 종류마다 지난번과 달라진 점을 말로 알려 드려요.
  </EmptyState>
);

const ResultSkeleton = () => (
  <Stack spacing={4}>
    <Skeleton shape="card" height={44} />
    <Cards>
      <Skeleton shape="card" height={420} />
      <Skeleton shape="card" height={420} />
    </Cards>
  </Stack>
);
