import { findIdInput } from '@contract/auth/join';
import type { FoundId } from '@contract/auth/join.responses';
import { mailCode } from '@contract/common/mail-code';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { createCodeRequest } from '@/domain/mailed-code/mailed-code';
import { MailedCodeForm } from '@/domain/mailed-code/mailed-code-form';
import { sentCode, stillCounts } from '@/domain/mailed-code/sent-code';
import { useMailedCode } from '@/domain/mailed-code/use-mailed-code';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { Field } from '@/shared/ui/forms/field';
import { useConfirmFindIdMutation, useSendFindIdCodeMutation } from './find-api';

const DRAFT = 'find_id';
const draftSchema = v.object({ name: v.string(), email: v.string(), sent: v.nullable(sentCode) });
const sent = draftSchema.entries.sent;
type Values = v.InferOutput<typeof draftSchema> & { code: string };

const request = createCodeRequest(findIdInput, ({ name, email }) => `${name}\n${email}`);
const resolver = request.createResolver<Values>(
  v.object({ ...findIdInput.entries, sent, code: v.string() }),
  v.object({ ...findIdInput.entries, sent, code: mailCode }),
);

const FIELDS = ['name', 'email', 'code'] as const;

/** Name and e-mail, then the mailed code; it answers the id with a part of it hidden. */
export function FindIdForm({ onFound }: { onFound: (found: FoundId) => void }) {
  const draft = useFormDraft(DRAFT, draftSchema);
  const { name = '', email = '', sent: stored = null } = draft.values ?? {};
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { name, email, code: '', sent: stillCounts(stored) },
  });
  usePersistDraft(DRAFT, form, (values) => ({ name: values.name, email: values.email, sent: values.sent }));
  const { errors } = form.formState;
  const [confirmFindId] = useConfirmFindIdMutation();
  // Registered before the address: of several wrong fields, the one registered first is focused.
  const nameField = form.register('name');
  const mailed = useMailedCode({
    form,
    request,
    fields: FIELDS,
    mailing: useSendFindIdCodeMutation(),
    onCode: async (proof) => {
      const found = await confirmFindId(proof).unwrap();
      draft.clear();
      onFound(found);
    },
  });

  return (
    <MailedCodeForm
      label="아이디 찾기"
      mailed={mailed}
      errors={errors}
      hint="가입할 때 쓴 이메일을 입력해 주세요."
      submitLabel="아이디 보기"
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
