import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { throttledFor } from '@/shared/api/api-error';
import { clearDraft, readDraft } from './form-draft';
import { usePersistDraft } from './use-form-draft';
import { useIdempotencyKey } from './use-idempotency-key';
import { showRefusal, useSubmit } from './use-submit';

type ApiFormOptions<Values extends FieldValues, Input> = {
  schema: v.GenericSchema<Values, Input>;
  defaultValues: DefaultValues<Values>;
  /** Stored values, once they are loaded; a field that was changed meanwhile keeps its input. */
  values?: Values;
  /**
   * Name of the stored draft: the input is kept over a reload, until it is sent. Null for passwords and codes, for
   * choices alone, and for a form that stores its draft by `usePersistDraft`: a part of its fields, or with a note.
   */
  draft: string | null;
  /** The fields the server may find invalid, in visual order. */
  fields: readonly FieldPath<Values>[];
  /** Rejects with the API's error. The id is the same while the same input is sent again. */
  send: (input: Input, idempotencyKey: string) => Promise<unknown>;
  onSent: () => void;
  /** Called with a refusal that the form cannot show at a field. */
  onRefused?: (error: unknown) => void;
};

const hasSameType = (value: unknown, example: unknown) =>
  typeof value === (example === undefined ? 'string' : typeof example) &&
  Array.isArray(value) === Array.isArray(example);

/** The stored input that still fits the form: an earlier version of it may have had other fields. */
function useTyped<Values extends FieldValues>(
  draft: string | null,
  { defaultValues, fields }: Pick<ApiFormOptions<Values, unknown>, 'defaultValues' | 'fields'>,
): Partial<Values> {
  const [typed] = useState(() => {
    const stored = draft === null ? null : readDraft(draft, v.record(v.string(), v.unknown()));
    const defaults: Record<string, unknown> = defaultValues;
    const fitting = Object.entries(stored ?? {}).filter(
      ([key, value]) => fields.some((field) => field === key) && hasSameType(value, defaults[key]),
    );
    return Object.fromEntries(fitting) as Partial<Values>;
  });
  return typed;
}

/** A form that is submitted once at a time, shows the server's errors at its fields, and preserves the input. */
export function useApiForm<Values extends FieldValues, Input>(options: ApiFormOptions<Values, Input>) {
  const { schema, defaultValues, values, draft, fields, send, onSent, onRefused } = options;
  const idempotencyKeyFor = useIdempotencyKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const typed = useTyped(draft, { defaultValues, fields });
  const form = useForm<Values, unknown, Input>({
    resolver: valibotResolver(schema),
    defaultValues: Object.assign({}, defaultValues, typed),
    ...(values && { values: Object.assign({}, values, typed), resetOptions: { keepDirtyValues: true } }),
  });
  usePersistDraft(draft ?? '', form, (input) => (draft === null ? null : input));

  const formProps = useSubmit(form, async (input) => {
    setProblem(null);
    setRetryAt(null);
    try {
      await send(input, idempotencyKeyFor(input));
    } catch (error) {
      const wait = throttledFor(error);
      setProblem(showRefusal(form, error, fields));
      onRefused?.(error);
      if (wait !== undefined) setRetryAt(Date.now() + wait * 1000);
      return;
    }
    onSent();
    if (draft !== null) clearDraft(draft);
  });

  return {
    form,
    errors: form.formState.errors,
    pending: form.formState.isSubmitting,
    /** For `<form>`. */
    formProps,
    /** The error of the form as a whole. */
    problem,
    /** The earliest time of a retry, in ms; null without a waiting time. */
    retryAt,
  };
}
