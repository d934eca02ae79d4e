import { guardianVerifyInput } from '@contract/auth/guardian';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useApiForm } from '@/shared/forms/use-api-form';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useVerifyGuardianPasswordMutation } from './guardian-api';
import { GuardianField } from './guardian-field';
import { GuardianResetForm } from './guardian-reset-form';
import { WaitNote } from './wait-note';

interface GuardianCheckSheetProps {
  /** Why the password is required, a sentence. */
  children: string;
  onClose: () => void;
  /** Called with the correct or the new password, which the protected call may send. */
  onProved: (password: string) => void;
}

/** Asks for the guardian's password; a forgotten one is reset with the account's password. */
export function GuardianCheckSheet({ children, onClose, onProved }: GuardianCheckSheetProps) {
  const [forgotten, setForgotten] = useState(false);
  return forgotten ? (
    <GuardianResetForm onClose={onClose} onChanged={onProved} onRemembered={() => setForgotten(false)} />
  ) : (
    <CheckForm onClose={onClose} onProved={onProved} onForgotten={() => setForgotten(true)}>
      {children}
    </CheckForm>
  );
}

function CheckForm({
  children,
  onClose,
  onProved,
  onForgotten,
}: GuardianCheckSheetProps & { onForgotten: () => void }) {
  const [verify] = useVerifyGuardianPasswordMutation();
  const { form, errors, pending, formProps, problem, retryAt } = useApiForm({
    schema: guardianVerifyInput,
    defaultValues: { password: '' },
    draft: null,
    fields: ['password'],
    send: ({ password }) => verify({ password }).unwrap(),
    onSent: () => onProved(form.getValues('password')),
  });
  return (
    <FormSheet
      title="보호자 확인"
      onClose={onClose}
      submit="확인"
      pending={pending}
      further={
        <MainButton look="quiet" onClick={onForgotten}>
          보호자 비밀번호를 잊었어요
        </MainButton>
      }
      formProps={formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">{children}</Typography>
        <GuardianField label="보호자 비밀번호" error={errors.password?.message} {...form.register('password')} />
        {retryAt !== null ? <WaitNote until={retryAt} /> : problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
