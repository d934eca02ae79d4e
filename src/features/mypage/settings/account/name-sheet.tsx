import { accountNameInput } from '@contract/auth/account';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectUser, userLoaded } from '@/features/auth/auth-slice';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useUpdateNameMutation } from './account-api';

/** The account owner's own name, which other people do not read. */
export function NameSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [updateName] = useUpdateNameMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: accountNameInput,
    defaultValues: { name: user?.name ?? '' },
    draft: 'own_name',
    fields: ['name'],
    send: async (input, idempotencyKey) => {
      const { name } = await updateName({ ...input, idempotencyKey }).unwrap();
      if (user) dispatch(userLoaded({ ...user, name }));
    },
    onSent: () => {
      dispatch(succeeded('이름을 저장했어요'));
      onClose();
    },
  });
  return (
    <FormSheet title="이름" onClose={onClose} submit="저장하기" pending={pending} formProps={formProps}>
      <Stack spacing={4}>
        <Typography color="textSecondary">
          아이디를 찾을 때와 보내 드리는 메일에 써요. 다른 부모에게는 보이지 않아요.
        </Typography>
        <Field label="이름" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
