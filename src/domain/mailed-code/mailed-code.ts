import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import type { SentCode } from './sent-code';

/** The fields that every form with a mailed code has. */
export type CodeValues = { email: string; code: string; sent: SentCode | null };

type Schema<Values extends FieldValues> = v.GenericSchema<Values, Values>;

/**
 * The input that a code is requested with.
 * @param schema its fields
 * @param toRequestKey compares two inputs; another input needs a new code
 */
export function createCodeRequest<Input extends { email: string }>(
  schema: v.GenericSchema<unknown, Input>,
  toRequestKey: (input: Input) => string,
) {
  const parse = (values: unknown): Input | null => {
    const { success, output } = v.safeParse(schema, values);
    return success ? output : null;
  };
  /** The code that was mailed for the form's current values. */
  const getCode = (values: Pick<CodeValues, 'sent'>): SentCode | null => {
    if (!values.sent) return null;
    const input = parse(values);
    return input && values.sent.askedWith === toRequestKey(input) ? values.sent : null;
  };
  /** Checks the fields of the step that the form is at. */
  const createResolver = <Values extends CodeValues>(
    beforeCode: Schema<Values>,
    withCode: Schema<Values>,
  ): Resolver<Values, unknown, Values> => {
    const [before, after] = [valibotResolver(beforeCode), valibotResolver(withCode)];
    return (values, context, options) => (getCode(values) ? after : before)(values, context, options);
  };
  return { parse, toRequestKey, getCode, createResolver };
}

export type CodeRequest<Input extends { email: string }> = ReturnType<typeof createCodeRequest<Input>>;
