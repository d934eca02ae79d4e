import type { Play } from '@contract/test/diagnostics.responses';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import * as v from 'valibot';
import { createContentSet } from './content-set';
import file from './plays.json';

/** An item of the file. */
export const playItem = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  domain6: v.picklist(DOMAINS),
  from_month: v.pipe(v.number(), v.integer(), v.minValue(0)),
  to_month: v.pipe(v.number(), v.integer()),
  milestone_ids: v.pipe(v.array(v.string()), v.minLength(1)),
  skill: v.string(),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  materials: v.array(v.string()),
  steps: v.pipe(v.array(v.string()), v.minLength(1)),
  say: v.string(),
  caution: v.nullable(v.string()),
});

const playsSchema = v.object({
  meta: v.object({ title: v.string(), authors: v.string(), notes: v.array(v.string()) }),
  items: v.array(playItem),
});

/** A play and the milestones it goes with, the nearest first. */
export type ContentPlay = Play & { milestoneIds: readonly string[] };

/** Items of the file as they are released. */
export const PLAY_ITEMS = v.parse(playsSchema, file).items;

export const toPlay = ({ domain6, milestone_ids, ...play }: v.InferOutput<typeof playItem>): ContentPlay => ({
  ...play,
  domain: domain6,
  milestoneIds: milestone_ids,
});

export const playContent = createContentSet<ContentPlay>(PLAY_ITEMS.map(toPlay));
/** As released. */
export const PLAYS = playContent.released;
