import Checkbox from '@mui/material/Checkbox';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** The control of a label for `{...register('name')}`, which reads and sets the input itself. */
export const RegisteredCheckbox = ({ ref, name, onChange, onBlur }: UseFormRegisterReturn) => (
  <Checkbox name={name} onChange={onChange} onBlur={onBlur} slotProps={{ input: { ref } }} />
);
