import { childConsent } from '@contract/accounts/consents';
import { ageInYears, MIN_GESTATION_WEEKS, PRETERM_BEFORE_WEEKS } from '@contract/common/age';
import { parseDay, seoulDay } from '@contract/common/calendar';
import { futureDayProblem } from '@contract/common/future-day';
import { openedAt } from '@contract/common/paging';
import { nameText } from '@contract/common/text';
import { uploadPath } from '@contract/uploads/uploads';
import * as v from 'valibot';

/** A child may be registered until the day before the next birthday. */
const OLDEST_YEARS = 18;

/** Error of a birth date, in a sentence for the parent, or null. `now` in milliseconds. */
export function birthDateProblem(text: string, now: number): string | null {
  if (text.length === 0) return '생년월일을 입력해 주세요.';
  if (!/^[0-9]{8}$/.test(text)) return '생년월일은 숫자 8자리로 입력해 주세요. 예: 20250301';
  const day = parseDay(text);
  if (!day) return '달력에 없는 날짜예요. 다시 확인해 주세요.';
  const today = seoulDay(now);
  const future = futureDayProblem(day, now, '태어난 날을 입력해 주세요.');
  if (future) return future;
  if (ageInYears(day, today) > OLDEST_YEARS) return `만 ${OLDEST_YEARS}세까지 추가할 수 있어요.`;
  return null;
}

const birthDate = (now: () => number) =>
  v.pipe(
    v.string('생년월일을 입력해 주세요.'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problem = birthDateProblem(dataset.value, now());
      if (problem) addIssue({ message: problem });
    }),
  );

/** Reads treat anything but 'female' as male (docs/specification.md §3.1); writes accept only these two. */
export const gender = v.picklist(['female', 'male'], '성별을 골라 주세요.');

/** Completed weeks of pregnancy, only for a child born before 37 weeks; null for everyone else. */
const gestationWeeks = v.nullable(
  v.pipe(
    v.number('임신 주수를 숫자로 입력해 주세요.'),
    v.integer('임신 주수를 숫자로 입력해 주세요.'),
    v.minValue(MIN_GESTATION_WEEKS, `${MIN_GESTATION_WEEKS}주부터 ${PRETERM_BEFORE_WEEKS - 1}주 사이로 입력해 주세요.`),
    v.maxValue(
      PRETERM_BEFORE_WEEKS - 1,
      `${MIN_GESTATION_WEEKS}주부터 ${PRETERM_BEFORE_WEEKS - 1}주 사이로 입력해 주세요.`,
    ),
  ),
);

/**
 * The child of POST /profile. `image` is a path that POST /upload/image answered, or null.
 * @param now clock that decides whether a birth date is in the future, in milliseconds
 */
const profileInputAt = (now: () => number) =>
  v.object({
    name: nameText('이름을'),
    birth_date: birthDate(now),
    gender,
    gestation_weeks: v.optional(gestationWeeks, null),
    image: v.optional(v.nullable(uploadPath), null),
  });
export const profileInput = profileInputAt(Date.now);

/** PUT /profile/{id}. Weeks and picture stay as they are when they are absent; null removes them. */
export const profileChangeInputAt = (now: () => number) =>
  v.object({
    ...profileInputAt(now).entries,
    gestation_weeks: v.optional(gestationWeeks),
    image: v.optional(v.nullable(uploadPath)),
    updated_at: openedAt,
  });
export type ProfileChangeInput = v.InferOutput<ReturnType<typeof profileChangeInputAt>>;

/** POST /profile: with the guardian's consent where it is the first child. */
export const profileCreateInputAt = (now: () => number) =>
  v.object({ ...profileInputAt(now).entries, child_consent: childConsent });
export type ProfileCreateInput = v.InferOutput<ReturnType<typeof profileCreateInputAt>>;
export type ProfileInput = v.InferOutput<typeof profileInput>;

/** DELETE /profile/{id}: the child's name, typed by the parent to confirm. */
export const profileDeleteInput = v.object({ name: nameText('이름을') });
export type ProfileDeleteInput = v.InferOutput<typeof profileDeleteInput>;

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
