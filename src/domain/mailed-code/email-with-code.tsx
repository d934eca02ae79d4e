import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { SentCode } from '@/domain/mailed-code/sent-code';
import { Field } from '@/shared/ui/forms/field';
import { CodeField } from './code-field';

interface EmailWithCodeProps {
  label?: string;
  email: UseFormRegisterReturn;
  code: UseFormRegisterReturn;
  errors: FieldErrors<{ email: string; code: string }>;
  /** The code valid for the form's current values; null before one was mailed. */
  sent: SentCode | null;
  /** Under the address until a code is mailed. */
  hint: string;
  resending: boolean;
  onResend: () => void;
}

/** The e-mail address and, once a code was mailed there, its field. */
export function EmailWithCode(props: EmailWithCodeProps) {
  const { label = '이메일', email, code, errors, sent, hint, resending, onResend } = props;
  return (
    <>
      <Field
        {...email}
        label={label}
        type="email"
        autoComplete="email"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        error={errors.email?.message}
        hint={sent ? undefined : hint}
      />
      {sent ? (
        <CodeField
          {...code}
          sent={sent}
          error={errors.code?.message}
          resending={resending}
          onResend={() => {
            if (!resending) onResend();
          }}
        />
      ) : null}
    </>
  );
}
