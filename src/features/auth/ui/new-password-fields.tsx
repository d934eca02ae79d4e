import { PASSWORD_RULE } from '@contract/auth/password';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { passwordStrength } from '@/features/auth/password-strength';
import { color, motion, radius, space } from '@/shared/tokens';
import { PasswordField } from '@/shared/ui/forms/password-field';

const FILLS = [color.coral, color.apricot, color.leaf, color.primary] as const;

interface NewPasswordFieldsProps {
  /** The typed password, and the id it must not contain. */
  password: string;
  userId: string;
  first: ComponentProps<typeof PasswordField>;
  again: ComponentProps<typeof PasswordField>;
}

/** A new password with its strength, and a second field against typing errors. */
export function NewPasswordFields({ password, userId, first, again }: NewPasswordFieldsProps) {
  const strength = passwordStrength(password, userId);
  const hint = strength ? (
    <>
      <Meter aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i
            key={step}
            style={step <= Math.max(1, strength.level) ? { backgroundColor: FILLS[strength.level] } : undefined}
          />
        ))}
      </Meter>
      <span role="status">{strength.words}</span>
    </>
  ) : (
    PASSWORD_RULE
  );
  return (
    <>
      <PasswordField {...first} autoComplete="new-password" hint={hint} />
      <PasswordField {...again} autoComplete="new-password" />
    </>
  );
}

const Meter = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '4px',
  margin: `0 0 ${space(1)}`,
  '& > i': {
    height: '5px',
    borderRadius: radius.round,
    backgroundColor: color.line,
    transition: `background-color ${motion.calm}ms`,
  },
});
