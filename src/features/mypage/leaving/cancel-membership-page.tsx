import Stack from '@mui/material/Stack';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { storeWantedPlace } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { StateView } from '@/shared/ui/feedback/state-view';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { LeaveForm } from './leave-form';
import { WhatHappens } from './what-happens';

/** Explanation of leaving, and its form. The explanation is public. */
export function CancelMembershipPage() {
  const signedIn = useAppSelector(selectHasCredentials);
  return (
    <PageShell title="회원 탈퇴" back width="narrow">
      <Stack spacing={6}>
        <StateView art={<SleepingMoonArt size={132} />} title="떠나기 전에 확인해 주세요" compact>
          탈퇴를 신청해도 바로 지워지지 않아요. 언제든 마음이 바뀌면 돌아올 수 있도록 30일을 기다려요.
        </StateView>
        <WhatHappens />
        {signedIn ? <LeaveForm /> : <LogInFirst />}
      </Stack>
    </PageShell>
  );
}

function LogInFirst() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logIn = () => {
    storeWantedPlace({ path: pathname, state: null, accountId: null });
    void navigate(paths.auth.login);
  };
  return (
    <MainButton look="outline" onClick={logIn}>
      로그인하고 탈퇴하기
    </MainButton>
  );
}
