import { dayNumber, parseDay } from '@contract/common/calendar';
import { deviceTime } from '@contract/common/device-time';
import { futureDayProblem } from '@contract/common/future-day';
import { limitedArray } from '@contract/common/size-limit';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** 예방접종 · 영유아 건강검진 · 구강 검진 */
export const HEALTH_KINDS = ['vaccine', 'checkup', 'dental'] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

export const UPCOMING_DAYS = 60;

export const MARK_OUTCOMES = ['done', 'not_needed', 'cleared'] as const;

/** Marked as 'done' on a day, it says 나중에: what is overdue since that day or longer is not reminded of every month. */
export const POSTPONED = 'later-1';

/** Said once over all of them. */
export const OVERDUE_WORDS =
  '권장 시기가 지났지만 대부분 이어서 맞을 수 있어요. 수첩을 가지고 병원이나 보건소에 가 보세요. 만 12세까지는 무료예요. 이미 맞았다면 표시해 주세요.';

/** Vaccines at 2, 4 and 6 months: DTaP-IPV-Hib-HepB in one injection, DTaP-IPV-Hib in one, or each by itself. */
export const COMBINED_VACCINES = ['hexavalent', 'pentavalent', 'separate'] as const;
export type CombinedVaccine = (typeof COMBINED_VACCINES)[number];

/**
 * True for a dose that not every child gets, as far as is known: the third of rotavirus is of one vaccine only, and the
 * hepatitis B of one month is not given with the hexavalent one.
 */
export const isOptionalDose = (id: string, chosen: CombinedVaccine | null): boolean =>
  id === 'RV-3' || (id === 'HepB-2' && chosen === null);

/** 'DTaP-4', 'Hexa-1', 'checkup-3', 'dental-1', 'IIV-2026', 'IIV-2026-2' */
export const healthWindowId = v.pipe(
  v.string('잘못된 주소예요.'),
  v.regex(/^[A-Za-z]{2,10}-[0-9]{1,4}(-2)?$/, '잘못된 주소예요.'),
);

/** The wrong thing about the day of a mark, in a sentence for the parent, or null. `birthDate` YYYYMMDD, `now` in ms. */
export function markDayProblem(text: string, birthDate: string, now: number): string | null {
  const day = parseDay(text);
  if (!day) return '달력에 없는 날짜예요. 다시 확인해 주세요.';
  const future = futureDayProblem(day, now, '받은 날을 입력해 주세요.');
  if (future) return future;
  const birth = parseDay(birthDate);
  if (birth && dayNumber(day) < dayNumber(birth)) return '태어나기 전 날짜예요. 다시 확인해 주세요.';
  return null;
}

const confirmed = v.optional(v.boolean(), false);

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
  /** The parent says that an unlikely mark is right. */
  confirmed,
});
export type HealthMarkInput = v.InferOutput<typeof healthMarkInput>;

/** PUT /health-windows/profile/{profileId}/combined-vaccine: may be changed at any time; marks stay what they are. */
export const combinedVaccineInput = v.object({
  combined_vaccine: v.picklist(COMBINED_VACCINES, '맞는 백신을 골라 주세요.'),
});
export type CombinedVaccineInput = v.InferOutput<typeof combinedVaccineInput>;

const MAX_BOOKLET_WINDOWS = 100;

/**
 * PUT /health-windows/profile/{profileId}/booklet/{bookletId}: everything the paper booklet shows up to a day, marked at
 * once without days. The id is made by the device: sent twice it is one write.
 */
export const bookletInput = v.object({
  /** YYYYMMDD, not ahead: the day up to which the booklet was looked through. */
  until: v.pipe(
    v.string('날짜를 입력해 주세요.'),
    v.check((text) => parseDay(text) !== null, '달력에 없는 날짜예요. 다시 확인해 주세요.'),
  ),
  /** Doses received. The first dose of one of two vaccines counts as its doses up to that day. */
  windows: limitedArray(healthWindowId, {
    max: MAX_BOOKLET_WINDOWS,
    message: '표시할 것을 다시 골라 주세요.',
    tooMany: '한 번에 표시할 수 있는 수를 넘었어요.',
  }),
  marked_at: deviceTime,
  /** Consent to storing health data, given with this request. */
  consent: v.optional(v.boolean(), false),
  /** The parent says that unlikely marks are right. */
  confirmed,
});
export type BookletInput = v.InferOutput<typeof bookletInput>;
