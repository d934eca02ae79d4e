import * as v from 'valibot';

/**
 * A schema that is not run on input that is too large for it: checking each of 100,000 wrong items and writing down what
 * is wrong with it takes seconds.
 * @param isWithin sees the input as it came
 */
export function withSizeLimit<S extends v.GenericSchema>(
  schema: S,
  isWithin: (input: unknown) => boolean,
  message: string,
): S {
  const tooLarge = v.check<unknown, string>(() => false, message);
  return {
    ...schema,
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
      isWithin(dataset.value)
        ? schema['~run'](dataset, config)
        : { ...tooLarge['~run']({ typed: true, value: dataset.value }, config), typed: false },
  };
}

/** A list of at most `max` items. A longer one is refused with `tooMany` before an item of it is checked. */
export const limitedArray = <S extends v.GenericSchema>(
  item: S,
  { max, message, tooMany }: { max: number; message: string; tooMany: string },
) =>
  v.pipe(
    withSizeLimit(v.array(item, message), (input) => !Array.isArray(input) || input.length <= max, tooMany),
    v.maxLength(max, tooMany),
  );
