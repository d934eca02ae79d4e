import { nickname, parentNickname } from '@contract/accounts/nickname';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { selectUser } from '@/features/auth/auth-slice';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useGetAccountQuery, useUpdateNicknameMutation } from './account-api';

const parentForm = v.object({ nickname: parentNickname });
const staffForm = v.object({ nickname });

/** The name that other people read beside posts and comments. */
export function NicknameSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const isParent = useAppSelector(selectUser)?.role === 'parent';
  const { data: account } = useGetAccountQuery();
  const [updateNickname] = useUpdateNicknameMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: isParent ? parentForm : staffForm,
    defaultValues: { nickname: '' },
    draft: 'nickname',
    values: account && { nickname: account.nickname ?? '' },
    fields: ['nickname'],
    send: (input, idempotencyKey) => updateNickname({ ...input, idempotencyKey }).unwrap(),
    onSent: () => {
      dispatch(succeeded('닉네임을 저장했어요'));
      onClose();
    },
  });
  return (
    <FormSheet title="닉네임" onClose={onClose} submit="저장하기" pending={pending} formProps={formProps}>
      <Stack spacing={4}>
        <Typography color="textSecondary">
          커뮤니티의 글과 댓글에 보이는 이름이에요. 바꾸면 전에 쓴 글에도 새 닉네임이 보여요.
        </Typography>
        <Field
          label="닉네임"
          placeholder="예: 도담맘"
          autoComplete="off"
          error={errors.nickname?.message}
          hint="실명보다 부르고 싶은 이름이 좋아요."
          {...form.register('nickname')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
