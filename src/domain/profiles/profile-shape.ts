import * as v from 'valibot';

/** What every screen reads of a child; an answer without it is a failed one. */
export const profileShape = v.object({ id: v.string(), name: v.string(), birth_date: v.string() });
