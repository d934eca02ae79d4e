import { findPasswordInput } from '@contract/auth/join';
import { namesId, PASSWORD_NAMES_ID } from '@contract/auth/password';
import { mailCode } from '@contract/common/mail-code';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { createCodeRequest } from '@/domain/mailed-code/mailed-code';
import { MailedCodeForm } from '@/domain/mailed-code/mailed-code-form';
import { sentCode, stillCounts } from '@/domain/mailed-code/sent-code';
import { useMailedCode } from '@/domain/mailed-code/use-mailed-code';
import { newPasswordEntries, PASSWORDS_DIFFER, samePassword } from '@/features/auth/new-password-input';
import { NewPasswordFields } from '@/features/auth/ui/new-password-fields';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { Field } from '@/shared/ui/forms/field';
import { useResetPasswordMutation, useSendFindPasswordCodeMutation } from './find-api';

const DRAFT = 'find_password';
const draftSchema = v.object({ user_id: v.string(), email: v.string(), sent: v.nullable(sentCode) });
const sent = draftSchema.entries.sent;
type Values = v.InferOutput<typeof draftSchema> & { code: string; password: string; again: string };

const request = createCodeRequest(findPasswordInput, ({ user_id, email }) => `${user_id}\n${email}`);
const resolver = request.createResolver<Values>(
  v.object({ ...findPasswordInput.entries, sent, code: v.string(), password: v.string(), again: v.string() }),
  v.pipe(
    v.object({ ...findPasswordInput.entries, sent, code: mailCode, ...newPasswordEntries }),
    v.forward(
      v.partialCheck(
        [['user_id'], ['password']],
        ({ user_id, password }) => !namesId(password, user_id),
        PASSWORD_NAMES_ID,
      ),
      ['password'],
    ),
    v.forward(v.partialCheck([['password'], ['again']], samePassword, PASSWORDS_DIFFER), ['again']),
  ),
);

const FIELDS = ['user_id', 'email', 'code', 'password'] as const;

/** Id and e-mail, then the mailed code and a new password. Neither password nor code is stored. */
export function FindPasswordForm({ onChanged }: { onChanged: () => void }) {
  const draft = useFormDraft(DRAFT, draftSchema);
  const { user_id = '', email = '', sent: stored = null } = draft.values ?? {};
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { user_id, email, sent: stillCounts(stored), code: '', password: '', again: '' },
  });
  usePersistDraft(DRAFT, form, (values) => ({ user_id: values.user_id, email: values.email, sent: values.sent }));
  const { register, control } = form;
  const { errors, isSubmitted } = form.formState;
  const [userId, password] = useWatch({ control, name: ['user_id', 'password'] });
  const [resetPassword] = useResetPasswordMutation();
  // Registered before the address: of several wrong fields, the one registered first is focused.
  const userIdField = register('user_id');
  const mailed = useMailedCode({
    form,
    request,
    fields: FIELDS,
    mailing: useSendFindPasswordCodeMutation(),
    onCode: async (proof, input) => {
      await resetPassword({ ...proof, password: input.password }).unwrap();
      draft.clear();
      onChanged();
    },
  });

  return (
    <MailedCodeForm
      label="비밀번호 찾기"
      mailed={mailed}
      errors={errors}
      hint="가입할 때 쓴 이메일을 입력해 주세요."
      submitLabel="비밀번호 바꾸기"
      before={
        <Field
          {...userIdField}
          label="아이디"
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 64, enterKeyHint: 'next' }}
          error={errors.user_id?.message}
        />
      }
      after={
        <NewPasswordFields
          password={password}
          userId={userId.trim()}
          first={{
            ...register('password', { deps: isSubmitted ? ['again'] : [] }),
            label: '새 비밀번호',
            error: errors.password?.message,
          }}
          again={{ ...register('again'), label: '새 비밀번호 확인', error: errors.again?.message }}
        />
      }
    />
  );
}
