import {
  OFFICIAL_NOTE_MAX,
  OFFICIAL_PHOTOS_MAX,
  OFFICIAL_ROUNDS,
  PLACE_MAX,
} from '@contract/test/diagnostics-official';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_WARNING_WORDS } from '@contract/test/diagnostics-words';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useController, useForm, useWatch } from 'react-hook-form';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { CautionNote } from '@/features/test/ui/caution-note';
import { isApiError } from '@/shared/api/api-error';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useOvertaken } from '@/shared/forms/use-overtaken';
import { showRefusal, useSubmit } from '@/shared/forms/use-submit';
import { dayLabel } from '@/shared/lib/age-label';
import { serverToday } from '@/shared/lib/server-clock';
import { PhotosField } from '@/shared/photos/photos-field';
import { photoLeftBehind, useFormPhotos } from '@/shared/photos/use-form-photos';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { DateField } from '@/shared/ui/forms/date-field';
import { DraftNote } from '@/shared/ui/forms/draft-note';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { differing, OvertakenNote } from '@/shared/ui/forms/overtaken-note';
import { MarkedRows } from './marked-rows';
import {
  checkOfficial,
  emptyOfficial,
  isSameOfficial,
  monthsOn,
  OFFICIAL_FIELDS,
  type OfficialValues,
  officialValues,
  officialWords,
  roundAt,
  toOfficialValues,
  warningsNow,
} from './official-values';

type Input = NonNullable<ReturnType<typeof checkOfficial>['input']>;

const resolver: Resolver<OfficialValues, unknown, Input> = (values) => {
  const { input, wrong } = checkOfficial(values, false);
  if (input) return { values: input, errors: {} };
  const errors: FieldErrors<OfficialValues> = {};
  for (const field of OFFICIAL_FIELDS) {
    if (wrong[field]) Object.assign(errors, { [field]: { type: 'contract', message: wrong[field] } });
  }
  return { values: {}, errors };
};

const rounds = OFFICIAL_ROUNDS.map(({ round, from_month, to_month }) => ({
  value: String(round),
  label: `${round}차 (${from_month}~${to_month}개월)`,
}));

interface OfficialFormProps {
  child: { id: string; birth_date: string };
  /** The record to change; null for a new one. */
  record: OfficialResult | null;
  /** The child's other records. */
  others: readonly OfficialResult[];
  /** Sends it; rejects with the API's error. `openedAt` is the record's `updated_at` that it is based on; the id is the same while the same input is sent again. */
  onSave: (input: Input, openedAt: string, idempotencyKey: string) => Promise<unknown>;
  /** Reads the record as it is stored now; undefined when it is gone. */
  reload: () => Promise<OfficialResult | undefined>;
  /** Called after the save, with the draft already cleared. */
  onSaved: () => void;
}

/** A draft of an older release has no version. */
const withVersion = (typed: OfficialValues, now: OfficialValues): OfficialValues => ({
  ...typed,
  updated_at: typed.updated_at || now.updated_at,
});

/** The form's fields with their draft, and what happens from "save" to the answer of the API. */
function useOfficialForm({ child, record, others, onSave, onSaved, reload }: OfficialFormProps) {
  const initial = record ? toOfficialValues(record) : emptyOfficial;
  const draftName = `official_${record?.id ?? child.id}`;
  const draft = useFormDraft(draftName, officialValues);
  const [restored, setRestored] = useState(() => draft.values !== null && !isSameOfficial(draft.values, initial));
  const form = useForm({
    resolver,
    defaultValues: restored && draft.values ? withVersion(draft.values, initial) : initial,
  });
  usePersistDraft(draftName, form, (values) => values);
  const idempotencyKeyFor = useIdempotencyKey();
  const overtaken = useOvertaken(reload);
  const [problem, setProblem] = useState<string | null>(null);
  const [consent, setConsent] = useState<'unasked' | 'asked' | 'given'>('unasked');
  const agreeBox = useRef<HTMLInputElement>(null);

  const { register, control, setValue, reset, formState } = form;
  // registered in the order they stand in, which is the order in which the first wrong one is found
  const { field: day } = useController({ name: 'taken_on', control });
  const { field: round } = useController({ name: 'round', control });
  const { field: rows } = useController({ name: 'rows', control });
  const place = register('place');
  const note = register('note');
  const { field: photos } = useController({ name: 'photos', control });
  const goingRef = useRef(0);
  const uploads = useFormPhotos(goingRef, (path) => photos.onChange([...form.getValues('photos'), path]));
  const takenOn = useWatch({ control, name: 'taken_on' });
  const months = monthsOn(takenOn, child.birth_date);
  const warnings = warningsNow({ round: round.value }, months, others);

  /** Selects the round for the day, if none is selected. */
  function selectRound(digits: string) {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
    const age = monthsOn(digits, child.birth_date);
    if (age !== null && form.getValues('round') === null) setValue('round', roundAt(age), options);
  }

  const formProps = useSubmit(form, async (checked) => {
    setProblem(null);
    overtaken.forget();
    if (goingRef.current > 0) return void showRefusal(form, photoLeftBehind('photos'), OFFICIAL_FIELDS);
    if (consent === 'asked') return agreeBox.current?.focus();
    const input = { ...checked, consent: consent === 'given' };
    try {
      const openedAt = form.getValues('updated_at');
      await onSave(input, openedAt, idempotencyKeyFor({ ...input, openedAt }));
    } catch (error) {
      const theirs = await overtaken.readTheirs(error);
      if (theirs) setValue('updated_at', theirs.updated_at);
      else if (isApiError(error) && error.code === 'CONSENT_REQUIRED') setConsent('asked');
      else setProblem(showRefusal(form, error, OFFICIAL_FIELDS));
      return;
    }
    draft.clear();
    onSaved();
  });

  return {
    formState,
    formProps,
    fields: { day, selectRound, round, rows, place, note, photos },
    uploads,
    takenOn,
    months,
    warnings,
    problem,
    consent,
    setConsent,
    agreeBox,
    restored,
    theirs: overtaken.theirs && {
      words: differing(officialWords(toOfficialValues(overtaken.theirs)), officialWords(form.getValues())),
      take: () => {
        if (overtaken.theirs) reset(toOfficialValues(overtaken.theirs));
        draft.clear();
        setRestored(false);
        overtaken.forget();
      },
    },
    discard: () => {
      reset(initial);
      draft.clear();
      setRestored(false);
    },
  };
}

