import * as v from 'valibot';
import type { MissedItem } from './content-test';

const sentence = v.pipe(v.string(), v.regex(/[가-힣][.?]$/), v.maxLength(80));

/** How a content file says what a 'not yet' of an item means; every item answered by watching has it. */
export const missedEntries = {
  not_yet: sentence,
  /** Instead of the usual question for the doctor. */
  ask: v.optional(sentence),
  /** The item leads to a doctor whatever the rest says. */
  alone: v.optional(v.strictObject({ source: v.pipe(v.string(), v.regex(/^(CDC|NIDCD|NICHD|AAP)/)) })),
};

type Written = { not_yet: string; ask?: string | undefined; alone?: { source: string } | undefined };

export const toMissedItem = ({ not_yet, ask, alone }: Written): MissedItem => ({
  notYet: not_yet,
  ask: ask ?? null,
  alone: alone?.source ?? null,
});
