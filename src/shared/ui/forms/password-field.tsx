import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/shared/art/icons/further-icons';
import { IconButton } from '../buttons/icon-button';
import { Field, type FieldProps } from './field';

/** A password with a button that shows it. `autoComplete` is `current-password` by default. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'multiline' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...props.inputProps }}
      endAdornment={
        <IconButton
          label={shown ? '비밀번호 숨기기' : '비밀번호 보기'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
