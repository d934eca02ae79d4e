import { guardianSetInput } from '@contract/auth/guardian';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { NewGuardianFields } from '@/domain/guardian/new-guardian-fields';
import { confirmEntry, DIFFERENT, isSame } from '@/domain/guardian/typed-twice';
import { isApiError } from '@/shared/api/api-error';
import { useApiForm } from '@/shared/forms/use-api-form';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useSetGuardianPasswordMutation } from './settings-api';

const setForm = v.pipe(
  v.object({ ...guardianSetInput.entries, confirm: confirmEntry }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, DIFFERENT), ['confirm']),
);

interface GuardianSetFormProps {
  onClose: () => void;
  onSet: () => void;
  /** There is one already: it was set on another device. */
  onExists: () => void;
}

/** The first guardian password. */
export function GuardianSetForm({ onClose, onSet, onExists }: GuardianSetFormProps) {
  const [setPassword] = useSetGuardianPasswordMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: setForm,
    defaultValues: { password: '', confirm: '' },
    draft: null,
    fields: ['password'],
    send: ({ password }, idempotencyKey) => setPassword({ password, idempotencyKey }).unwrap(),
    onRefused: (error) => {
      if (isApiError(error) && error.code === 'GUARDIAN_ALREADY_SET') onExists();
    },
    onSent: onSet,
  });

  return (
    <FormSheet
      title="보호자 비밀번호 정하기"
      onClose={onClose}
      submit="저장하기"
      pending={pending}
      formProps={formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">
          배우기에서 나올 때 보호자를 확인하는 비밀번호예요. 아이가 모르는 숫자로 정해 주세요.
        </Typography>
        <NewGuardianFields label="보호자 비밀번호" register={form.register} errors={errors} />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
