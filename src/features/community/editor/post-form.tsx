import { newAccountLimitKey } from '@contract/community/community-safety';
import type { PostDetail } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { NewcomerNote } from '@/features/community/members/newcomer-note';
import { useWriterGate } from '@/features/community/members/writer-gate';
import { useApiForm } from '@/shared/forms/use-api-form';
import { usePersistDraft } from '@/shared/forms/use-form-draft';
import { media } from '@/shared/tokens';
import { Field } from '@/shared/ui/forms/field';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { FormProblem, HeaderSubmit, submitByKeys } from './header-submit';
import {
  FurtherFields,
  PhotosField,
  PlaceFactsField,
  PostCategory,
  QuestionFields,
  ReviewStars,
} from './post-form-fields';
import { createPostForm, isReview, type PostFormInput, type PostFormValues, type WritableSection } from './post-values';
import { RichEditor } from './rich-editor';

const FIELDS = [
  'stars',
  'category',
  'topic',
  'title',
  'content',
  'images',
  'facts',
  'tags',
  'ad_note',
  'visibility',
  'child',
] as const;

const HINTS: Record<WritableSection, string> = {
  board: '오늘 있었던 일, 궁금한 것을 편하게 적어 주세요.',
  tip: '우리 집에서 해 보니 좋았던 방법을 나눠 주세요.',
  grow: '부모가 오늘 바로 해 볼 수 있는 이야기를 적어 주세요.',
  counseling: '언제부터, 어떤 모습이 걱정되는지 적어 주시면 답변에 도움이 돼요.',
  trip: '아이와 다녀온 이야기를 들려주세요.',
  book: '아이와 읽은 이야기를 들려주세요.',
};

/** A refusal by the page itself, shown like the server's refusals. */
const refusal = (message: string) => Object.assign(new Error(message), { status: 422 });

interface PostFormProps {
  title: string;
  section: WritableSection;
  /** The review of a place, whose facts the author may know. */
  isPlaceReview: boolean;
  initial: PostFormValues;
  editing?: PostDetail;
  onPersist: (values: PostFormValues) => void;
  /** Rejects with the API's error. */
  send: (input: PostFormInput, idempotencyKey: string) => Promise<unknown>;
}

/** The page with the form of a post. A refusal is shown at its field; no input is lost. */
export function PostForm({ title, section, isPlaceReview, initial, editing, onPersist, send }: PostFormProps) {
  const id = useId();
  const gate = useWriterGate();
  const [busy, setBusy] = useState(false);
  const { form, errors, pending, formProps, problem } = useApiForm<PostFormValues, PostFormInput>({
    schema: createPostForm(section),
    defaultValues: initial,
    draft: null,
    fields: FIELDS,
    send: async (input, idempotencyKey) => {
      if (busy) throw refusal('사진을 올리는 중이에요. 다 올라간 뒤에 다시 눌러 주세요.');
      if (!(await gate.passes())) throw refusal('커뮤니티 약속에 동의하면 올릴 수 있어요.');
      return send(input, idempotencyKey);
    },
    onSent: () => undefined,
    onRefused: (error) => void gate.refused(error),
  });
  usePersistDraft('post', form, (values) => {
    onPersist(values);
    return null;
  });
  const visibility = form.watch('visibility') ?? 'public';

  return (
    <PageShell
      title={title}
      back
      right={<HeaderSubmit form={id} label={editing ? '저장하기' : '올리기'} pending={pending} />}
    >
      <form id={id} {...formProps} onKeyDownCapture={submitByKeys}>
        <Stack spacing={6}>
          {editing ? null : <NewcomerNote kind={newAccountLimitKey(section, visibility)} />}
          <FormProblem>{problem}</FormProblem>
          {isReview(section) ? <ReviewStars form={form} /> : <PostCategory section={section} form={form} />}
          <Field label="제목" autoComplete="off" error={errors.title?.message} {...form.register('title')} />
          <Controller
            control={form.control}
            name="content"
            render={({ field: { ref, onChange } }) => (
              <RichEditor
                ref={ref}
                label="내용"
                placeholder={HINTS[section]}
                initial={initial.content}
                onChange={(html) => onChange(html)}
                onBusy={setBusy}
                error={errors.content?.message}
              />
            )}
          />
          {(initial.images?.length ?? 0) > 0 ? <PhotosField form={form} /> : null}
          {isPlaceReview ? <PlaceFactsField form={form} /> : null}
          {section === 'counseling' ? <QuestionFields form={form} /> : null}
          <FurtherFields form={form} asksAd={section !== 'counseling'} />
        </Stack>
        <UnderTools />
        {gate.sheet}
      </form>
    </PageShell>
  );
}

/** On a phone the toolbar covers the foot of the page. */
const UnderTools = styled('div')({ height: '3rem', [media.pad]: { display: 'none' } });
