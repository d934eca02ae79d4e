import { GROWTH_LIMITS, type GrowthField } from '@contract/mypage/growth';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MinusIcon, PlusIcon } from '@/shared/art/icons/further-icons';
import { color, radius, size, space } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { type EntryValues, STEPS, stepText, type toFieldPath } from './entry-values';

interface SteppedProps {
  field: GrowthField;
  path: ReturnType<typeof toFieldPath>;
  /** Absent: the field is typed only. */
  last: number | undefined;
  form: UseFormReturn<EntryValues>;
  children: ReactNode;
}

/** A field between two buttons that start from the last value. Untouched, the field stays empty. */
export function Stepped({ field, path, last, form, children }: SteppedProps) {
  const { label, unit } = GROWTH_LIMITS[field];
  if (last === undefined) return <div>{children}</div>;
  const step = (direction: 1 | -1) => () => {
    form.setValue(path, stepText(field, form.getValues(path), last, direction), { shouldDirty: true });
    form.clearErrors(path);
  };
  return (
    <Row>
      <IconButton label={`${label} ${STEPS[field]}${unit} 줄이기`} onClick={step(-1)}>
        <MinusIcon />
      </IconButton>
      {children}
      <IconButton label={`${label} ${STEPS[field]}${unit} 늘리기`} onClick={step(1)}>
        <PlusIcon />
      </IconButton>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space(2),
  alignItems: 'start',
  '& > button': {
    // beside the input, under the height of the label
    marginTop: `calc(1.5rem + ${space(1.5)} + 2px)`,
    minWidth: size.touch,
    backgroundColor: color.sunken,
    borderRadius: radius.field,
  },
});
