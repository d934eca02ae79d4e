import { guardianResetInput } from '@contract/auth/guardian';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { PasswordField } from '@/shared/ui/forms/password-field';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useResetGuardianPasswordMutation } from './guardian-api';
import { NewGuardianFields } from './new-guardian-fields';
import { confirmEntry, DIFFERENT, isSame } from './typed-twice';

const resetForm = v.pipe(
  v.object({ ...guardianResetInput.entries, confirm: confirmEntry }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, DIFFERENT), ['confirm']),
);

interface GuardianResetFormProps {
  onClose: () => void;
  /** With the new one. */
  onChanged: (password: string) => void;
  onRemembered: () => void;
}

/** Resets a forgotten guardian password with the account's own password. */
export function GuardianResetForm({ onClose, onChanged, onRemembered }: GuardianResetFormProps) {
  const [resetPassword] = useResetGuardianPasswordMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: resetForm,
    defaultValues: { account_password: '', password: '', confirm: '' },
    draft: null,
    fields: ['account_password', 'password'],
    send: ({ account_password, password }, idempotencyKey) =>
      resetPassword({ account_password, password, idempotencyKey }).unwrap(),
    onSent: () => onChanged(form.getValues('password')),
  });

  return (
    <FormSheet
      title="보호자 비밀번호 다시 정하기"
      onClose={onClose}
      submit="저장하기"
      pending={pending}
      further={
        <MainButton look="quiet" onClick={onRemembered}>
          다시 생각났어요
        </MainButton>
      }
      formProps={formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">
          괜찮아요. 로그인할 때 쓰는 비밀번호로 확인하고 새로 정할 수 있어요.
        </Typography>
        <PasswordField
          label="로그인 비밀번호"
          error={errors.account_password?.message}
          {...form.register('account_password')}
        />
        <NewGuardianFields label="새 보호자 비밀번호" register={form.register} errors={errors} />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
