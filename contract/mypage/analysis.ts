import type { HealthWindow } from '@contract/home/health-windows';
import type { Profile } from '@contract/profiles/profile';
import type { AgeUsed } from '@contract/test/diagnostics';
import type { OfficialResult } from '@contract/test/diagnostics-official';
import type { AttemptSummary, LevelsResult, SinceLast } from '@contract/test/diagnostics-results';
import type { GrowthSummary } from './growth';

/** Limits of the answer: newest finished checks, official results and weeks of learning; nearest health windows. */
export const ANALYSIS_CHECKS_MAX = 200;
export const ANALYSIS_OFFICIAL_MAX = 40;
export const ANALYSIS_STUDY_WEEKS = 104;
export const ANALYSIS_WINDOWS = 3;

/** A finished check, with what changed since the check of its kind before it. */
export type AnalysisCheck = Pick<
  AttemptSummary,
  'kind' | 'about' | 'name' | 'age' | 'levels' | 'positions' | 'talk_first'
> & {
  attempt_id: string;
  /** ISO 8601 */
  completed_at: string;
  /** Null for the first of its kind. */
  since_last: Pick<SinceLast, 'completed_at' | 'changes'> | null;
};

/** Open topics of a check for the doctor. */
export type DoctorCheck = Pick<LevelsResult, 'name' | 'completed_at' | 'concern_notes' | 'questions'> & {
  attempt_id: string;
};

/** GET /analysis/profile/{profileId}: the data of all analyses of a child, of bounded size. */
export type Analysis = {
  /** Today in Seoul, YYYYMMDD. */
  day: string;
  child: Pick<Profile, 'id' | 'name' | 'birth_date' | 'gender' | 'gestation_weeks' | 'profile_image'>;
  /** Today's. */
  age: AgeUsed;
  /** What changed within a month, in one sentence; an invitation when `nothing` is true. */
  change: { sentence: string; since: string; nothing: boolean };
  /** Oldest first, by completion. */
  checks: AnalysisCheck[];
  /** What clinics found, oldest first. */
  official: OfficialResult[];
  /** Series are thinned out for drawing (`growth/thin-series.ts`). */
  growth: GrowthSummary;
  study: {
    total_seconds: number;
    /**
     * Oldest first, Monday to Sunday: its Monday, the last day of learning in it (YYYYMMDD) and the time. A week without
     * learning is absent.
     */
    weeks: { from: string; last_on: string; seconds: number }[];
  };
  /** The nearest vaccinations and check-ups by the actual age, at most ANALYSIS_WINDOWS, and how many are open at all. */
  windows: HealthWindow[];
  open_windows: number;
  /** Plays done since this day a month ago, and today. */
  plays: { month: number; today: number };
  /** The newest check of each kind that has levels, with the guardian's concerns and questions. */
  doctor: DoctorCheck[];
};
