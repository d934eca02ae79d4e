import { birthDateProblem, type ProfileInput } from '@contract/profiles/profile';
import type { Profile } from '@contract/profiles/profile.responses';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useController, useForm, useWatch } from 'react-hook-form';
import { getErrorMessage, getFieldErrors } from '@/shared/api/api-error';
import { NEW_CHILD_DRAFT } from '@/shared/forms/new-child-draft';
import { useEditing } from '@/shared/forms/use-editing';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useOvertaken } from '@/shared/forms/use-overtaken';
import { ageLabel, dayLabel } from '@/shared/lib/age-label';
import { serverNow, serverToday } from '@/shared/lib/server-clock';
import { PhotoField } from '@/shared/photos/profile-photo/photo-field';
import { usePhoto } from '@/shared/photos/profile-photo/use-photo';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { DateField } from '@/shared/ui/forms/date-field';
import { DraftNote } from '@/shared/ui/forms/draft-note';
import { Field } from '@/shared/ui/forms/field';
import { differing, OvertakenNote } from '@/shared/ui/forms/overtaken-note';
import { EarlyBirth, weeksHint } from './early-birth';
import {
  checkProfileForm,
  emptyProfileForm,
  isSameProfile,
  type ProfileField,
  type ProfileFormValues,
  profileFormValues,
  profileWords,
  toFormValues,
  withSignedNow,
} from './profile-form-values';

const FIELDS: readonly ProfileField[] = ['image', 'name', 'birth_date', 'gender', 'gestation_weeks'];

const resolver: Resolver<ProfileFormValues, unknown, ProfileInput> = (values) => {
  const { input, wrong } = checkProfileForm(values);
  if (input) return { values: input, errors: {} };
  const errors: FieldErrors<ProfileFormValues> = {};
  for (const field of FIELDS) if (wrong[field]) errors[field] = { type: 'contract', message: wrong[field] };
  return { values: {}, errors };
};

const genders = [
  { value: 'female', label: '여자' },
  { value: 'male', label: '남자' },
] as const;

interface ProfileFormProps {
  /** The child to change; null for a new one. */
  profile: Profile | null;
  /**
   * Sends it; a rejection is shown at its field. Null where the page asks for something first. `openedAt` is the
   * `updated_at` of the child the input is based on, '' for a new one.
   */
  onSave: (input: ProfileInput, openedAt: string) => Promise<Profile | null>;
  /** Reads the child as it is stored now. */
  reload?: () => Promise<Profile>;
  /** Called after the save, with the draft already cleared. */
  onSaved?: (saved: Profile) => void;
  /** Nothing is stored yet: without a photo, which needs an account, and with '다음' instead of '저장하기'. */
  beforeJoining?: boolean;
  /** Above the save button. */
  children?: ReactNode;
}

/** Puts what the server found wrong beside its fields and goes to the first; false when it named none of them. */
function showWrongFields(form: UseFormReturn<ProfileFormValues, unknown, ProfileInput>, error: unknown): boolean {
  const wrong = Object.entries(getFieldErrors(error)).filter(([field]) => FIELDS.some((known) => known === field));
  for (const [field, message] of wrong) form.setError(field as ProfileField, { type: 'server', message });
  const first = FIELDS.find((field) => field !== 'image' && wrong.some(([key]) => key === field));
  if (first) form.setFocus(first);
  return wrong.length > 0;
}

