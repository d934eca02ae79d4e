import { parseDay } from '@contract/common/calendar';
import type { CouponKind } from '@contract/history/coupons.responses';
import { issueLicencesInput, LICENCES_AT_ONCE } from '@contract/history/licences';
import type { IssuedLicences } from '@contract/history/licences.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useIssueLicencesMutation } from './licences-api';

const COUNT = `1개부터 ${LICENCES_AT_ONCE}개까지 만들 수 있어요.`;
const schema = v.object({
  kind: issueLicencesInput.entries.kind,
  count: v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,3}$/, COUNT),
    v.transform(Number),
    v.minValue(1, COUNT),
    v.maxValue(LICENCES_AT_ONCE, COUNT),
  ),
  /** As a date field writes it; empty for no last day. */
  expires_on: v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : text.replaceAll('-', ''))),
    v.check((day) => day === null || parseDay(day) !== null, '날짜를 골라 주세요.'),
  ),
  note: issueLicencesInput.entries.note,
});
type Values = v.InferInput<typeof schema>;

/** Asks how many codes of which kind, and until when; passes them on once. */
export function IssueForm({
  kinds,
  onIssued,
}: {
  kinds: readonly CouponKind[];
  onIssued: (issued: IssuedLicences) => void;
}) {
  const [issue] = useIssueLicencesMutation();
  const { form, errors, pending, formProps, problem } = useApiForm<Values, v.InferOutput<typeof schema>>({
    schema,
    defaultValues: { kind: kinds[0]?.id ?? '', count: '', expires_on: '', note: '' },
    draft: 'issue-licences',
    fields: ['kind', 'count', 'expires_on', 'note'],
    send: async (input, id) => onIssued(await issue({ id, ...input }).unwrap()),
    onSent: () => undefined,
  });
  return (
    <form {...formProps} aria-labelledby="issue-title">
      <Stack spacing={4}>
        <Typography component="h2" variant="title" id="issue-title">
          새 이용권 번호
        </Typography>
        <Controller
          name="kind"
          control={form.control}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ChoiceGroup
              ref={ref}
              label="종류"
              options={kinds.map(({ id, name }) => ({ value: id, label: name.replace('쑥쑥 이용권 ', '') }))}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={errors.kind?.message}
              minWidth="5rem"
            />
          )}
        />
        <Field
          {...form.register('count')}
          label="개수"
          suffix="개"
          inputMode="numeric"
          autoComplete="off"
          error={errors.count?.message}
          hint={COUNT}
        />
        <Field
          {...form.register('expires_on')}
          label="등록할 수 있는 마지막 날"
          optional
          type="date"
          error={errors.expires_on?.message}
          hint="그날 23:59까지 등록할 수 있어요. 비우면 기한이 없어요."
        />
        <Field
          {...form.register('note')}
          label="메모"
          optional
          autoComplete="off"
          error={errors.note?.message}
          hint="어디에 쓰는 번호인지 적어 두면 찾기 쉬워요."
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          번호 만들기
        </MainButton>
      </Stack>
    </form>
  );
}
