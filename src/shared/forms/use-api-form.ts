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
  /** Those the server may find wrong, in the order they stand in. */
  fields: readonly FieldPath<Values>[];
  /** Rejects with what the API answered. The id stays the same while the same input is sent again. */
  send: (input: Input, idempotencyKey: string) => Promise<unknown>;
  onSent: () => void;
  /** Hears of a refusal that the form cannot mend. */
  onRefused?: (error: unknown) => void;
};

/** A form that is sent once, says beside each field what the server found wrong, and keeps what was typed. */
export function useApiForm<Values extends FieldValues, Input>(options: ApiFormOptions<Values, Input>) {
  const { schema, defaultValues, fields, send, onSent, onRefused } = options;
  const idempotencyKeyFor = useIdempotencyKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const form = useForm<Values, unknown, Input>({ resolver: valibotResolver(schema), defaultValues });

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
    /** What was refused as a whole. */
    problem,
    /** From when on trying again makes sense, in ms; null when nothing has to be waited for. */
    retryAt,
  };
}
