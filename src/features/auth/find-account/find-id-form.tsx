import { findIdInput, mailCode, PERSON_NAME_MAX } from '@contract/auth/join';
import type { FoundId } from '@contract/auth/join.responses';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { sentCode, stillCounts, useFocusOnSent } from '@/features/auth/sent-code';
import { EmailWithCode } from '@/features/auth/ui/email-with-code';
import { useAskForCode } from '@/features/auth/use-ask-for-code';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useSubmit } from '@/shared/forms/use-submit';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { useFindIdMutation, useMailFindIdCodeMutation } from './find-api';

const DRAFT = 'find_id';
const draftSchema = v.object({ name: v.string(), email: v.string(), sent: v.nullable(sentCode) });
const sent = draftSchema.entries.sent;
type Values = v.InferOutput<typeof draftSchema> & { code: string };

const toRequestKey = ({ name, email }: v.InferOutput<typeof findIdInput>) => `${name}\n${email}`;
const askedWith = ({ name, email }: Pick<Values, 'name' | 'email'>) => {
  const { success, output } = v.safeParse(findIdInput, { name, email });
  return success ? toRequestKey(output) : null;
};
/** The code that was mailed for the form's current values. */
const currentCode = (values: Pick<Values, 'name' | 'email' | 'sent'>) =>
  values.sent && values.sent.askedWith === askedWith(values) ? values.sent : null;

const beforeCode = valibotResolver(v.object({ ...findIdInput.entries, sent, code: v.string() }));
const withCode = valibotResolver(v.object({ ...findIdInput.entries, sent, code: mailCode }));
const resolver: Resolver<Values, unknown, Values> = (values, context, options) =>
  (currentCode(values) ? withCode : beforeCode)(values, context, options);

const FIELDS = ['name', 'email', 'code'] as const;

/** Name and e-mail, then the mailed code; it answers the id with a part of it hidden. */
export function FindIdForm({ onFound }: { onFound: (found: FoundId) => void }) {
  const draft = useFormDraft(DRAFT, draftSchema);
  const { name = '', email: address = '', sent: storedCode = null } = draft.values ?? {};
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { name, email: address, code: '', sent: stillCounts(storedCode) },
  });
  usePersistDraft(DRAFT, form, (values) => ({ name: values.name, email: values.email, sent: values.sent }));
  const { register, control, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const [typedName, email, mailed] = useWatch({ control, name: ['name', 'email', 'sent'] });
  const code = currentCode({ name: typedName, email, sent: mailed });
  useFocusOnSent(form, 'code', code);
  const { problem, clearProblem, refused, ask, isMailing } = useAskForCode(
    form,
    FIELDS,
    useMailFindIdCodeMutation(),
    toRequestKey,
  );
  const [findId] = useFindIdMutation();

  const requestCode = async (values: Pick<Values, 'name' | 'email'>) => {
    const asked = v.safeParse(findIdInput, values);
    if (asked.success) await ask(asked.output);
  };

  const submit = useSubmit(form, async (input) => {
    const proven = currentCode(input);
    if (!proven) return requestCode(input);
    clearProblem();
    const { data, error } = await findId({ request_id: proven.request_id, code: input.code });
    if (!data) return refused(error);
    draft.clear();
    onFound(data);
  });

  return (
    <form {...submit} aria-label="아이디 찾기">
      <Stack gap={5}>
        <Field
          {...register('name')}
          label="이름"
          autoComplete="name"
          inputProps={{ maxLength: PERSON_NAME_MAX, enterKeyHint: 'next' }}
          error={errors.name?.message}
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
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={isSubmitting}>
          {code ? '아이디 보기' : '확인 번호 받기'}
        </MainButton>
      </Stack>
    </form>
  );
}
