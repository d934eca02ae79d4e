import type { IssuedLicences } from '@contract/history/licences.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { StaffPage } from '@/domain/staff/staff-page';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { TitledSection } from '@/shared/ui/layout/titled-section';
import { BatchList } from './batch-list';
import { IssueForm } from './issue-form';
import { IssuedCodes } from './issued-codes';
import { KindList } from './kind-list';
import { useListLicenceBatchesInfiniteQuery } from './licences-api';

/**
 * /admin/coupon: the kinds of coupons, new licence codes and the state of earlier ones. The server allows admins only.
 */
export function AdminCouponPage() {
  const query = useListLicenceBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, error } = query;
  const [issued, setIssued] = useState<IssuedLicences | null>(null);
  const batches = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const kinds = currentData?.pages[0]?.kinds ?? [];

  return (
    <StaffPage title="쿠폰 관리" error={error} width="wide">
      <QueryBoundary
        query={query}
        skeleton={
          <Stack spacing={4}>
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
            <Stack spacing={8}>
              <TitledSection title="만든 이용권 번호">
                <BatchList batches={batches} />
                <MoreButton query={query}>더 보기</MoreButton>
              </TitledSection>
              <KindList kinds={kinds} />
            </Stack>
          }
        />
      </QueryBoundary>
    </StaffPage>
  );
}
