import { emailAddress, type JoinInput, mailCode, PERSON_NAME_MAX } from '@contract/auth/join';
import { requiredText } from '@contract/common/text';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { stillCounts, useFocusOnSent } from '@/features/auth/sent-code';
import { EmailWithCode } from '@/features/auth/ui/email-with-code';
import { useAskForCode } from '@/features/auth/use-ask-for-code';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useSubmit } from '@/shared/forms/use-submit';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { useMailJoinCodeMutation } from './join-api';
import { DRAFTS, type PersonValues, personDraft } from './join-drafts';

const emptyPerson: PersonValues = { name: '', email: '', code: '', sent: null };
const person = { name: requiredText('이름을', PERSON_NAME_MAX), email: emailAddress };
const sent = personDraft.entries.sent;

const parseEmail = (typed: string) => {
  const parsed = v.safeParse(emailAddress, typed);
  return parsed.success ? parsed.output : null;
};
/** The code that was mailed to the form's current address. */
const currentCode = ({ email, sent: code }: Pick<PersonValues, 'email' | 'sent'>) =>
  code && code.askedWith === parseEmail(email) ? code : null;

const beforeCode = valibotResolver(v.object({ ...person, sent, code: v.string() }));
const withCode = valibotResolver(v.object({ ...person, sent, code: mailCode }));
const resolver: Resolver<PersonValues, unknown, PersonValues> = (values, context, options) =>
  (currentCode(values) ? withCode : beforeCode)(values, context, options);

const FIELDS = ['name', 'email', 'code'] as const;

export type Person = Pick<JoinInput, 'name' | 'email' | 'request_id' | 'code'>;

interface PersonFormProps {
  /** Creates the account. A rejection is shown at its field. */
  onJoin: (person: Person) => Promise<void>;
}

/** Name and e-mail; the address is confirmed by a mailed code, which then makes the account. */
export function PersonForm({ onJoin }: PersonFormProps) {
  const draft = useFormDraft(DRAFTS.person, personDraft);
  const stored = draft.values ?? emptyPerson;
  const form = useForm<PersonValues, unknown, PersonValues>({
    resolver,
    defaultValues: { ...stored, sent: stillCounts(stored.sent) },
  });
  usePersistDraft(DRAFTS.person, form, (values) => values);
  const { register, control, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const [email, mailed] = useWatch({ control, name: ['email', 'sent'] });
  const code = currentCode({ email, sent: mailed });
  useFocusOnSent(form, 'code', code);
  const { problem, clearProblem, refused, ask, isMailing } = useAskForCode(
    form,
    FIELDS,
    useMailJoinCodeMutation(),
    ({ email: address }) => address,
  );

  const submit = useSubmit(form, async (input) => {
    const proven = currentCode(input);
    if (!proven) return ask({ email: input.email });
    clearProblem();
    try {
      await onJoin({ name: input.name, email: input.email, request_id: proven.request_id, code: input.code });
    } catch (error) {
      refused(error);
    }
  });

  return (
    <form {...submit} aria-label="본인 확인">
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
          hint="이 주소로 확인 번호를 보내 드려요. 아이디나 비밀번호를 찾을 때도 써요."
          resending={isMailing}
          onResend={() => {
            const to = parseEmail(getValues('email'));
            if (to) void ask({ email: to });
          }}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={isSubmitting}>
          {code ? '가입하기' : '확인 번호 받기'}
        </MainButton>
      </Stack>
    </form>
  );
}
