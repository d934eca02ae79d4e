import { plainDay } from '@contract/common/response-parts';
import { SECTIONS } from '@contract/community/community';
import { ageUsed, play } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import { HEALTH_KINDS } from './health-windows';

/** What comes next: a vaccination or check-up by the actual age, or a development check. */
export const nextStep = v.strictObject({
  kind: v.picklist([...HEALTH_KINDS, 'check']),
  name: v.string(),
  /** `open`: can be done on the day the letter was written, until `day`; `upcoming`: opens on `day`. */
  state: v.picklist(['open', 'upcoming']),
  /** YYYYMMDD; null for an open one without a last day. */
  day: v.nullable(plainDay),
});
export type NextStep = v.InferOutput<typeof nextStep>;

const letterPlay = v.strictObject({ id: v.string(), title: v.string(), skill: v.string(), minutes: v.number() });
const letterArticle = v.strictObject({ key: v.string(), title: v.string(), lead: v.string() });

/** A letter as it was written. It is stored in these words. */
export const letterContent = v.strictObject({
  /** Completed weeks of the actual age at the first day. */
  week: v.number(),
  /** At the first day. */
  age: ageUsed,
  /** Born early and not yet at the day it was expected: no milestones and no play. */
  before_due: v.boolean(),
  /** What most children do at `months`, from the milestones; null for an age without a list. */
  milestones: v.nullable(v.strictObject({ months: v.number(), texts: v.array(v.string()) })),
  play: v.nullable(letterPlay),
  article: v.nullable(letterArticle),
  next: v.array(nextStep),
  /** Public posts that parents of children of this month wrote; only those the reader may see are answered. */
  post_ids: v.array(v.string()),
  /** YYYYMMDD, for the steps above. */
  written_on: plainDay,
});
export type LetterContent = v.InferOutput<typeof letterContent>;

const { post_ids: _ids, play: _play, article: _article, ...asWritten } = letterContent.entries;

/** A post of other parents, as the letter links it. */
const letterPost = v.strictObject({
  id: v.string(),
  section: v.picklist(SECTIONS),
  category: v.string(),
  title: v.string(),
  comment: v.number(),
});

export const weeklyLetter = v.strictObject({
  /** YYYYMMDD, the first day of its week. */
  starts_on: plainDay,
  ...asWritten,
  /** `steps` null: a release has no such play any more. */
  play: v.nullable(v.strictObject({ ...letterPlay.entries, steps: v.nullable(play) })),
  /** `post_id` null: the article is not offered at present. */
  article: v.nullable(v.strictObject({ ...letterArticle.entries, post_id: v.nullable(v.string()) })),
  posts: v.array(letterPost),
  /** Where the milestones are from. */
  source: v.string(),
});
export type WeeklyLetter = v.InferOutput<typeof weeklyLetter>;

/** GET /weekly-letter/profile/{profileId}: this week's; null for a child without letters, such as one of six years. */
export const currentLetter = v.nullable(weeklyLetter);
export type CurrentLetter = v.InferOutput<typeof currentLetter>;

/** GET /weekly-letter/profile/{profileId}/letter: every letter that was written, the newest first. */
export const letterRow = v.strictObject({
  starts_on: plainDay,
  week: v.number(),
  months: v.number(),
  /** Titles of its article and its play. */
  titles: v.array(v.string()),
});
export type LetterRow = v.InferOutput<typeof letterRow>;
