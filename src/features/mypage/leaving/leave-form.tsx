import { leaveInput } from '@contract/auth/leaving';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { useLeaveMutation } from '@/features/mypage/settings/settings-api';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { dayOfTime } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { PasswordField } from '@/shared/ui/forms/password-field';
import { SharedChildren } from './shared-children';

const DRAFT = 'leaving';
const draftSchema = v.object({ reason: v.string() });

/** Leaving the service: an optional reason and the password. Success ends the session on this device. */
export function LeaveForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leave] = useLeaveMutation();
  const draft = useFormDraft(DRAFT, draftSchema);
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: leaveInput,
    defaultValues: { reason: draft.values?.reason ?? '', password: '', takes_over: [] },
    draft: null,
    fields: ['reason', 'password'],
    send: async (input, idempotencyKey) => {
      const { erased_at } = await leave({ ...input, idempotencyKey }).unwrap();
      draft.clear();
      dispatch(succeeded(`그동안 고마웠어요. ${dayOfTime(erased_at)} 전까지 다시 돌아올 수 있어요.`));
    },
    onSent: () => void navigate(paths.root, { replace: true }),
  });
  usePersistDraft(DRAFT, form, ({ reason }) => ({ reason: reason ?? '' }));

  return (
    <form {...formProps}>
      <Stack spacing={5}>
        <Controller
          control={form.control}
          name="takes_over"
          render={({ field: { value = [], onChange } }) => <SharedChildren value={value} onChange={onChange} />}
        />
        <Field
          label="떠나는 이유"
          optional
          multiline
          minRows={3}
          hint="더 나은 쑥쑥플래너를 만드는 데만 쓸게요."
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <PasswordField label="비밀번호" error={errors.password?.message} {...form.register('password')} />
        {problem ? <FormError>{problem}</FormError> : null}
        <Stack spacing={2}>
          <MainButton type="submit" look="danger" pending={pending}>
            탈퇴 신청하기
          </MainButton>
          <MainButton component={Link} to={paths.mypage.setting} replace look="quiet">
            계속 함께할래요
          </MainButton>
        </Stack>
        <Typography variant="small" color="textSecondary" align="center">
          기록을 먼저 받아 두고 싶다면 <Link to={`${paths.mypage.setting}#export`}>내 정보 내려받기</Link>를 눌러
          주세요.
        </Typography>
      </Stack>
    </form>
  );
}
