import * as v from 'valibot';

/** 'a, b' as its trimmed parts; empty ones are left out. */
export const commaList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
