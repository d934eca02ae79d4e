import { guardianChangeInput } from '@contract/auth/guardian';
import Stack from '@mui/material/Stack';
import * as v from 'valibot';
import { GuardianField } from '@/domain/guardian/guardian-field';
import { NewGuardianFields } from '@/domain/guardian/new-guardian-fields';
import { confirmEntry, DIFFERENT, isSame } from '@/domain/guardian/typed-twice';
import { WaitNote } from '@/domain/guardian/wait-note';
import { useApiForm } from '@/shared/forms/use-api-form';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useChangeGuardianPasswordMutation } from './settings-api';

const changeForm = v.pipe(
  v.object({ ...guardianChangeInput.entries, confirm: confirmEntry }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, DIFFERENT), ['confirm']),
);

interface GuardianChangeFormProps {
  onClose: () => void;
  onChanged: () => void;
  onForgotten: () => void;
}

/** Changes the guardian password, with the current one. */
export function GuardianChangeForm({ onClose, onChanged, onForgotten }: GuardianChangeFormProps) {
  const [changePassword] = useChangeGuardianPasswordMutation();
  const { form, errors, pending, formProps, problem, retryAt } = useApiForm({
    schema: changeForm,
    defaultValues: { current_password: '', password: '', confirm: '' },
    draft: null,
    fields: ['current_password', 'password'],
    send: ({ current_password, password }, idempotencyKey) =>
      changePassword({ current_password, password, idempotencyKey }).unwrap(),
    onSent: onChanged,
  });

  return (
    <FormSheet
      title="보호자 비밀번호 바꾸기"
      onClose={onClose}
      submit="저장하기"
      pending={pending}
      further={
        <MainButton look="quiet" onClick={onForgotten}>
          보호자 비밀번호를 잊었어요
        </MainButton>
      }
      formProps={formProps}
    >
      <Stack spacing={5}>
        <GuardianField
          label="지금 쓰는 보호자 비밀번호"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <NewGuardianFields label="새 보호자 비밀번호" register={form.register} errors={errors} />
        {retryAt !== null ? <WaitNote until={retryAt} /> : problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
