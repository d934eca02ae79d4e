import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { GuardianField } from './guardian-field';
import { GUARDIAN_RULE } from './guardian-rule';

interface NewGuardianFieldsProps {
  label: string;
  register: (name: 'password' | 'confirm') => UseFormRegisterReturn;
  errors: FieldErrors<{ password: string; confirm: string }>;
}

/** A guardian password to be set, typed twice. */
export function NewGuardianFields({ label, register, errors }: NewGuardianFieldsProps) {
  return (
    <>
      <GuardianField label={label} error={errors.password?.message} hint={GUARDIAN_RULE} {...register('password')} />
      <GuardianField label={`${label} 확인`} error={errors.confirm?.message} {...register('confirm')} />
    </>
  );
}
