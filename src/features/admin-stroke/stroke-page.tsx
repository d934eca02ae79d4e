import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { isApiError } from '@/shared/api/api-error';
import { useAppSelector } from '@/shared/store/hooks';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { AlertSheet } from './panels/alert-sheet';
import { RecordList, WIDE } from './panels/record-list';
import { useListStrokesQuery } from './stroke-api';
import { Workbench } from './workbench';

/** /admin/stroke-order-generator: edits the strokes of each letter on its image (docs/specification.md §2.9). */
export function StrokePage() {
  const signedIn = useAppSelector(selectHasCredentials);
  const { data, error, isLoading, isError, refetch } = useListStrokesQuery();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const refused = isApiError(error) && (error.status === 403 || error.status === 401);
  const records = refused ? [] : (data ?? []);
  const record = records.find(({ id }) => id === chosenId);

  return (
    <PageShell title="획순 도구" back width="full">
      <Layout>
        <QueryBoundary
          isLoading={isLoading}
          isError={isError && !refused && !data}
          isEmpty={records.length === 0}
          onRetry={() => void refetch()}
          compact
          skeleton={<Skeleton shape="card" height={240} />}
          empty={
            <EmptyState
              compact
              title="목록이 비어 있어요"
              action={
                signedIn ? null : (
                  <MainButton component={Link} to={paths.auth.login} look="outline" size="small" fit>
                    로그인하기
                  </MainButton>
                )
              }
            >
              {refused ? '운영자로 로그인하면 획순을 볼 수 있어요.' : '글자 넣기로 목록을 채울 수 있어요.'}
            </EmptyState>
          }
        >
          <RecordList records={records} chosenId={chosenId} onChoose={setChosenId} />
        </QueryBoundary>
        <Workbench key={record?.id ?? 'none'} record={record} onAlert={setAlert} />
      </Layout>
      <AlertSheet message={alert} onClose={() => setAlert(null)} />
    </PageShell>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  [WIDE]: { gridTemplateColumns: '280px minmax(0, 1fr)', alignItems: 'start' },
});
