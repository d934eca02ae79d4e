import { LICENCE_EXAMPLE, licenceInput } from '@contract/history/licences';
import type { GrantedLicence } from '@contract/history/licences.responses';
import { valibotResolver } from '@hookform/resolvers/valibot';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isApiError } from '@/shared/api/api-error';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { showRefusal, useSubmit } from '@/shared/forms/use-submit';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useRedeemLicenceMutation } from './licence-api';

const DRAFT = 'licence';
const draftSchema = v.object({ code: v.string() });
const LICENCE_CODES = ['LICENCE_UNKNOWN', 'LICENCE_USED'];

/** Errors about the number are shown at its field. */
const atCode = (error: unknown) =>
  isApiError(error) && LICENCE_CODES.includes(error.code ?? '') ? { ...error, fields: { code: error.message } } : error;

interface LicenceFormProps {
  onGranted: (granted: GrantedLicence) => void;
  /** Of its button: `soft` where the page has another main button. */
  look?: 'primary' | 'soft';
}

/** Takes a licence's number. */
export function LicenceForm({ onGranted, look }: LicenceFormProps) {
  const draft = useFormDraft(DRAFT, draftSchema);
  const form = useForm({ resolver: valibotResolver(licenceInput), defaultValues: { code: draft.values?.code ?? '' } });
  usePersistDraft(DRAFT, form, (values) => values);
  const { errors, isSubmitting } = form.formState;
  const [redeemLicence] = useRedeemLicenceMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = useSubmit(form, async (input) => {
    setProblem(null);
    const { data, error } = await redeemLicence(input);
    if (!data) return setProblem(showRefusal(form, atCode(error), ['code']));
    form.reset({ code: '' });
    draft.clear();
    onGranted(data);
  });

  return (
    <form {...submit} aria-label="이용권 등록">
      <Stack spacing={4}>
        <Field
          {...form.register('code')}
          label="이용권 번호"
          placeholder={LICENCE_EXAMPLE}
          autoComplete="off"
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 40, enterKeyHint: 'done' }}
          error={errors.code?.message}
          hint="카드나 메일에 적힌 16자리 번호예요. 띄어쓰기와 줄표는 없어도 괜찮아요."
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" look={look} pending={isSubmitting}>
          등록하기
        </MainButton>
      </Stack>
    </form>
  );
}
