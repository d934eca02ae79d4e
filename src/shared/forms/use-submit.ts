import type { FormEvent, KeyboardEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { getErrorMessage, getFieldErrors, throttledFor } from '@/shared/api/api-error';
import { isComposing } from '@/shared/lib/is-composing';
import { spokenWait } from './spoken-wait';
import { useEditing } from './use-editing';
import { useSingleFlight } from './use-single-flight';

/**
 * The props of a `<form>` that is submitted once however often it is tapped, and never by the Enter that ends a
 * composition.
 */
export function useSubmit<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  send: (input: Input) => Promise<void> | void,
) {
  useEditing(form.formState.isDirty);
  const submit = useSingleFlight(form.handleSubmit(async (input) => send(input)));
  return {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // React events bubble through portals: a sheet's submit must not submit the page's form
      event.stopPropagation();
      void submit();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
    },
  };
}

/** The message of a refusal of the whole form; after too many tries, also the waiting time. */
export function getFormErrorMessage(error: unknown): string {
  const wait = throttledFor(error);
  return wait ? `여러 번 시도했어요. ${spokenWait(wait)} 뒤에 다시 시도해 주세요.` : getErrorMessage(error);
}

/**
 * Shows the server's refusal at its fields and focuses the first of them.
 * @param fields the form's fields in visual order
 * @returns the message for the form as a whole: sentences about what it has no field for, or of a refusal without fields
 */
export function showRefusal<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
): string | null {
  const wrong = getFieldErrors(error);
  const named = fields.filter((field) => wrong[field] !== undefined);
  for (const field of named) form.setError(field, { type: 'server', message: wrong[field] });
  if (named[0]) form.setFocus(named[0]);
  const others = Object.entries(wrong).filter(([name]) => !fields.some((field) => field === name));
  if (others.length > 0) return [...new Set(others.map(([, sentence]) => sentence))].join(' ');
  return named.length > 0 ? null : getFormErrorMessage(error);
}
