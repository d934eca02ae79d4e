import { DOMAINS } from '@contract/test/diagnostics';
import type { Play } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import file from './plays.json';

const playsSchema = v.object({
  meta: v.object({ title: v.string(), authors: v.string(), notes: v.array(v.string()) }),
  items: v.array(
    v.object({
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
    }),
  ),
});

/** A play and the milestones it goes with, the nearest first. */
export type ContentPlay = Play & { milestoneIds: readonly string[] };

export const PLAYS: readonly ContentPlay[] = v
  .parse(playsSchema, file)
  .items.map(({ domain6, milestone_ids, ...play }) => ({ ...play, domain: domain6, milestoneIds: milestone_ids }));
