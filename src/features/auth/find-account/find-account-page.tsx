import type { FoundId as Found } from '@contract/auth/join.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useBackOr } from '@/shared/lib/use-back-or';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';
import { FindIdForm } from './find-id-form';
import { FindPasswordForm } from './find-password-form';
import { FoundId } from './found-id';

const TABS = [
  { value: 'id', label: '아이디 찾기' },
  { value: 'pw', label: '비밀번호 찾기' },
] as const;
type Tab = (typeof TABS)[number]['value'];

const getTab = (hash: string): Tab => (new URLSearchParams(hash.slice(1)).get('tab') === 'pw' ? 'pw' : 'id');

const LEADS: Record<Tab, string> = {
  id: '가입할 때 쓴 이름과 이메일을 입력해 주세요. 맞는 계정이 있으면 확인 번호를 메일로 보내 드려요.',
  pw: '아이디와 이메일을 입력해 주세요. 맞는 계정이 있으면 확인 번호를 메일로 보내 드려요. 확인되면 새 비밀번호를 정할 수 있어요.',
};

/** /auth/find/user-account: `#tab=id` finds the id, `#tab=pw` sets a new password. */
export function FindAccountPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const back = useBackOr(paths.auth.login);
  const { hash } = useLocation();
  const tab = getTab(hash);
  const [found, setFound] = useState<Found | null>(null);

  const changed = () => {
    dispatch(succeeded('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.'));
    void navigate(paths.auth.login, { replace: true });
  };

  return (
    <PageShell title="아이디·비밀번호 찾기" back={back} width="narrow">
      <Stack spacing={5}>
        <TabsBar
          id="find"
          label="무엇을 찾을까요?"
          tabs={TABS}
          value={tab}
          onChange={(next) => {
            if (next !== tab) void navigate({ hash: `tab=${next}` }, { preventScrollReset: true });
          }}
        />
        <TabPanel id="find" value={tab}>
          {tab === 'id' && found ? (
            <FoundId found={found} />
          ) : (
            <Stack spacing={5}>
              <Typography color="textSecondary">{LEADS[tab]}</Typography>
              {tab === 'id' ? <FindIdForm onFound={setFound} /> : <FindPasswordForm onChanged={changed} />}
            </Stack>
          )}
        </TabPanel>
      </Stack>
    </PageShell>
  );
}
