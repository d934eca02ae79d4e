import type { Analysis } from '@contract/mypage/analysis.responses';
import type { ReactNode } from 'react';
import { ChildSwitch } from '@/domain/profiles/child-switch';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { useGetAnalysisQuery } from './analysis-api';
import { AnalysisTabs } from './analysis-tabs';

interface AnalysisPageProps {
  /** Title of the analysis: '통합 분석'. */
  title: string;
  skeleton: ReactNode;
  children: (analysis: Analysis) => ReactNode;
}

/** The layout of an analysis: one query, its states, and links to the others. */
export function AnalysisPage(props: AnalysisPageProps) {
  return <NeedsChild>{(profileId) => <Opened key={profileId} profileId={profileId} {...props} />}</NeedsChild>;
}

function Opened({ profileId, title, skeleton, children }: AnalysisPageProps & { profileId: string }) {
  const query = useGetAnalysisQuery({ profileId });
  const { currentData: analysis } = query;
  return (
    <PageShell
      title={analysis ? `${analysis.child.name}의 ${title}` : title}
      back
      right={analysis ? <ChildSwitch child={analysis.child} /> : null}
      width="wide"
    >
      <AnalysisTabs />
      <QueryBoundary query={query} skeleton={skeleton}>
        {children}
      </QueryBoundary>
    </PageShell>
  );
}