/** The form's fields with their draft and photo, and what happens from "save" to the answer of the API. */
function useProfileForm({ profile, onSave, onSaved, reload }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const initial = profile ? toFormValues(profile) : emptyProfileForm;
  const draftName = profile ? `profile_${profile.id}` : NEW_CHILD_DRAFT;
  const draft = useFormDraft(draftName, profileFormValues);
  const typed = draft.values && withSignedNow(draft.values, initial);
  const [restored, setRestored] = useState(() => typed !== null && !isSameProfile(typed, initial));
  const form = useForm({ resolver, defaultValues: restored && typed ? typed : initial });
  usePersistDraft(draftName, form, (values) => values);
  const overtaken = useOvertaken(async () => reload?.());

  const { register, control, setValue, reset, formState } = form;
  useEditing(formState.isDirty);
  // registered in the order they stand in, which is the order in which the first wrong one is found
  const name = register('name');
  const { field: birth } = useController({ name: 'birth_date', control });
  const { field: gender } = useController({ name: 'gender', control });
  const early = register('early');
  const weeks = register('gestation_weeks');
  const [isEarly, birthDate, image] = useWatch({ control, name: ['early', 'birth_date', 'image'] });

  const photo = usePhoto((path) => setValue('image', path, { shouldDirty: true }));

  const sending = useRef(false);
  const send = async (input: ProfileInput) => {
    if (!(await photo.settled())) return;
    let saved: Profile | null;
    try {
      const { image: path, updated_at } = form.getValues();
      saved = await onSave({ ...input, image: path }, updated_at);
    } catch (error) {
      const theirs = await overtaken.readTheirs(error);
      if (theirs) return setValue('updated_at', theirs.updated_at);
      if (!showWrongFields(form, error)) dispatch(failed(getErrorMessage(error)));
      return;
    }
    if (!saved) return;
    draft.clear();
    onSaved?.(saved);
  };
  const submit = form.handleSubmit(send);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // a second Enter may come before the pending state is rendered
    if (sending.current) return;
    sending.current = true;
    void submit().finally(() => {
      sending.current = false;
    });
  };

  return {
    formState,
    fields: { name, birth, gender, early, weeks },
    isEarly,
    birthDate,
    photo: {
      photo,
      value: image,
      onRemove: () => {
        photo.forget();
        setValue('image', null, { shouldDirty: true });
      },
    },
    restored,
    discard: () => {
      reset(initial);
      draft.clear();
      setRestored(false);
    },
    onSubmit,
    theirs: overtaken.theirs && {
      words: differing(profileWords(toFormValues(overtaken.theirs)), profileWords(form.getValues())),
      take: () => {
        if (overtaken.theirs) reset(toFormValues(overtaken.theirs));
        draft.clear();
        setRestored(false);
        overtaken.forget();
      },
    },
  };
}

/** Name, birth date, gender, photo and weeks of a child. The input survives a reload. */
export function ProfileForm(props: ProfileFormProps) {
  const id = useId();
  const { formState, fields, isEarly, birthDate, photo, restored, discard, onSubmit, theirs } = useProfileForm(props);
  const { errors, isSubmitting } = formState;
  const { name, birth, gender, early, weeks } = fields;
  const birthHint =
    birthDateProblem(birthDate, serverNow()) === null
      ? `${dayLabel(birthDate)} · ${ageLabel(birthDate)}`
      : '숫자 8자리로 입력해 주세요. 예: 20250301';

  return (
    <form noValidate aria-labelledby={`${id}-save`} onSubmit={onSubmit}>
      <Stack spacing={6}>
        {restored ? <DraftNote onDiscard={discard} /> : null}
        {props.beforeJoining ? null : (
          <PhotoField
            {...photo}
            seed={props.profile?.id ?? 'new'}
            label="아이 사진"
            emptyHint="사진이 없어도 괜찮아요. 대신 동물 친구가 함께해요."
            error={errors.image?.message}
          />
        )}
        <Field
          {...name}
          label="이름"
          autoComplete="off"
          inputProps={{ enterKeyHint: 'next' }}
          error={errors.name?.message}
          hint="집에서 부르는 이름도 좋아요."
        />
        <DateField
          {...birth}
          label="태어난 날"
          max={serverToday()}
          error={errors.birth_date?.message}
          hint={birthHint}
        />
        <ChoiceGroup
          label="성별"
          options={genders}
          value={gender.value ?? undefined}
          onChange={gender.onChange}
          onBlur={gender.onBlur}
          name={gender.name}
          ref={gender.ref}
          error={errors.gender?.message}
        />
        <EarlyBirth {...early}>
          {isEarly ? (
            <Field
              {...weeks}
              label="태어났을 때 임신 주수"
              autoComplete="off"
              placeholder="34"
              inputProps={{ inputMode: 'numeric' }}
              error={errors.gestation_weeks?.message}
              hint={weeksHint}
            />
          ) : null}
        </EarlyBirth>
        {props.children}
        {theirs ? <OvertakenNote theirs={theirs.words} onTake={theirs.take} /> : null}
        <MainButton id={`${id}-save`} type="submit" pending={isSubmitting}>
          {props.beforeJoining ? '다음' : '저장하기'}
        </MainButton>
      </Stack>
    </form>
  );
}
