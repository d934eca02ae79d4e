import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { MailedCode } from '@/domain/mailed-code/use-mailed-code';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { EmailWithCode } from './email-with-code';

interface MailedCodeFormProps {
  label: string;
  mailed: MailedCode;
  errors: FieldErrors<{ email: string; code: string }>;
  /** Under the address until a code is mailed. */
  hint: string;
  /** The field above the address. */
  before: ReactNode;
  /** Fields below the code. */
  after?: ReactNode;
  /** On the button once a code was mailed. */
  submitLabel: string;
}

/** A form with an e-mail address and the code that is mailed there. */
export function MailedCodeForm(props: MailedCodeFormProps) {
  const { label, mailed, errors, hint, before, after, submitLabel } = props;
  return (
    <form {...mailed.formProps} aria-label={label}>
      <Stack spacing={5}>
        {before}
        <EmailWithCode
          email={mailed.email}
          code={mailed.code}
          errors={errors}
          sent={mailed.sent}
          hint={hint}
          resending={mailed.resending}
          onResend={mailed.resend}
        />
        {mailed.sent ? after : null}
        {mailed.problem ? <FormError>{mailed.problem}</FormError> : null}
        <MainButton type="submit" pending={mailed.pending}>
          {mailed.sent ? submitLabel : '확인 번호 받기'}
        </MainButton>
      </Stack>
    </form>
  );
}
