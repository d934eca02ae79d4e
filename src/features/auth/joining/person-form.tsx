import { type JoinInput, joinCodeInput } from '@contract/auth/join';
import { mailCode } from '@contract/common/mail-code';
import { nameText } from '@contract/common/text';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { createCodeRequest } from '@/domain/mailed-code/mailed-code';
import { MailedCodeForm } from '@/domain/mailed-code/mailed-code-form';
import { stillCounts } from '@/domain/mailed-code/sent-code';
import { useMailedCode } from '@/domain/mailed-code/use-mailed-code';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { Field } from '@/shared/ui/forms/field';
import { useSendJoinCodeMutation } from './join-api';
import { DRAFTS, type PersonValues, personDraft } from './join-drafts';

const empty: PersonValues = { name: '', email: '', code: '', sent: null };
const person = { name: nameText('이름을'), ...joinCodeInput.entries };
const sent = personDraft.entries.sent;

const request = createCodeRequest(joinCodeInput, ({ email }) => email);
const resolver = request.createResolver<PersonValues>(
  v.object({ ...person, sent, code: v.string() }),
  v.object({ ...person, sent, code: mailCode }),
);

const FIELDS = ['name', 'email', 'code'] as const;

export type Person = Pick<JoinInput, 'name' | 'email' | 'request_id' | 'code'>;

interface PersonFormProps {
  /** Creates the account. A rejection is shown at its field. */
  onJoin: (person: Person) => Promise<void>;
}

/** Name and e-mail; the address is confirmed by a mailed code, which then makes the account. */
export function PersonForm({ onJoin }: PersonFormProps) {
  const draft = useFormDraft(DRAFTS.person, personDraft);
  const stored = draft.values ?? empty;
  const form = useForm<PersonValues, unknown, PersonValues>({
    resolver,
    defaultValues: { ...stored, sent: stillCounts(stored.sent) },
  });
  usePersistDraft(DRAFTS.person, form, (values) => values);
  const { errors } = form.formState;
  // Registered before the address: of several wrong fields, the one registered first is focused.
  const nameField = form.register('name');
  const mailed = useMailedCode({
    form,
    request,
    fields: FIELDS,
    mailing: useSendJoinCodeMutation(),
    onCode: (proof, { name, email }) => onJoin({ name, email, ...proof }),
  });

  return (
    <MailedCodeForm
      label="이메일 확인"
      mailed={mailed}
      errors={errors}
      hint="이 주소로 확인 번호를 보내 드려요. 아이디나 비밀번호를 찾을 때도 써요."
      submitLabel="가입하기"
      before={
        <Field
          {...nameField}
          label="이름"
          autoComplete="name"
          inputProps={{ enterKeyHint: 'next' }}
          error={errors.name?.message}
        />
      }
    />
  );
}
