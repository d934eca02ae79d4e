import * as v from 'valibot';

/**
 * Skips a schema for input that is too large for it: validating 100,000 wrong items and collecting their issues takes
 * seconds.
 * @param isWithin gets the raw input
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

/** A list of at most `max` items. A longer one is refused with `tooMany` before any item is validated. */
export const limitedArray = <S extends v.GenericSchema>(
  item: S,
  { max, message, tooMany }: { max: number; message: string; tooMany: string },
) =>
  v.pipe(
    withSizeLimit(v.array(item, message), (input) => !Array.isArray(input) || input.length <= max, tooMany),
    v.maxLength(max, tooMany),
  );
