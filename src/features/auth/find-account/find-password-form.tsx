import { findPasswordInput, mailCode } from '@contract/auth/join';
import { namesId, PASSWORD_NAMES_ID } from '@contract/auth/password';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { newPasswordEntries, PASSWORDS_DIFFER, samePassword } from '@/features/auth/new-password-input';
import { sentCode, stillCounts, useFocusOnSent } from '@/features/auth/sent-code';
import { EmailWithCode } from '@/features/auth/ui/email-with-code';
import { NewPasswordFields } from '@/features/auth/ui/new-password-fields';
import { useAskForCode } from '@/features/auth/use-ask-for-code';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useSubmit } from '@/shared/forms/use-submit';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { useMailFindPasswordCodeMutation, useResetPasswordMutation } from './find-api';

const DRAFT = 'find_password';
const draftSchema = v.object({ user_id: v.string(), email: v.string(), sent: v.nullable(sentCode) });
const sent = draftSchema.entries.sent;
type Asked = v.InferOutput<typeof draftSchema>;
type Values = Asked & { code: string; password: string; again: string };

const toRequestKey = ({ user_id, email }: v.InferOutput<typeof findPasswordInput>) => `${user_id}\n${email}`;
const askedWith = ({ user_id, email }: Asked) => {
  const { success, output } = v.safeParse(findPasswordInput, { user_id, email });
  return success ? toRequestKey(output) : null;
};
/** The code that was mailed for the form's current values. */
const currentCode = (values: Asked) =>
  values.sent && values.sent.askedWith === askedWith(values) ? values.sent : null;

const beforeCode = valibotResolver(
  v.object({ ...findPasswordInput.entries, sent, code: v.string(), password: v.string(), again: v.string() }),
);
const withCode = valibotResolver(
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
const resolver: Resolver<Values, unknown, Values> = (values, context, options) =>
  (currentCode(values) ? withCode : beforeCode)(values, context, options);

const FIELDS = ['user_id', 'email', 'code', 'password'] as const;

/** Id and e-mail, then the mailed code and a new password. Neither password nor code is stored. */
export function FindPasswordForm({ onChanged }: { onChanged: () => void }) {
  const draft = useFormDraft(DRAFT, draftSchema);
  const { user_id = '', email: address = '', sent: storedCode = null } = draft.values ?? {};
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { user_id, email: address, sent: stillCounts(storedCode), code: '', password: '', again: '' },
  });
  usePersistDraft(DRAFT, form, (values) => ({ user_id: values.user_id, email: values.email, sent: values.sent }));
  const { register, control, getValues, formState } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  const [userId, email, mailed, password] = useWatch({ control, name: ['user_id', 'email', 'sent', 'password'] });
  const code = currentCode({ user_id: userId, email, sent: mailed });
  useFocusOnSent(form, 'code', code);
  const { problem, clearProblem, refused, ask, isMailing } = useAskForCode(
    form,
    FIELDS,
    useMailFindPasswordCodeMutation(),
    toRequestKey,
  );
  const [resetPassword] = useResetPasswordMutation();

  const requestCode = async ({ user_id, email }: Asked) => {
    const asked = v.safeParse(findPasswordInput, { user_id, email });
    if (asked.success) await ask(asked.output);
  };

  const submit = useSubmit(form, async (input) => {
    const proven = currentCode(input);
    if (!proven) return requestCode(input);
    clearProblem();
    const { request_id } = proven;
    const { error } = await resetPassword({ request_id, code: input.code, password: input.password });
    if (error) return refused(error);
    draft.clear();
    onChanged();
  });

  return (
    <form {...submit} aria-label="비밀번호 찾기">
      <Stack gap={5}>
        <Field
          {...register('user_id')}
          label="아이디"
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 64, enterKeyHint: 'next' }}
          error={errors.user_id?.message}
        />
        <EmailWithCode
          email={register('email')}
          code={register('code')}
          errors={errors}
          sent={code}
          hint="가입할 때 쓴 이메일을 적어 주세요."
          resending={isMailing}
          onResend={() => void requestCode(getValues())}
        />
        {code ? (
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
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={isSubmitting}>
          {code ? '비밀번호 바꾸기' : '확인 번호 받기'}
        </MainButton>
      </Stack>
    </form>
  );
}
