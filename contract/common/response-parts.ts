import * as v from 'valibot';

/** A moment as the server writes it: ISO 8601 with its zone. */
export const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** A day of the calendar: YYYYMMDD. */
export const plainDay = v.pipe(v.string(), v.regex(/^[0-9]{8}$/));

/** One page of a list (`Page`). */
export const page = <S extends v.GenericSchema>(item: S) =>
  v.strictObject({ items: v.array(item), next: v.nullable(v.string()) });

/** The `data` of an answer that says only that it is done. */
export const noData = v.null();
