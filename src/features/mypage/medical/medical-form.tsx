import { type MedicalInfoFields, medicalInfoFields, PHONE_MAX } from '@contract/mypage/medical-info';
import type { OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import { CLINIC_LABEL } from '@contract/mypage/medical-words';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { useSaveMedicalInfoMutation } from '@/domain/medical/medical-api';
import { isApiError } from '@/shared/api/api-error';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useOvertaken } from '@/shared/forms/use-overtaken';
import { dayOfTime } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { DraftNote } from '@/shared/ui/forms/draft-note';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { differing, OvertakenNote } from '@/shared/ui/forms/overtaken-note';
import { MedicalList, MedicalSection } from './medical-list';
import { type MedicalValues, medicalDraft, medicalWords, toMedicalValues } from './medical-values';

const NONE = {
  allergies: { field: 'no_allergies', label: '알려진 알레르기가 없어요' },
  medicines: { field: 'no_medicines', label: '지금 먹는 약이 없어요' },
} as const;

interface MedicalFormProps {
  profileId: string;
  info: OwnMedicalInfo;
  /** Reads what is stored now. Rejects with the API's error. */
  reload: () => Promise<OwnMedicalInfo>;
}

function useMedicalForm({ profileId, info, reload }: MedicalFormProps) {
  const dispatch = useAppDispatch();
  const [save] = useSaveMedicalInfoMutation();
  const draftName = `medical_${profileId}`;
  const draft = useFormDraft(draftName, medicalDraft);
  const saved = toMedicalValues(info);
  const [restored, setRestored] = useState(
    () => draft.values !== null && JSON.stringify(draft.values.fields) !== JSON.stringify(saved),
  );
  // The version the input is based on, not the newest one: a save over another guardian's change is refused once.
  const base = useRef(restored && draft.values ? draft.values.version : info.version);
  // Compared with, as React Hook Form knows `isDirty` only after it rendered.
  const stored = useRef(saved);
  const [consent, setConsent] = useState<'unasked' | 'asked' | 'given'>(info.consent_needed ? 'asked' : 'unasked');
  const [consentRefused, setConsentRefused] = useState(false);
  const overtaken = useOvertaken(reload);
  const agreeBox = useRef<HTMLInputElement>(null);
  const { form, errors, pending, formProps, problem } = useApiForm<MedicalValues, MedicalInfoFields>({
    schema: medicalInfoFields,
    defaultValues: restored && draft.values ? draft.values.fields : saved,
    draft: null,
    fields: ['allergies', 'medicines', 'clinic.name', 'clinic.phone', 'contacts'],
    send: async (fields) => {
      setConsentRefused(false);
      overtaken.forget();
      const input = { ...fields, version: base.current, consent: consent === 'given' };
      const after = await save({ profileId, input })
        .unwrap()
        .catch(async (error: unknown) => {
          const theirs = await overtaken.readTheirs(error);
          // The next try replaces what they saved.
          if (theirs) base.current = theirs.version;
          throw error;
        });
      startFrom(after);
    },
    onSent: () => dispatch(succeeded('저장했어요')),
    onRefused: (error) => {
      if (!isApiError(error) || error.code !== 'CONSENT_REQUIRED') return;
      setConsent('asked');
      setConsentRefused(true);
      agreeBox.current?.focus();
    },
  });
  usePersistDraft(draftName, form, (fields) =>
    JSON.stringify(fields) === JSON.stringify(stored.current) ? null : { fields, version: base.current },
  );
  const startFrom = (from: OwnMedicalInfo) => {
    draft.clear();
    setRestored(false);
    base.current = from.version;
    stored.current = toMedicalValues(from);
    form.reset(stored.current);
  };
  return {
    form,
    errors,
    pending,
    formProps,
    problem: consentRefused || overtaken.theirs ? null : problem,
    theirs: overtaken.theirs && {
      words: differing(medicalWords(toMedicalValues(overtaken.theirs)), medicalWords(form.getValues())),
      take: () => {
        if (overtaken.theirs) startFrom(overtaken.theirs);
        overtaken.forget();
      },
    },
    consent,
    setConsent,
    consentMissing: consentRefused && consent === 'asked',
    agreeBox,
    restored,
    discard: () => startFrom(info),
  };
}

/** The input survives a reload; "none" is offered only while nothing is listed. */
export function MedicalForm(props: MedicalFormProps) {
  const { form, errors, pending, formProps, problem, restored, discard, theirs, ...asked } = useMedicalForm(props);
  const { consent, setConsent, consentMissing, agreeBox } = asked;
  const { register } = form;
  const updatedAt = props.info.updated_at;
  return (
    <form {...formProps} aria-label="알레르기·약·병원">
      <Stack spacing={7}>
        {restored ? <DraftNote onDiscard={discard} /> : null}
        <Typography color="textSecondary">
          진료용 기록에 함께 담겨요.
          {updatedAt === null ? '' : ` ${dayOfTime(Date.parse(updatedAt))}에 저장했어요.`}
        </Typography>
        <MedicalList form={form} name="allergies" none={NONE.allergies} />
        <MedicalList form={form} name="medicines" none={NONE.medicines} />
        <MedicalSection title={CLINIC_LABEL}>
          <Field
            label="병원 이름"
            optional
            autoComplete="off"
            error={errors.clinic?.name?.message}
            {...register('clinic.name')}
          />
          <Field
            label="병원 전화번호"
            optional
            type="tel"
            autoComplete="off"
            inputProps={{ maxLength: PHONE_MAX }}
            error={errors.clinic?.phone?.message}
            {...register('clinic.phone')}
          />
        </MedicalSection>
        <MedicalList form={form} name="contacts" />
        {consent === 'unasked' ? null : (
          <SensitiveConsent
            ref={agreeBox}
            agreed={consent === 'given'}
            onChange={(agreed) => setConsent(agreed ? 'given' : 'asked')}
            error={consentMissing ? '동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.' : undefined}
          />
        )}
        {theirs ? <OvertakenNote theirs={theirs.words} onTake={theirs.take} /> : null}
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          저장하기
        </MainButton>
      </Stack>
    </form>
  );
}
