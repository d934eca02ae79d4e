import type { Analysis } from '@contract/mypage/analysis.responses';
import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { AnalysisPage } from '@/features/mypage/analysis/analysis-page';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { useGetStudyQuery } from './study-api';
import { StudyView } from './study-view';

const SKELETON = (
  <Stack spacing={4}>
    <Skeleton shape="card" height={132} />
    <Skeleton shape="card" height={292} />
    <Skeleton shape="card" height={220} />
  </Stack>
);

/** /mypage/analysis/study: the child's learning time and traced letters. */
export function StudyPage() {
  const profileId = useAppSelector(selectProfileId);
  // Fetched in parallel with the analysis.
  useGetStudyQuery(profileId ? { profileId } : skipToken);
  return (
    <AnalysisPage title="학습 현황" skeleton={SKELETON}>
      {(analysis) => <Study key={analysis.child.id} child={analysis.child} />}
    </AnalysisPage>
  );
}

function Study({ child }: Pick<Analysis, 'child'>) {
  const query = useGetStudyQuery({ profileId: child.id });
  const { currentData: study } = query;
  return (
    <QueryBoundary
      query={query}
      isEmpty={study !== undefined && study.total_seconds === 0 && study.glyphs.length === 0}
      skeleton={SKELETON}
      empty={
        <EmptyState
          art={<ReadingBearArt size={140} />}
          title="아직 배운 시간이 없어요"
          action={
            <MainButton component={Link} to={paths.home} size="small" fit>
              오늘의 놀이 보기
            </MainButton>
          }
        >
          앱에서 글자를 배우면 시간이 여기에 쌓여요. 지금은 함께 노는 것이 가장 좋은 배움이에요.
        </EmptyState>
      }
    >
      {study ? <StudyView study={study} name={child.name} /> : null}
    </QueryBoundary>
  );
}
