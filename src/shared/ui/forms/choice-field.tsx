import { type Control, type FieldPath, type FieldValues, type PathValue, useController } from 'react-hook-form';
import { ChoiceGroup, type ChoiceGroupProps } from '@/shared/ui/forms/choice-group';

type ChoiceFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Input> = Omit<
  ChoiceGroupProps<Extract<PathValue<Values, Name>, string>>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & { control: Control<Values, unknown, Input>; name: Name };

/** A choice that is a field of a form. */
export function ChoiceField<Values extends FieldValues, Name extends FieldPath<Values>, Input>({
  control,
  name,
  ...group
}: ChoiceFieldProps<Values, Name, Input>) {
  const { ref, value, onChange, onBlur } = useController({ control, name }).field;
  return <ChoiceGroup {...group} ref={ref} value={value} onChange={onChange} onBlur={onBlur} />;
}
