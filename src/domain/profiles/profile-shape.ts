import * as v from 'valibot';

/** Fields of a child that every screen reads; an answer without them is a failed one. */
export const profileShape = v.object({ id: v.string(), name: v.string(), birth_date: v.string() });
