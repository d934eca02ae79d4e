import { plainDay } from '@contract/common/response-parts';
import { SECTIONS } from '@contract/community/community';
import { ageUsed, play } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import { HEALTH_KINDS } from './health-windows';

/** The next step: a vaccination or check-up by the actual age, or a development check. */
export const nextStep = v.strictObject({
  kind: v.picklist([...HEALTH_KINDS, 'check']),
  name: v.string(),
  /** `overdue`: past its time and not marked; `open`: can be done today, until `day`; `upcoming`: opens on `day`. */
  state: v.picklist(['overdue', 'open', 'upcoming']),
  /** YYYYMMDD; null for an overdue one and for one without such a day. */
  day: v.nullable(plainDay),
});
export type NextStep = v.InferOutput<typeof nextStep>;

const letterPlay = v.strictObject({ id: v.string(), title: v.string(), skill: v.string(), minutes: v.number() });
const letterArticle = v.strictObject({ key: v.string(), title: v.string(), lead: v.string() });

/** Content chosen for a week, stored in these words; everything else follows from the child when it is read. */
export const letterContent = v.strictObject({
  play: v.nullable(letterPlay),
  article: v.nullable(letterArticle),
  /** Public posts that parents of children of this month wrote; only those the reader may see are answered. */
  post_ids: v.array(v.string()),
});
export type LetterContent = v.InferOutput<typeof letterContent>;

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
  /** Completed weeks of the actual age at the first day. */
  week: v.number(),
  /** Today; in a letter of an earlier week at the end of that week. */
  age: ageUsed,
  /** Born early and at the first day not yet expected: no milestones, and a play only in the arms. */
  before_due: v.boolean(),
  /** Skills of most children at `months`, of the list nearest to the age; null in a letter without any. */
  milestones: v.nullable(v.strictObject({ months: v.number(), texts: v.array(v.string()) })),
  /** By today's marks; empty in a letter of another week. */
  next: v.array(nextStep),
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
  /** Completed months of the actual age, at the day that `age` of the letter is of. */
  months: v.number(),
  /** Titles of its article and its play. */
  titles: v.array(v.string()),
});
export type LetterRow = v.InferOutput<typeof letterRow>;
