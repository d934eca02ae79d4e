import { dayNumber, parseDay, seoulDay } from '@contract/common/calendar';
import { deviceTime } from '@contract/common/device-time';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** 예방접종 · 영유아 건강검진 · 구강 검진 */
export const HEALTH_KINDS = ['vaccine', 'checkup', 'dental'] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

export const UPCOMING_DAYS = 60;

export const MARK_OUTCOMES = ['done', 'not_needed', 'cleared'] as const;

/** 'DTaP-4', 'checkup-3', 'dental-1', 'IIV-2026' */
export const healthWindowId = v.pipe(
  v.string('잘못된 주소예요.'),
  v.regex(/^[A-Za-z]{2,10}-[0-9]{1,4}$/, '잘못된 주소예요.'),
);

/** The wrong thing about the day of a mark, in a sentence for the parent, or null. `birthDate` YYYYMMDD, `now` in ms. */
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
