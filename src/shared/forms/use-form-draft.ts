import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { clearDraft, readDraft, writeDraft } from './form-draft';

/**
 * The form input before a reload, read once; null for a fresh form. Spread it over the default values, then let
 * `usePersistDraft` write each change.
 */
export function useFormDraft<T>(name: string, schema: GenericSchema<unknown, T>) {
  const [values] = useState(() => readDraft(name, schema));
  return { values, clear: () => clearDraft(name) };
}

/** Stores what `pick` returns of the form, on each change of a field. `pick` omits passwords; null stores nothing. */
export function usePersistDraft<T extends FieldValues>(
  name: string,
  form: Pick<UseFormReturn<T>, 'watch' | 'getValues'>,
  pick: (values: T) => object | null,
) {
  const persist = useEffectEvent(() => {
    const values = pick(form.getValues());
    if (values) writeDraft(name, values);
  });
  const { watch } = form;
  useEffect(() => {
    // A change without a field's name is a reset to stored values, not input.
    const { unsubscribe } = watch((_, { name: field }) => {
      if (field !== undefined) persist();
    });
    return () => unsubscribe();
  }, [watch]);
}
