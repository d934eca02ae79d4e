import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { throttledFor } from '@/shared/api/api-error';
import { useIdempotencyKey } from './use-idempotency-key';
import { showRefusal, useSubmit } from './use-submit';

type ApiFormOptions<Values extends FieldValues, Input> = {
  schema: GenericSchema<Values, Input>;
  defaultValues: DefaultValues<Values>;
  /** What is stored, once it is loaded; a field that was changed meanwhile keeps its input. */
  values?: Values;
  /** The fields the server may find invalid, in visual order. */
  fields: readonly FieldPath<Values>[];
  /** Rejects with the API's error. The id is the same while the same input is sent again. */
  send: (input: Input, idempotencyKey: string) => Promise<unknown>;
  onSent: () => void;
  /** Called with a refusal that the form cannot show at a field. */
  onRefused?: (error: unknown) => void;
};

/** A form that is submitted once at a time, shows the server's errors at its fields, and preserves the input. */
export function useApiForm<Values extends FieldValues, Input>(options: ApiFormOptions<Values, Input>) {
  const { schema, defaultValues, values, fields, send, onSent, onRefused } = options;
  const idempotencyKeyFor = useIdempotencyKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const form = useForm<Values, unknown, Input>({
    resolver: valibotResolver(schema),
    defaultValues,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
  });

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
