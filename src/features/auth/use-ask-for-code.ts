import type { MailCodeSent } from '@contract/auth/join.responses';
import { useState } from 'react';
import type { FieldPath, PathValue, UseFormReturn } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/use-submit';
import { codeRefusal } from './code-refusal';
import { type SentCode, sentNow } from './sent-code';

type CodeValues = { email: string; code: string; sent: SentCode | null };
type Mailing<Asked> = readonly [
  (asked: Asked) => Promise<{ data?: MailCodeSent; error?: unknown }>,
  { isLoading: boolean },
];

/**
 * A form whose e-mail address is verified by a mailed code: requests the mail and shows refusals at the fields.
 * @param fields the form's fields in visual order
 * @param toRequestKey the input a code was requested with; other input needs a new code
 */
export function useAskForCode<Values extends CodeValues, Input, Asked extends { email: string }>(
  form: UseFormReturn<Values, unknown, Input>,
  fields: readonly FieldPath<Values>[],
  [mail, { isLoading: isMailing }]: Mailing<Asked>,
  toRequestKey: (asked: Asked) => string,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const set = <Name extends keyof CodeValues & FieldPath<Values>>(name: Name, value: CodeValues[Name]) =>
    form.setValue(name, value as PathValue<Values, Name>);

  const refused = (error: unknown) => setProblem(showRefusal(form, codeRefusal(error), fields));
  const ask = async (asked: Asked) => {
    setProblem(null);
    const { data, error } = await mail(asked);
    if (!data) return refused(error);
    form.clearErrors('code' as FieldPath<Values>);
    set('code' as FieldPath<Values> & 'code', '');
    set('sent' as FieldPath<Values> & 'sent', sentNow(data, asked.email, toRequestKey(asked)));
  };
  return { problem, clearProblem: () => setProblem(null), refused, ask, isMailing };
}
