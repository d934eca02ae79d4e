import { type ProfileInput, profileInput } from '@contract/profiles/profile';
import type { Profile } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import * as v from 'valibot';
import { dayLabel } from '@/shared/lib/age-label';
import { pictureField, type TheirField } from '@/shared/ui/forms/overtaken-note';

/** The raw form values; all typed values are strings. */
export const profileFormValues = v.object({
  name: v.string(),
  birth_date: v.string(),
  gender: v.nullable(v.picklist(['female', 'male'])),
  /** 37주보다 일찍 태어났어요 */
  early: v.boolean(),
  gestation_weeks: v.string(),
  /** Path of the uploaded photo. */
  image: v.nullable(v.string()),
  /** Of the child that the input is based on; '' for a new one. */
  updated_at: v.optional(v.string(), ''),
});
export type ProfileFormValues = v.InferOutput<typeof profileFormValues>;

export const emptyProfileForm: ProfileFormValues = {
  name: '',
  birth_date: '',
  gender: null,
  early: false,
  gestation_weeks: '',
  image: null,
  updated_at: '',
};

export const toFormValues = (profile: Profile): ProfileFormValues => ({
  name: profile.name,
  birth_date: profile.birth_date,
  gender: profile.gender === 'female' ? 'female' : 'male',
  early: profile.gestation_weeks !== null,
  gestation_weeks: profile.gestation_weeks === null ? '' : String(profile.gestation_weeks),
  image: profile.profile_image?.path ?? null,
  updated_at: profile.updated_at,
});

/** Whether both say the same of the child, whatever they are based on. */
export const isSameProfile = (one: ProfileFormValues, other: ProfileFormValues): boolean =>
  JSON.stringify({ ...one, updated_at: '' }) === JSON.stringify({ ...other, updated_at: '' });

/** The values in words, by field. */
export const profileWords = (values: ProfileFormValues): TheirField[] => [
  pictureField('사진', values.image === null ? [] : [values.image]),
  { label: '이름', text: values.name },
  { label: '태어난 날', text: dayLabel(values.birth_date) },
  { label: '성별', text: values.gender === null ? '' : values.gender === 'female' ? '여자' : '남자' },
  { label: '태어났을 때 임신 주수', text: values.early ? `${values.gestation_weeks}주` : '' },
];

/** The draft's values, with the current signed address of an unchanged photo. A draft of an older release has no version. */
export const withSignedNow = (typed: ProfileFormValues, now: ProfileFormValues): ProfileFormValues => ({
  ...typed,
  updated_at: typed.updated_at || now.updated_at,
  image:
    typed.image && now.image && withoutSignatures(typed.image) === withoutSignatures(now.image)
      ? now.image
      : typed.image,
});

export type ProfileField = keyof ProfileInput;

type Checked = { input: ProfileInput; wrong: null } | { input: null; wrong: Partial<Record<ProfileField, string>> };

/** Validates the typed values with the contract: the input to send, or one message a field. */
export function checkProfileForm(values: ProfileFormValues): Checked {
  const weeks = values.gestation_weeks.trim();
  const result = v.safeParse(profileInput, {
    name: values.name,
    birth_date: values.birth_date,
    gender: values.gender,
    gestation_weeks: values.early ? (weeks === '' ? Number.NaN : Number(weeks)) : null,
    image: values.image,
  });
  if (result.success) return { input: result.output, wrong: null };
  const wrong: Partial<Record<ProfileField, string>> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as ProfileField | undefined;
    if (field && wrong[field] === undefined) wrong[field] = issue.message;
  }
  return { input: null, wrong };
}
