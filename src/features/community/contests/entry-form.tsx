import { requiredText } from '@contract/common/text';
import { POST_TITLE_MAX } from '@contract/community/posts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem, HeaderSubmit, submitByKeys } from '@/features/community/editor/header-submit';
import { PhotoStrip } from '@/features/community/editor/photo-strip';
import { useWriterGate } from '@/features/community/members/writer-gate';
import { useApiForm } from '@/shared/forms/use-api-form';
import { usePersistDraft } from '@/shared/forms/use-form-draft';
import { Field } from '@/shared/ui/forms/field';
import { PageShell } from '@/shared/ui/layout/page-shell';

const PHOTOS_MAX = 5;
const CAPTION_MAX = 1000;

/** `content` is the caption as plain text; it is sent as HTML. */
const entryForm = v.object({
  title: requiredText('제목을', POST_TITLE_MAX),
  content: requiredText('작품 이야기를', CAPTION_MAX),
  images: v.pipe(v.array(v.string()), v.minLength(1, '사진을 한 장 이상 올려 주세요.')),
});
export type EntryValues = v.InferInput<typeof entryForm>;

/** A refusal by the page itself, shown like the server's refusals. */
const refusal = (message: string) => Object.assign(new Error(message), { status: 422 });

interface EntryFormProps {
  title: string;
  initial: EntryValues;
  /** Of the submit button. */
  label: string;
  onPersist: (values: EntryValues) => void;
  /** Rejects with the API's error. */
  send: (values: EntryValues, idempotencyKey: string) => Promise<unknown>;
  /** Above the fields. */
  children?: ReactNode;
}

/** The page with the form of an entry: photos, a title and its story. */
export function EntryForm({ title, initial, label, onPersist, send, children }: EntryFormProps) {
  const id = useId();
  const gate = useWriterGate();
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm<EntryValues, EntryValues>({
    schema: entryForm,
    defaultValues: initial,
    draft: null,
    fields: ['images', 'title', 'content'],
    send: async (values, idempotencyKey) => {
      if (!(await gate.passes())) throw refusal('커뮤니티 약속에 동의하면 올릴 수 있어요.');
      return send(values, idempotencyKey);
    },
    onSent: () => undefined,
    onRefused: (error) => void gate.refused(error),
  });
  usePersistDraft('entry', fields, (values) => {
    onPersist(values);
    return null;
  });
  return (
    <PageShell title={title} back right={<HeaderSubmit form={id} label={label} pending={pending} />}>
      <form id={id} {...formProps} onKeyDownCapture={submitByKeys}>
        <Stack spacing={6}>
          {children}
          <FormProblem>{problem}</FormProblem>
          <Controller
            control={fields.control}
            name="images"
            render={({ field: { value, onChange } }) => (
              <PhotoStrip
                label="작품 사진"
                max={PHOTOS_MAX}
                paths={value}
                onChange={(change) => onChange(change(fields.getValues('images')))}
                error={errors.images?.message}
              />
            )}
          />
          <Field
            label="제목"
            autoComplete="off"
            inputProps={{ maxLength: POST_TITLE_MAX }}
            error={errors.title?.message}
            {...fields.register('title')}
          />
          <Field
            label="작품 이야기"
            multiline
            minRows={5}
            placeholder="어떻게 만들었는지, 아이가 뭐라고 했는지 들려주세요."
            error={errors.content?.message}
            {...fields.register('content')}
          />
          <Typography variant="small" color="textSecondary">
            아이 얼굴이나 이름표, 어린이집 이름이 보이지 않는 사진이 좋아요.
          </Typography>
        </Stack>
        {gate.sheet}
      </form>
    </PageShell>
  );
}
