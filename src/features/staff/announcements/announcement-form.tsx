import { formatNumber } from '@contract/common/format-number';
import {
  ANNOUNCEMENT_BODY_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  type AnnouncementInput,
  AUDIENCES,
  announcementInput,
  audienceInput,
} from '@contract/staff/announcements';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { NoticeRow } from '@/domain/notices/notice-row';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useCountAudienceQuery, useCreateAnnouncementMutation } from './announcements-api';

const { entries } = announcementInput;
const MONTHS = '개월 수를 숫자로 입력해 주세요.';
const monthText = v.pipe(
  v.string(),
  v.check((text) => text === '' || /^[0-9]{1,2}$/.test(text), MONTHS),
  v.transform((text) => (text === '' ? null : Number(text))),
);
const schema = v.object({
  title: entries.title,
  body: entries.body,
  path: v.pipe(
    v.string(),
    v.transform((text) => text.trim() || null),
    v.check((path) => v.is(entries.path, path), '‘/home’처럼 /로 시작하는 우리 화면의 주소를 입력해 주세요.'),
  ),
  audience: entries.audience,
  from_month: monthText,
  to_month: monthText,
  /** As a field for date and time writes it, in Seoul; empty for at once. */
  send_at: v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : `${text}:00+09:00`)),
    v.check((at) => v.is(entries.send_at, at), '보낼 시각을 다시 골라 주세요.'),
  ),
});
type Values = v.InferInput<typeof schema>;
const OPTIONS = AUDIENCES.map(({ audience, label }) => ({ value: audience, label }));
const EMPTY: Values = { title: '', body: '', path: '', audience: 'all', from_month: '', to_month: '', send_at: '' };

/** Form of an announcement: text, audience and time, with its preview and the number of recipients. */
export function AnnouncementForm() {
  const dispatch = useAppDispatch();
  const [create] = useCreateAnnouncementMutation();
  const { form, errors, pending, formProps, problem } = useApiForm<Values, v.InferOutput<typeof schema>>({
    schema,
    defaultValues: EMPTY,
    draft: 'announcement',
    fields: ['title', 'body', 'path', 'audience', 'from_month', 'to_month', 'send_at'],
    send: (input, idempotencyKey) => create({ ...(input satisfies AnnouncementInput), idempotencyKey }).unwrap(),
    onSent: () => {
      form.reset(EMPTY);
      dispatch(succeeded('공지를 예약했어요'));
    },
  });
  const values = useWatch({ control: form.control });
  return (
    <form {...formProps} aria-label="새 공지">
      <Stack spacing={5}>
        <Field
          label="제목"
          autoComplete="off"
          hint={`${ANNOUNCEMENT_TITLE_MAX}자까지 쓸 수 있어요.`}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Field
          label="내용"
          multiline
          minRows={3}
          hint={`${ANNOUNCEMENT_BODY_MAX}자까지 쓸 수 있어요.`}
          error={errors.body?.message}
          {...form.register('body')}
        />
        <Field
          label="눌렀을 때 여는 화면"
          optional
          autoComplete="off"
          hint="‘/home’처럼 우리 화면의 주소를 입력해 주세요."
          error={errors.path?.message}
          {...form.register('path')}
        />
        <Controller
          control={form.control}
          name="audience"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ChoiceGroup
              ref={ref}
              label="받을 사람"
              options={OPTIONS}
              minWidth="8.5rem"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={errors.audience?.message}
            />
          )}
        />
        {values.audience === 'children' ? (
          <>
            <Field
              label="몇 개월부터"
              suffix="개월"
              inputMode="numeric"
              autoComplete="off"
              error={errors.from_month?.message}
              {...form.register('from_month')}
            />
            <Field
              label="몇 개월까지"
              suffix="개월"
              inputMode="numeric"
              autoComplete="off"
              error={errors.to_month?.message}
              {...form.register('to_month')}
            />
          </>
        ) : null}
        <Field
          label="보낼 시각"
          optional
          type="datetime-local"
          hint="비우면 바로 보내요. 밤 9시부터 아침 8시까지 푸시와 이메일은 아침에 가요."
          error={errors.send_at?.message}
          {...form.register('send_at')}
        />
        <Preview title={values.title ?? ''} body={values.body ?? ''} />
        <AudienceCount values={values} />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          공지 보내기
        </MainButton>
      </Stack>
    </form>
  );
}

function Preview({ title, body }: { title: string; body: string }) {
  const notice = {
    id: 'preview',
    kind: 'notice',
    title: title || '제목',
    body: body || '내용',
    path: null,
    read: true,
    created_at: new Date().toISOString(),
  } as const;
  return (
    <Stack component="section" spacing={2} aria-label="미리 보기">
      <Typography variant="label" color="textSecondary">
        미리 보기
      </Typography>
      <Card data-flat="">
        <NoticeRow notice={notice} onRead={() => undefined} />
      </Card>
    </Stack>
  );
}

function AudienceCount({ values }: { values: Partial<Values> }) {
  const months = (text = '') => (/^[0-9]{1,2}$/.test(text) ? Number(text) : null);
  const wanted = v.safeParse(audienceInput, {
    audience: values.audience,
    from_month: months(values.from_month),
    to_month: months(values.to_month),
  });
  const input = wanted.success ? wanted.output : null;
  const isWhole =
    input !== null &&
    (input.audience !== 'children' ||
      (input.from_month !== null && input.to_month !== null && input.from_month <= input.to_month));
  const { currentData } = useCountAudienceQuery(isWhole ? input : skipToken);
  return (
    <Typography component="div" variant="small" color="textSecondary" role="status">
      {currentData ? `지금 보내면 ${formatNumber(currentData.people)}명이 받아요.` : null}
    </Typography>
  );
}
