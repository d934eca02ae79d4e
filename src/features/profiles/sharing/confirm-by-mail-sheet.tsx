import { mailCodeProof } from '@contract/common/mail-code';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { CodeField } from '@/domain/mailed-code/code-field';
import { codeRefusal } from '@/domain/mailed-code/code-refusal';
import { type SentCode, sentCode, sentNow, stillCounts, useFocusOnSent } from '@/domain/mailed-code/sent-code';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { showRefusal, useSubmit } from '@/shared/forms/use-submit';
import { newId } from '@/shared/lib/new-id';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useSendHandoverCodeMutation } from './handover-api';

const draftSchema = v.object({ sent: v.nullable(sentCode) });
type Values = { code: string; sent: SentCode | null };
type Proof = v.InferOutput<typeof mailCodeProof> & { idempotencyKey: string };

interface ConfirmByMailSheetProps {
  profileId: string;
  title: string;
  submit: string;
  /** Returns false, having said what is missing, to send no mail yet. */
  isReady?: () => boolean;
  /** Uses the code; a rejection is shown at its field. */
  onCode: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
  /** Above the code. */
  children: ReactNode;
}

/** A step of a handover that is confirmed by a code mailed to the address of one's account. */
export function ConfirmByMailSheet(props: ConfirmByMailSheetProps) {
  const { profileId, title, submit, isReady = () => true, onCode, onClose, children } = props;
  // Reading the mail may unload the page: the request outlives that.
  const name = `handover-${profileId}`;
  const draft = useFormDraft(name, draftSchema);
  const form = useForm<Values>({ defaultValues: { code: '', sent: stillCounts(draft.values?.sent) } });
  usePersistDraft(name, form, ({ sent }) => ({ sent }));
  const [mail, { isLoading: mailing }] = useSendHandoverCodeMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(newId);
  const sent = useWatch({ control: form.control, name: 'sent' });
  useFocusOnSent(form, 'code', sent);
  const showError = (error: unknown) => setProblem(showRefusal(form, codeRefusal(error), ['code']));

  const request = async () => {
    setProblem(null);
    const { data, error } = await mail({ profileId });
    if (!data) return showError(error);
    form.clearErrors('code');
    form.setValue('code', '');
    form.setValue('sent', sentNow(data, '가입한 이메일', ''));
  };
  const formProps = useSubmit(form, async (values) => {
    setProblem(null);
    if (!isReady()) return;
    if (!values.sent) return request();
    const proof = v.safeParse(mailCodeProof, { request_id: values.sent.request_id, code: values.code });
    if (!proof.success) {
      form.setError('code', { type: 'contract', message: proof.issues[0].message });
      return form.setFocus('code');
    }
    try {
      await onCode({ ...proof.output, idempotencyKey });
      draft.clear();
    } catch (error) {
      // A refused request is not the same as the next try.
      setKey(newId());
      showError(error);
    }
  });

  return (
    <FormSheet
      title={title}
      onClose={onClose}
      submit={sent ? submit : '확인 번호 받기'}
      pending={mailing || form.formState.isSubmitting}
      formProps={formProps}
    >
      <Stack spacing={5}>
        {children}
        {sent ? (
          <CodeField
            {...form.register('code')}
            sent={sent}
            error={form.formState.errors.code?.message}
            resending={mailing}
            onResend={() => {
              if (!mailing) void request();
            }}
          />
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
