import { DOMAINS, LEVELS, POSITIONS, TEST_KINDS } from '@contract/test/diagnostics-kinds';
import { missedEntries } from '@server/content/missed-item';
import * as v from 'valibot';

/** How a file of a kind of tests is written: what it asks and how its results speak, as data. */
const words = v.pipe(v.string(), v.minLength(2));
const month = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(95));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]*$/), v.maxLength(64));

const placeWords = v.strictObject({ label: words, text: words, try: words });
const [low, middle, high] = POSITIONS;
const [goingWell, mostly, watch, talk] = LEVELS;

const subscale = v.strictObject({
  id,
  label: words,
  domain: v.nullable(v.picklist(DOMAINS)),
  describes: words,
  [low]: v.optional(placeWords),
  [middle]: v.optional(placeWords),
  [high]: v.optional(placeWords),
  /** At which end of a guardian's dimension help is offered. */
  help_at: v.optional(v.picklist(['low', 'high'])),
});

const tips = v.strictObject({ [goingWell]: words, [mostly]: words, [watch]: words, [talk]: words });

const item = v.strictObject({
  id,
  subscale: id,
  text: words,
  hint: v.nullable(words),
  /** Speaks of the other end: its answer counts the other way round. */
  reverse: v.boolean(),
  /** A shy or a bold child may not show it by temperament. */
  by_temperament: v.optional(v.literal(true)),
  /** Id of the play that practises it; only of items answered by watching. */
  play: v.optional(v.string()),
  ...v.partial(v.strictObject(missedEntries)).entries,
});

const band = v.strictObject({
  id,
  name: words,
  from_month: month,
  to_month: month,
  /** By subscale, of an observed scale: what to do at home in these months. */
  tips: v.optional(v.record(id, tips)),
  items: v.array(item),
});

export const scaleTestFile = v.strictObject({
  kind: v.picklist(TEST_KINDS),
  meta: v.strictObject({
    name: words,
    about: v.picklist(['child', 'guardian']),
    version: words,
    measures: words,
    basis: words,
    author: words,
    limits: words,
    sources: v.pipe(v.array(words), v.minLength(1)),
    reviewed: v.boolean(),
  }),
  scale: v.picklist(['observe', 'often', 'agree']),
  /** True if the lost-skill and worry questions follow. */
  concern_items: v.boolean(),
  subscales: v.pipe(v.array(subscale), v.minLength(1)),
  /** Youngest first. */
  bands: v.pipe(v.array(band), v.minLength(1)),
});
export type ScaleTestFile = v.InferOutput<typeof scaleTestFile>;
