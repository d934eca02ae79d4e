import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { Note } from '@/features/auth/ui/note';
import { StepHead } from '@/features/auth/ui/step-head';
import { useBackOr } from '@/shared/lib/use-back-or';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { AccountForm } from './account-form';
import { agreedConsents } from './join-drafts';

/** The navigation state of a return from the third step for the password alone. */
export const PASSWORD_FORGOTTEN = { passwordForgotten: true } as const;

const isForgotten = (state: unknown) =>
  typeof state === 'object' && state !== null && 'passwordForgotten' in state && state.passwordForgotten === true;

/** /auth/join/form02: id and password. */
export function JoinAccountPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useBackOr(paths.auth.joinForm);
  const [open] = useState(() => agreedConsents() !== null);
  if (!open) return <Navigate to={paths.auth.joinForm} replace />;
  const onlyPassword = isForgotten(state);
  return (
    <PageShell title="회원가입" back={back} width="narrow">
      <StepHead step={2} />
      <Stack spacing={5}>
        <Typography variant="headline" component="h2">
          아이디와 비밀번호를 정해 주세요
        </Typography>
        {onlyPassword ? (
          <Note>비밀번호는 안전을 위해 기기에 저장하지 않아요. 한 번만 더 입력하면 이어서 할 수 있어요.</Note>
        ) : null}
        <AccountForm onlyPassword={onlyPassword} onDone={() => void navigate(paths.auth.joinForm03)} />
      </Stack>
    </PageShell>
  );
}
