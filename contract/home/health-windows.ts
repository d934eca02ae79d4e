import { dayNumber, parseDay, seoulDay } from '@contract/common/calendar';
import { deviceTime } from '@contract/common/device-time';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** 예방접종 · 영유아 검진 · 구강 검진 */
export const HEALTH_KINDS = ['vaccine', 'checkup', 'dental'] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

/**
 * open: possible today · upcoming: opens within UPCOMING_DAYS · later: opens after that · past: over and not marked ·
 * done, not_needed: marked by the parent
 */
export type HealthState = 'open' | 'upcoming' | 'later' | 'past' | 'done' | 'not_needed';
export const UPCOMING_DAYS = 60;

export const MARK_OUTCOMES = ['done', 'not_needed', 'cleared'] as const;

/** 'DTaP-4', 'checkup-3', 'dental-1', 'IIV-2026' */
export const healthWindowId = v.pipe(
  v.string('잘못된 주소예요.'),
  v.regex(/^[A-Za-z]{2,10}-[0-9]{1,4}$/, '잘못된 주소예요.'),
);

/** What the parent marked, as it counts now. */
export type HealthMark = {
  outcome: 'done' | 'not_needed';
  /** YYYYMMDD; null when the day is not known. */
  on: string | null;
};

/** One dose or check-up of one child, with its days by the child's actual age (never the corrected one). */
export type HealthWindow = {
  id: string;
  kind: HealthKind;
  /** '디프테리아·파상풍·백일해 4차', '영유아 건강검진 3차' */
  name: string;
  /** The age it is for, as the schedule prints it: '15~18개월'. */
  age: string;
  /** YYYYMMDD, the first day; null where the schedule names no day (every year's influenza). */
  from: string | null;
  /** YYYYMMDD, inclusive; null when there is no last day, or only the clinic can decide it. */
  to: string | null;
  state: HealthState;
  /** Days until `to` while open (0 = the last day), until `from` while upcoming or later; null otherwise. */
  days: number | null;
  /** A note on it, in a sentence; null without one. */
  note: string | null;
  /** Differences between the sources: what to check before going. */
  uncertain: string | null;
  /** Why only the clinic can decide the day (an earlier dose was late or its window is over); null otherwise. */
  ask: string | null;
  /** Vaccines of which one is enough: marking names one of these ids. Empty elsewhere. */
  choices: { id: string; name: string }[];
  mark: HealthMark | null;
};

/** GET /health-windows/profile/{profileId}: every window of the child, in the order of its days. */
export type HealthWindows = {
  /** Completed months by the calendar. */
  months: number;
  /** True where the child has a corrected age that other screens use and this one does not. */
  early_born: boolean;
  windows: HealthWindow[];
  /** Sentences below every list. */
  notes: string[];
  sources: { kind: HealthKind; text: string }[];
  /** True until the guardian consents to storing health data, which a mark requires. */
  consent_needed: boolean;
};

/** What is wrong with the day of a mark, in a sentence for the parent, or null. `birthDate` YYYYMMDD, `now` in ms. */
export function markDayProblem(text: string, birthDate: string, now: number): string | null {
  const day = parseDay(text);
  if (!day) return '달력에 없는 날짜예요. 다시 확인해 주세요.';
  if (dayNumber(day) > dayNumber(seoulDay(now))) return '아직 오지 않은 날짜예요. 받은 날을 입력해 주세요.';
  const birth = parseDay(birthDate);
  if (birth && dayNumber(day) < dayNumber(birth)) return '태어나기 전 날짜예요. 다시 확인해 주세요.';
  return null;
}

/** PUT /health-windows/profile/{profileId}/window/{windowId}. `id` is made by the device: the same mark sent twice is one. */
export const healthMarkInput = v.object({
  id: rowId,
  outcome: v.picklist(MARK_OUTCOMES, '무엇을 표시할지 다시 골라 주세요.'),
  /** YYYYMMDD of a 'done'; null when the day is not known. */
  on: v.optional(
    v.nullable(
      v.pipe(
        v.string('날짜를 입력해 주세요.'),
        v.check((text) => parseDay(text) !== null, '달력에 없는 날짜예요. 다시 확인해 주세요.'),
      ),
    ),
    null,
  ),
  marked_at: deviceTime,
  /** Consent to storing health data, given with this request. */
  consent: v.optional(v.boolean(), false),
});
export type HealthMarkInput = v.InferOutput<typeof healthMarkInput>;
