import type { MailCodeSent } from '@contract/auth/join.responses';
import type { MailCodeProof } from '@contract/common/mail-code';
import { useState } from 'react';
import { type FieldPath, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { showRefusal, useSubmit } from '@/shared/forms/use-submit';
import { codeRefusal } from './code-refusal';
import type { CodeRequest, CodeValues } from './mailed-code';
import { sentNow, useFocusOnSent } from './sent-code';

type Mailing<Input> = readonly [
  (input: Input) => Promise<{ data?: MailCodeSent; error?: unknown }>,
  { isLoading: boolean },
];

interface MailedCodeOptions<Values extends CodeValues, Input extends { email: string }> {
  form: UseFormReturn<Values, unknown, Values>;
  request: CodeRequest<Input>;
  /** The form's fields in visual order. */
  fields: readonly FieldPath<Values>[];
  /** The mutation that mails the code. */
  mailing: Mailing<Input>;
  /** Uses the code; a rejection is shown at its field. */
  onCode: (proof: MailCodeProof, input: Values) => Promise<unknown>;
}

/** A form whose e-mail address is verified by a mailed code: its first submit requests the mail, its second uses it. */
export function useMailedCode<Values extends CodeValues, Input extends { email: string }>({
  form,
  request,
  fields,
  mailing: [mail, { isLoading: resending }],
  onCode,
}: MailedCodeOptions<Values, Input>) {
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useWatch({ control: form.control, compute: (values: Values) => request.getCode(values) });
  const codeField = 'code' as FieldPath<Values>;
  useFocusOnSent(form, codeField, sent);

  const set = <Name extends keyof CodeValues & FieldPath<Values>>(name: Name, value: CodeValues[Name]) =>
    form.setValue(name, value as PathValue<Values, Name>);
  const showError = (error: unknown) => setProblem(showRefusal(form, codeRefusal(error), fields));

  const requestCode = async (values: Values) => {
    const input = request.parse(values);
    if (!input) return;
    setProblem(null);
    const { data, error } = await mail(input);
    if (!data) return showError(error);
    form.clearErrors(codeField);
    set('code' as FieldPath<Values> & 'code', '');
    set('sent' as FieldPath<Values> & 'sent', sentNow(data, input.email, request.toRequestKey(input)));
  };

  const formProps = useSubmit(form, async (input) => {
    const proven = request.getCode(input);
    if (!proven) return requestCode(input);
    setProblem(null);
    try {
      await onCode({ request_id: proven.request_id, code: input.code }, input);
    } catch (error) {
      showError(error);
    }
  });

  return {
    formProps,
    problem,
    pending: form.formState.isSubmitting,
    /** Null before a code was mailed for the current values. */
    sent,
    email: form.register('email' as FieldPath<Values>),
    code: form.register(codeField),
    resending,
    resend: () => void requestCode(form.getValues()),
  };
}

export type MailedCode = ReturnType<typeof useMailedCode>;
