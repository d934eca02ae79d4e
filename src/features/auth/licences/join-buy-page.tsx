import type { GrantedLicence, Plan } from '@contract/history/licences.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LicenceForm } from '@/domain/licences/licence-form';
import { paths } from '@/domain/paths';
import { selectAccountId, selectHasCredentials } from '@/features/auth/auth-slice';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { pushScreen } from '@/shared/bridge/bridge';
import { useBackOr } from '@/shared/lib/use-back-or';
import { storeWantedPlace } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { StateView } from '@/shared/ui/feedback/state-view';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { useListPlansQuery } from './buy-api';
import { GrantedCoupon } from './granted-coupon';
import { PlanCard } from './plan-card';

function LogInFirst() {
  const { pathname, state } = useLocation();
  const accountId = useAppSelector(selectAccountId);
  return (
    <Stack spacing={3}>
      <Typography color="textSecondary">로그인하면 받은 이용권을 등록할 수 있어요.</Typography>
      <MainButton
        component={Link}
        to={paths.auth.login}
        onClick={() => storeWantedPlace({ path: pathname, state, accountId })}
      >
        로그인
      </MainButton>
    </Stack>
  );
}

function LicencePart() {
  const signedIn = useAppSelector(selectHasCredentials);
  const [coupon, setCoupon] = useState<GrantedLicence | null>(null);
  if (coupon) return <GrantedCoupon coupon={coupon} onAnother={() => setCoupon(null)} />;
  return (
    <Stack component="section" spacing={4} aria-labelledby="licence-title">
      <Typography variant="title" component="h2" id="licence-title">
        받은 이용권이 있나요?
      </Typography>
      {signedIn ? <LicenceForm onGranted={setCoupon} /> : <LogInFirst />}
    </Stack>
  );
}

function PlansPart() {
  const { data: plans = [], isError, isFetching, isSuccess, refetch } = useListPlansQuery();
  const [onlyInApp, setOnlyInApp] = useState(false);
  const buy = async ({ id, product_id }: Plan) => {
    const taken = await pushScreen(paths.auth.joinBuy, { plan: id, product_id });
    if (!taken.ok) setOnlyInApp(true);
  };
  return (
    <Stack component="section" spacing={4} aria-labelledby="plans-title">
      <Typography variant="title" component="h2" id="plans-title">
        이용권 살펴보기
      </Typography>
      <QueryBoundary
        isLoading={isFetching && !isSuccess}
        isError={isError}
        isEmpty={plans.length === 0}
        onRetry={() => void refetch()}
        skeleton={
          <Stack spacing={3}>
            <Skeleton shape="card" height={212} />
            <Skeleton shape="card" height={212} />
          </Stack>
        }
        empty={
          <EmptyState title="지금 살 수 있는 이용권이 없어요" compact>
            받은 이용권 번호는 그대로 등록할 수 있어요.
          </EmptyState>
        }
        compact
      >
        <List>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onBuy={() => void buy(plan)} />
          ))}
        </List>
      </QueryBoundary>
      <BottomSheet
        open={onlyInApp}
        onClose={() => setOnlyInApp(false)}
        title="가격과 구매는 앱에서 볼 수 있어요"
        actions={<MainButton onClick={() => setOnlyInApp(false)}>알겠어요</MainButton>}
      >
        <StateView art={<ReadingBearArt size={148} />} compact>
          휴대폰이나 태블릿의 쑥쑥플래너 앱에서 같은 아이디로 로그인하면 가격을 보고 이용권을 살 수 있어요.
        </StateView>
      </BottomSheet>
    </Stack>
  );
}

/** /auth/join/buy: registers a licence one was given, and shows what can be bought (paying is the shell's). */
export function JoinBuyPage() {
  const back = useBackOr(paths.root);
  return (
    <PageShell title="이용권 등록" back={back} width="wide">
      <PadColumns sideFirst main={<PlansPart />} side={<LicencePart />} />
    </PageShell>
  );
}

const List = styled('ul')({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
