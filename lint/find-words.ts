/** A pattern that texts avoid, with the words in use. */
export type Avoided = readonly [RegExp, string];

/** The lines of a source that match, each with the words in use. */
export const findWords = (source: string, avoided: readonly Avoided[]) =>
  source.split('\n').flatMap((line, index) =>
    avoided
      .filter(([pattern]) => pattern.test(line))
      .map(([, instead]) => ({
        line: index + 1,
        text: line.trim(),
        instead,
      })),
  );
