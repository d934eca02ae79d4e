import type { IssuedLicences } from '@contract/history/licences.responses';
import { useState } from 'react';
import { useListLicenceBatchesInfiniteQuery } from '@/features/history/history-api';
import { isApiError } from '@/shared/api/api-error';
import { EmptyState } from '@/shared/ui/empty-state';
import { SleepingMoonArt } from '@/shared/ui/illustrations/sleeping-moon';
import { MoreButton } from '@/shared/ui/more-button';
import { PadColumns, PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { BatchList } from './batch-list';
import { IssueForm } from './issue-form';
import { IssuedCodes } from './issued-codes';
import { KindList } from './kind-list';

/**
 * /admin/coupon: the kinds of coupons, new licence codes and the state of earlier ones. The server allows admins only.
 */
export function AdminCouponPage() {
  const query = useListLicenceBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, error } = query;
  const [issued, setIssued] = useState<IssuedLicences | null>(null);
  const batches = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const kinds = currentData?.pages[0]?.kinds ?? [];

  if (isApiError(error) && error.status === 403)
    return (
      <PageShell title="쿠폰 관리" back>
        <EmptyState art={<SleepingMoonArt size={132} />} title="운영자만 볼 수 있어요" />
      </PageShell>
    );
  return (
    <PageShell title="쿠폰 관리" back width="wide">
      <QueryBoundary
        query={query}
        skeleton={
          <Stack gap={4}>
            <Skeleton shape="card" height={320} />
            <Skeleton shape="card" height={160} />
          </Stack>
        }
      >
        <PadColumns
          sideFirst
          side={
            issued ? (
              <IssuedCodes issued={issued} onDone={() => setIssued(null)} />
            ) : (
              <IssueForm kinds={kinds.filter(({ from }) => from === 'licence')} onIssued={setIssued} />
            )
          }
          main={
            <Stack gap={8}>
              <Stack as="section" gap={3} aria-labelledby="batches-title">
                <Text as="h2" variant="title" id="batches-title">
                  만든 이용권 번호
                </Text>
                <BatchList batches={batches} />
                <MoreButton query={query}>더 보기</MoreButton>
              </Stack>
              <KindList kinds={kinds} />
            </Stack>
          }
        />
      </QueryBoundary>
    </PageShell>
  );
}
