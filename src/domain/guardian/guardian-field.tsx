import { GUARDIAN_PASSWORD_MAX } from '@contract/auth/guardian';
import type { FieldProps } from '@/shared/ui/forms/field';
import { PasswordField } from '@/shared/ui/forms/password-field';

/**
 * A guardian password is digits: this opens the numeric keypad, and keeps password managers from mixing it up with the
 * account's.
 */
export function GuardianField(props: Omit<FieldProps, 'type' | 'multiline' | 'endAdornment'>) {
  return (
    <PasswordField
      autoComplete="off"
      {...props}
      inputProps={{ inputMode: 'numeric', maxLength: GUARDIAN_PASSWORD_MAX, ...props.inputProps }}
    />
  );
}