/** The clinic's result sheet, box by box. The input survives a reload. */
export function OfficialForm(props: OfficialFormProps) {
  const id = useId();
  const { formState, formProps, fields, takenOn, months, warnings, ...form } = useOfficialForm(props);
  const { problem, consent, setConsent, agreeBox, restored, discard, uploads, theirs } = form;
  const { errors, isSubmitting } = formState;
  const { day, selectRound, round, rows, place, note, photos } = fields;

  return (
    <form {...formProps} aria-labelledby={`${id}-save`}>
      <Stack spacing={6}>
        {restored ? <DraftNote onDiscard={discard} /> : null}
        <DateField
          {...day}
          onBlur={(digits) => {
            selectRound(digits);
            day.onBlur();
          }}
          label="검진받은 날"
          min={props.child.birth_date}
          max={serverToday()}
          error={errors.taken_on?.message}
          hint={months === null ? '숫자 8자리로 입력해 주세요. 예: 20250301' : `${dayLabel(takenOn)} · ${months}개월`}
        />
        <ChoiceGroup
          label="몇 차 검진인가요?"
          options={rounds}
          value={round.value === null ? undefined : String(round.value)}
          onChange={(value) => round.onChange(Number(value))}
          onBlur={round.onBlur}
          ref={round.ref}
          minWidth="9rem"
          error={errors.round?.message}
          hint="발달 결과가 나오는 검진만 골라요. 검진 나이는 태어난 날을 기준으로 해요."
        />
        {warnings.map((warning) => (
          <CautionNote key={warning}>{OFFICIAL_WARNING_WORDS[warning]}</CautionNote>
        ))}
        <MarkedRows round={round.value} rows={rows} error={errors.rows?.message} />
        <Field
          {...place}
          label="검진받은 곳"
          optional
          autoComplete="off"
          inputProps={{ maxLength: PLACE_MAX }}
          error={errors.place?.message}
        />
        <Field
          {...note}
          label="메모"
          optional
          multiline
          minRows={2}
          maxRows={8}
          error={errors.note?.message}
          hint={`의사가 해 준 말을 적어 두면 좋아요. ${OFFICIAL_NOTE_MAX}자까지 쓸 수 있어요.`}
        />
        <PhotosField
          label="결과지 사진"
          max={OFFICIAL_PHOTOS_MAX}
          paths={photos.value}
          onChange={photos.onChange}
          uploads={uploads}
          audience="아이의 보호자만 볼 수 있어요. 사진이 없어도 괜찮아요."
          error={errors.photos?.message}
        />
        {consent === 'unasked' ? null : (
          <SensitiveConsent
            ref={agreeBox}
            agreed={consent === 'given'}
            onChange={(agreed) => setConsent(agreed ? 'given' : 'asked')}
            error={consent === 'asked' ? '동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.' : undefined}
          />
        )}
        {theirs ? <OvertakenNote theirs={theirs.words} onTake={theirs.take} /> : null}
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton id={`${id}-save`} type="submit" pending={isSubmitting}>
          저장하기
        </MainButton>
      </Stack>
    </form>
  );
}
