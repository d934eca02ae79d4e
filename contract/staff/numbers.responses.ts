import { plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { MEASURES } from './numbers';

/** Counts of each day, by measure; null where a day was not counted, 'few' for 1 to FEW - 1 checks. */
export const numbers = v.strictObject({
  days: v.array(plainDay),
  measures: v.array(
    v.strictObject({
      measure: v.picklist(MEASURES.map(({ measure }) => measure)),
      /** One for each of `days`. */
      counts: v.array(v.nullable(v.union([v.number(), v.literal('few')]))),
    }),
  ),
});
export type Numbers = v.InferOutput<typeof numbers>;
