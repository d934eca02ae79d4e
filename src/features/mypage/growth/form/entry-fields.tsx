import { GROWTH_PLACES } from '@contract/mypage/growth';
import { PLACE_LABELS } from '@contract/mypage/growth-words';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { serverToday } from '@/shared/lib/server-clock';
import { space } from '@/shared/tokens';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { DateField } from '@/shared/ui/forms/date-field';
import { Field } from '@/shared/ui/forms/field';
import { ChildChoice } from './child-choice';
import { ChildFields } from './child-fields';
import { type EntryValues, emptyChild, type LastValues } from './entry-values';
import { SameDayNote } from './same-day-note';

const PLACES = GROWTH_PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }));

interface EntryFieldsProps {
  /** A new entry begins with the height. */
  isNew: boolean;
  form: UseFormReturn<EntryValues>;
  all: readonly Profile[];
  chosen: readonly string[];
  /** The chosen ones of `all`. */
  writing: readonly Profile[];
  choosesChildren: boolean;
  consentNeeded: boolean;
  /** The last values of the page's child, for a new entry. */
  last: LastValues;
}

/** Day, measurements of each child, place, note and consent of an entry. */
export function EntryFields({
  isNew,
  form,
  all,
  chosen,
  writing,
  choosesChildren,
  consentNeeded,
  last,
}: EntryFieldsProps) {
  const { errors } = form.formState;
  const getLast = ({ id }: Profile) => (writing.length === 1 && id === all[0]?.id ? last : {});
  return (
    <>
      {choosesChildren ? (
        <ChildChoice
          options={all}
          value={chosen}
          onChange={(next) => {
            for (const id of next) if (!form.getValues(`children.${id}`)) form.setValue(`children.${id}`, emptyChild());
            form.setValue('chosen', next);
          }}
        />
      ) : null}
      <div>
        <Controller
          control={form.control}
          name="measured_on"
          render={({ field }) => (
            <DateField {...field} label="잰 날" max={serverToday()} error={errors.measured_on?.message} />
          )}
        />
        {writing.map(({ id }) => (
          <SameDayNote key={id} profileId={id} form={form} />
        ))}
      </div>
      <SideBySide>
        {writing.map((each, index) => (
          <ChildFields
            key={each.id}
            child={each}
            form={form}
            named={writing.length > 1}
            last={getLast(each)}
            startsHere={isNew && index === 0}
          />
        ))}
      </SideBySide>
      <Controller
        control={form.control}
        name="place"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <ChoiceGroup ref={ref} label="잰 곳" options={PLACES} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
      <Field label="메모" optional multiline minRows={2} error={errors.note?.message} {...form.register('note')} />
      {consentNeeded ? (
        <Controller
          control={form.control}
          name="consent"
          render={({ field: { ref, value, onChange } }) => (
            <SensitiveConsent ref={ref} agreed={value} onChange={onChange} error={errors.consent?.message} />
          )}
        />
      ) : null}
    </>
  );
}

const SideBySide = styled('div')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
