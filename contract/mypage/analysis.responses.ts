import { isoTime, plainDay } from '@contract/common/response-parts';
import { healthWindow } from '@contract/home/health-windows.responses';
import { profile } from '@contract/profiles/profile.responses';
import { ageUsed } from '@contract/test/diagnostics.responses';
import { officialRecord } from '@contract/test/diagnostics-official.responses';
import {
  attemptSummary,
  careGuide,
  levelsResult,
  lostSkill,
  sinceLast,
} from '@contract/test/diagnostics-results.responses';
import * as v from 'valibot';
import { growthSummary } from './growth.responses';
import { medicalInfo } from './medical-info.responses';

/** A finished check, with what changed since the check of its kind before it. */
export const analysisCheck = v.strictObject({
  ...v.pick(attemptSummary, ['kind', 'about', 'name', 'age', 'levels', 'positions', 'talk_first', 'next_step']).entries,
  attempt_id: v.string(),
  /** ISO 8601 */
  completed_at: isoTime,
  /** Null for the first of its kind. */
  since_last: v.nullable(v.pick(sinceLast, ['completed_at', 'changes'])),
});
export type AnalysisCheck = v.InferOutput<typeof analysisCheck>;

/** Topics for the doctor from one check. */
export const doctorCheck = v.strictObject({
  ...v.pick(levelsResult, ['name', 'completed_at', 'concern_notes', 'questions']).entries,
  attempt_id: v.string(),
});
export type DoctorCheck = v.InferOutput<typeof doctorCheck>;

/** GET /analysis/profile/{profileId}: everything the analyses show of a child, in one answer of bounded size. */
export const analysis = v.strictObject({
  /** Today in Seoul, YYYYMMDD. */
  day: plainDay,
  child: v.pick(profile, ['id', 'name', 'birth_date', 'gender', 'gestation_weeks', 'profile_image']),
  /** Today's. */
  age: ageUsed,
  /** One sentence about what changed since this day a month ago; an invitation when nothing changed. */
  change: v.strictObject({ sentence: v.string(), since: v.string(), nothing: v.boolean() }),
  /** Oldest first, by completion. */
  checks: v.array(analysisCheck),
  /** Findings of clinics, oldest first. */
  official: v.array(officialRecord),
  /** Series are thinned out for drawing (`growth/thin-series.ts`). */
  growth: growthSummary,
  study: v.strictObject({
    total_seconds: v.number(),
    /**
     * Oldest first, Monday to Sunday: its Monday, the last day of learning in it (YYYYMMDD) and the time. A week without
     * learning is absent.
     */
    weeks: v.array(v.strictObject({ from: v.string(), last_on: plainDay, seconds: v.number() })),
  }),
  /** The nearest vaccinations and check-ups by the actual age, at most ANALYSIS_WINDOWS, and how many are open at all. */
  windows: v.array(healthWindow),
  open_windows: v.number(),
  /** Names of the vaccinations that are overdue and still possible. */
  overdue: v.array(v.string()),
  /** Plays done since this day a month ago, and today. */
  plays: v.strictObject({ month: v.number(), today: v.number() }),
  /** Null while the parent wrote nothing. */
  medical: v.nullable(medicalInfo),
  /** Reported in any check and not marked as discussed, whatever later checks found. Newest first. */
  lost_skills: v.array(lostSkill),
  /** Null unless the newest check of a kind, or a lost skill, leads to a specialist. */
  care: v.nullable(careGuide),
  /** Of the newest check of each kind that has levels, with the parent's concerns and questions. */
  doctor: v.array(doctorCheck),
});
export type Analysis = v.InferOutput<typeof analysis>;
