import { guardianVerifyInput } from '@contract/auth/guardian';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { guardianProved } from '@/domain/guardian/child-mode-slice';
import { useVerifyGuardianPasswordMutation } from '@/domain/guardian/guardian-api';
import { GuardianField } from '@/domain/guardian/guardian-field';
import { GuardianResetForm } from '@/domain/guardian/guardian-reset-form';
import { WaitNote } from '@/domain/guardian/wait-note';
import { paths } from '@/domain/paths';
import { FamilyWalkArt } from '@/shared/art/illustrations/family-walk';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { FormError } from '@/shared/ui/forms/form-error';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** Shown instead of a parent's page while the device is in child mode. */
export function GuardianPage() {
  const dispatch = useAppDispatch();
  const [forgotten, setForgotten] = useState(false);
  const [verify] = useVerifyGuardianPasswordMutation();
  const proved = () => void dispatch(guardianProved());
  const { form, errors, pending, formProps, problem, retryAt } = useApiForm({
    schema: guardianVerifyInput,
    defaultValues: { password: '' },
    draft: null,
    fields: ['password'],
    send: ({ password }) => verify({ password }).unwrap(),
    onSent: proved,
  });

  return (
    <PageShell title="보호자 확인" titleHidden width="narrow">
      <Stack spacing={6} style={{ paddingTop: 32 }}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <FamilyWalkArt size={168} />
          <Typography component="h2" variant="headline" align="center">
            여기부터는 보호자 화면이에요
          </Typography>
          <Typography color="textSecondary" align="center">
            보호자 비밀번호를 입력하면 열려요.
          </Typography>
        </Stack>
        <form {...formProps}>
          <Stack spacing={4}>
            <GuardianField label="보호자 비밀번호" error={errors.password?.message} {...form.register('password')} />
            {retryAt !== null ? <WaitNote until={retryAt} /> : problem ? <FormError>{problem}</FormError> : null}
            <MainButton type="submit" pending={pending}>
              확인
            </MainButton>
          </Stack>
        </form>
        <Stack spacing={2}>
          <MainButton component={Link} to={paths.contentDashboard} replace look="outline">
            배우기로 돌아가기
          </MainButton>
          <MainButton look="quiet" onClick={() => setForgotten(true)}>
            보호자 비밀번호를 잊었어요
          </MainButton>
        </Stack>
      </Stack>
      <ExitTransition>
        {forgotten ? (
          <GuardianResetForm
            onClose={() => setForgotten(false)}
            onChanged={proved}
            onRemembered={() => setForgotten(false)}
          />
        ) : null}
      </ExitTransition>
    </PageShell>
  );
}
