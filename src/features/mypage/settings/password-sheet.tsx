import { PASSWORD_RULE } from '@contract/auth/password';
import { passwordChangeInput } from '@contract/auth/password-change';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { confirmEntry, DIFFERENT, isSame } from '@/domain/guardian/typed-twice';
import { selectUser } from '@/features/auth/auth-slice';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { FormError } from '@/shared/ui/forms/form-error';
import { PasswordField } from '@/shared/ui/forms/password-field';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useChangePasswordMutation } from './settings-api';

const passwordForm = v.pipe(
  v.object({ ...passwordChangeInput.entries, confirm: confirmEntry }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, DIFFERENT), ['confirm']),
);

/** The account's password: the one in use, and a new one twice. */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [changePassword] = useChangePasswordMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: passwordForm,
    defaultValues: { current_password: '', password: '', confirm: '' },
    draft: null,
    fields: ['current_password', 'password'],
    send: ({ current_password, password }, idempotencyKey) =>
      changePassword({ current_password, password, idempotencyKey }).unwrap(),
    onSent: () => {
      dispatch(succeeded('비밀번호를 바꿨어요'));
      onClose();
    },
  });

  return (
    <FormSheet title="비밀번호 바꾸기" onClose={onClose} submit="저장하기" pending={pending} formProps={formProps}>
      <Stack spacing={5}>
        <Typography color="textSecondary">저장하면 이 기기를 뺀 다른 기기에서는 모두 로그아웃돼요.</Typography>
        {/* lets a password manager know the account of this password */}
        <input type="text" autoComplete="username" value={user?.user_id ?? ''} readOnly hidden />
        <PasswordField
          label="지금 쓰는 비밀번호"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          error={errors.password?.message}
          hint={PASSWORD_RULE}
          {...form.register('password')}
        />
        <PasswordField
          label="새 비밀번호 확인"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...form.register('confirm')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
