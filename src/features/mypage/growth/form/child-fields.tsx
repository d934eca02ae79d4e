import { GROWTH_LIMITS, type GrowthField, NOTHING_MEASURED } from '@contract/mypage/growth';
import { POSITION_LABELS } from '@contract/mypage/growth-words';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { color, radius, space, text } from '@/shared/tokens';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { type EntryValues, type LastValues, toFieldPath, usualPosition } from './entry-values';
import { Stepped } from './stepped-field';

const FIELDS: GrowthField[] = ['height_cm', 'weight_kg', 'head_cm'];
const POSITIONS = (['lying', 'standing'] as const).map((value) => ({ value, label: POSITION_LABELS[value] }));

interface ChildFieldsProps {
  child: Profile;
  form: UseFormReturn<EntryValues>;
  /** With its name, when several children are written side by side. */
  named: boolean;
  /** Of this child; empty while several are written side by side, and when a saved entry is changed. */
  last: LastValues;
  /** The sheet opens with the focus in the height. */
  startsHere: boolean;
}

/** The three measures of one child, and how its height was taken. */
export function ChildFields({ child, form, named, last, startsHere }: ChildFieldsProps) {
  const { register, control, formState } = form;
  const day = useWatch({ control, name: 'measured_on' });
  const height = useWatch({ control, name: toFieldPath(child.id, 'height_cm') });
  const errors = formState.errors.children?.[child.id];
  const nothingId = useId();
  // One message for the group: it goes as soon as one of the fields is typed into.
  const isNothing = FIELDS.every((field) => errors?.[field]?.message === NOTHING_MEASURED);
  const getError = (field: GrowthField) => {
    const message = errors?.[field]?.message;
    return message === NOTHING_MEASURED ? undefined : message;
  };
  return (
    <Group data-named={named ? '' : undefined}>
      {named ? <legend>{child.name}</legend> : null}
      {isNothing ? <FormError id={nothingId}>{NOTHING_MEASURED}</FormError> : null}
      <Measures data-stepped={Object.keys(last).length > 0 ? '' : undefined}>
        {FIELDS.map((field) => (
          <Stepped key={field} field={field} last={last[field]} form={form} path={toFieldPath(child.id, field)}>
            <Field
              label={GROWTH_LIMITS[field].label}
              suffix={GROWTH_LIMITS[field].unit}
              inputProps={{
                inputMode: 'decimal',
                maxLength: 12,
                autoComplete: 'off',
                'data-autofocus': startsHere && field === 'height_cm' ? '' : undefined,
              }}
              error={getError(field)}
              errorId={isNothing ? nothingId : undefined}
              placeholder={last[field] === undefined ? undefined : `지난번 ${last[field]}`}
              {...register(toFieldPath(child.id, field))}
            />
          </Stepped>
        ))}
      </Measures>
      {height?.trim() ? (
        <Controller
          control={control}
          name={`children.${child.id}.position`}
          render={({ field: { value, onChange, ref, onBlur } }) => (
            <ChoiceGroup
              ref={ref}
              label="키를 잰 자세"
              options={POSITIONS}
              minWidth="5.5rem"
              value={value || usualPosition(child, day)}
              onChange={onChange}
              onBlur={onBlur}
              hint="24개월 전에는 누워서, 24개월부터는 서서 재요."
            />
          )}
        />
      ) : null}
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  '&[data-named]': {
    padding: `${space(1)} ${space(3)} ${space(3)}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  },
  '& > legend': { ...text.strong, padding: `0 ${space(1)}` },
});

const Measures = styled('div')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  // the buttons need the whole width of a phone
  '&[data-stepped]': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
