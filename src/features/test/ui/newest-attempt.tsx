import type { AttemptSummary } from '@contract/test/diagnostics-results.responses';
import { Navigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useListAttemptsQuery } from '@/features/test/test-api';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { BadAddress } from './bad-address';

interface NewestAttemptProps {
  title: string;
  /** ISO time by which the newest is found; null for an attempt that does not count. */
  getTime: (attempt: AttemptSummary) => string | null;
  toPath: (attemptId: string) => string;
  /** Said where the child has none. */
  children: string;
}

/** For an address without an attempt: redirects to the selected child's newest one that counts. */
export function NewestAttempt(props: NewestAttemptProps) {
  return <NeedsChild>{(profileId) => <Newest key={profileId} profileId={profileId} {...props} />}</NeedsChild>;
}

function Newest({ profileId, title, getTime, toPath, children }: NewestAttemptProps & { profileId: string }) {
  const query = useListAttemptsQuery({ profileId });
  if (!query.currentData) {
    return (
      <PageShell title={title} back={paths.test.root}>
        <QueryBoundary query={query} skeleton={<FullScreenSpinner inside />}>
          {null}
        </QueryBoundary>
      </PageShell>
    );
  }
  const [newest] = query.currentData
    .flatMap((attempt) => {
      const time = getTime(attempt);
      return time === null ? [] : [{ id: attempt.id, time }];
    })
    .toSorted((a, b) => b.time.localeCompare(a.time));
  if (!newest) return <BadAddress title={title}>{children}</BadAddress>;
  return <Navigate replace to={toPath(newest.id)} />;
}
