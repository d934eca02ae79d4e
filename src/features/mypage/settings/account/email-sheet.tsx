import { emailChangeInput, emailCodeInput } from '@contract/auth/account';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { EmailWithCode } from '@/domain/mailed-code/email-with-code';
import { createCodeRequest } from '@/domain/mailed-code/mailed-code';
import { sentCode, stillCounts } from '@/domain/mailed-code/sent-code';
import { useMailedCode } from '@/domain/mailed-code/use-mailed-code';
import { selectUser } from '@/features/auth/auth-slice';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { FormError } from '@/shared/ui/forms/form-error';
import { PasswordField } from '@/shared/ui/forms/password-field';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useChangeEmailMutation, useGetAccountQuery, useSendEmailCodeMutation } from './account-api';

const DRAFT = 'change_email';
const draftSchema = v.object({ email: v.string(), sent: v.nullable(sentCode) });
const sent = draftSchema.entries.sent;
type Values = v.InferOutput<typeof draftSchema> & { code: string; password: string };

const { email, code, password } = emailChangeInput.entries;
const request = createCodeRequest(emailCodeInput, (input) => input.email);
const resolver = request.createResolver<Values>(
  v.object({ email, sent, code: v.string(), password: v.string() }),
  v.object({ email, sent, code, password }),
);

const FIELDS = ['email', 'code', 'password'] as const;

/** The new address, then the code that was mailed there and the account's password. */
export function EmailSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { data: account } = useGetAccountQuery();
  // Reading the mail may unload the page: the address and the request outlive that.
  const draft = useFormDraft(DRAFT, draftSchema);
  const { email: typed = '', sent: stored = null } = draft.values ?? {};
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { email: typed, code: '', password: '', sent: stillCounts(stored) },
  });
  usePersistDraft(DRAFT, form, (values) => ({ email: values.email, sent: values.sent }));
  const { errors } = form.formState;
  const [changeEmail] = useChangeEmailMutation();
  const mailed = useMailedCode({
    form,
    request,
    fields: FIELDS,
    mailing: useSendEmailCodeMutation(),
    onCode: async (proof, values) => {
      await changeEmail({ ...proof, email: values.email, password: values.password }).unwrap();
      draft.clear();
      dispatch(succeeded('이메일을 바꿨어요'));
      onClose();
    },
  });

  return (
    <FormSheet
      title="이메일 바꾸기"
      onClose={onClose}
      submit={mailed.sent ? '이메일 바꾸기' : '확인 번호 받기'}
      pending={mailed.pending}
      formProps={mailed.formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary" style={{ overflowWrap: 'anywhere' }}>
          {account ? `지금 이메일은 ${account.email}이에요. ` : null}새 이메일로 받은 번호와 비밀번호를 입력하면 바뀌고,
          지금 이메일로도 알려 드려요.
        </Typography>
        <EmailWithCode
          label="새 이메일"
          email={mailed.email}
          code={mailed.code}
          errors={errors}
          sent={mailed.sent}
          hint="이 주소로 확인 번호를 보내 드려요."
          resending={mailed.resending}
          onResend={mailed.resend}
        />
        {mailed.sent ? (
          <>
            {/* lets a password manager know the account of this password */}
            <input type="text" autoComplete="username" value={user?.user_id ?? ''} readOnly hidden />
            <PasswordField label="비밀번호" error={errors.password?.message} {...form.register('password')} />
          </>
        ) : null}
        {mailed.problem ? <FormError>{mailed.problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
