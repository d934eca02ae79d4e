import { OTHER_LABEL, POST_CATEGORIES, POST_TOPICS } from '@contract/community/community';
import { AD_NOTE_MAX, POST_TITLE_MAX } from '@contract/community/posts';
import type { PostDetail } from '@contract/community/posts.responses';
import { useId, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useWriterGate } from '@/features/community/members/writer-gate';
import { useGetCommunityMeQuery } from '@/features/community/posts/post-api';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useKeepDraft } from '@/shared/forms/use-form-draft';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { Field } from '@/shared/ui/field';
import { FilterChips } from '@/shared/ui/filter-chips';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ChildField } from './child-field';
import { PhotoStrip } from './photo-strip';
import {
  isReview,
  type PostFormInput,
  type PostFormValues,
  postForm,
  WRITABLE,
  type WritableSection,
} from './post-values';
import { RichEditor, type RichEditorHandle } from './rich-editor';
import { StarsField } from './stars-field';
import { TagsField } from './tags-field';

const options = (labels: readonly string[]) => [...labels, OTHER_LABEL].map((label) => ({ value: label, label }));
/** The usual one of a section stands first. */
const categoriesFor = (section: WritableSection) => {
  const usual = WRITABLE[section].category;
  return options(POST_CATEGORIES).toSorted((one, other) => Number(other.value === usual) - Number(one.value === usual));
};
const TOPICS = options(POST_TOPICS);
const FIELDS = [
  'category',
  'topic',
  'stars',
  'title',
  'content',
  'images',
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

/** What the page itself has against sending, told like the server's refusals. */
const refusal = (message: string) => Object.assign(new Error(message), { status: 422 });

interface PostFormProps {
  section: WritableSection;
  initial: PostFormValues;
  editing?: PostDetail;
  onKeep: (values: PostFormValues) => void;
  /** Rejects with what the API answered. */
  send: (input: PostFormInput, idempotencyKey: string) => Promise<unknown>;
}

/** A post being written. What the server refuses is said at its field; nothing that was typed is lost. */
export function PostForm({ section, initial, editing, onKeep, send }: PostFormProps) {
  const id = useId();
  const gate = useWriterGate();
  const editor = useRef<RichEditorHandle>(null);
  const [busy, setBusy] = useState(false);
  const { data: me } = useGetCommunityMeQuery();
  const { form, errors, pending, formProps, problem } = useApiForm<PostFormValues, PostFormInput>({
    schema: postForm,
    defaultValues: initial,
    fields: FIELDS,
    send: async (input, idempotencyKey) => {
      if (busy) throw refusal('사진을 올리는 중이에요. 다 올라간 뒤에 다시 눌러 주세요.');
      if (!(await gate.passes())) throw refusal('커뮤니티 약속에 동의하면 올릴 수 있어요.');
      return send(input, idempotencyKey);
    },
    onSent: () => undefined,
    onRefused: (error) => void gate.refused(error),
  });
  useKeepDraft('post', form, (values) => {
    onKeep(values);
    return null;
  });
  const isAd = form.watch('is_ad');
  const { newcomer } = me ?? {};

  return (
    <form id={id} {...formProps}>
      <Stack gap={6}>
        {newcomer ? (
          <Text variant="small" ink="soft">
            가입한 첫날에는 글 {newcomer.posts}개를 더 쓸 수 있고, 링크는 내일부터 넣을 수 있어요.
          </Text>
        ) : null}
        {isReview(section) ? (
          <Controller
            control={form.control}
            name="stars"
            render={({ field: { ref, value, onChange } }) => (
              <StarsField ref={ref} value={value} onChange={onChange} error={errors.stars?.message} />
            )}
          />
        ) : (
          <Stack gap={1}>
            <Text variant="label">분류</Text>
            <Controller
              control={form.control}
              name="category"
              render={({ field: { value, onChange } }) => (
                <FilterChips
                  label="분류"
                  options={categoriesFor(section)}
                  value={value ?? OTHER_LABEL}
                  onChange={onChange}
                />
              )}
            />
          </Stack>
        )}
        <Field
          label="제목"
          autoComplete="off"
          inputProps={{ maxLength: POST_TITLE_MAX }}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Controller
          control={form.control}
          name="content"
          render={({ field: { ref, onChange } }) => (
            <RichEditor
              ref={(handle) => {
                editor.current = handle;
                ref(handle);
              }}
              label="내용"
              placeholder={HINTS[section]}
              initial={initial.content}
              onChange={(html) => onChange(html)}
              onBusy={setBusy}
              error={errors.content?.message}
            />
          )}
        />
        {isReview(section) || (initial.images?.length ?? 0) > 0 ? (
          <Controller
            control={form.control}
            name="images"
            render={({ field: { value, onChange } }) => (
              <PhotoStrip
                label="사진"
                paths={value ?? []}
                onChange={(change) => onChange(change(form.getValues('images') ?? []))}
                error={errors.images?.message}
              />
            )}
          />
        ) : null}
        {section === 'counseling' ? (
          <>
            <Controller
              control={form.control}
              name="visibility"
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <ChoiceGroup
                  ref={ref}
                  label="누구에게 보일까요?"
                  options={[
                    { value: 'public', label: '모두에게' },
                    { value: 'private', label: '나와 전문가만' },
                  ]}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errors.visibility?.message}
                />
              )}
            />
            <Controller
              control={form.control}
              name="child"
              render={({ field: { value, onChange } }) => (
                <ChildField value={value} onChange={onChange} error={errors.child?.message} />
              )}
            />
          </>
        ) : (
          <Stack gap={1}>
            <Text variant="label">주제</Text>
            <Controller
              control={form.control}
              name="topic"
              render={({ field: { value, onChange } }) => (
                <FilterChips label="주제" options={TOPICS} value={value ?? OTHER_LABEL} onChange={onChange} />
              )}
            />
          </Stack>
        )}
        <Controller
          control={form.control}
          name="tags"
          render={({ field: { value, onChange } }) => (
            <TagsField value={value ?? []} onChange={onChange} error={errors.tags?.message} />
          )}
        />
        {section === 'counseling' ? null : (
          <Controller
            control={form.control}
            name="is_ad"
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <ChoiceGroup
                ref={ref}
                label="대가를 받고 쓴 글인가요?"
                options={[
                  { value: 'no', label: '아니에요' },
                  { value: 'yes', label: '네, 받았어요' },
                ]}
                value={value ? 'yes' : 'no'}
                onChange={(choice) => onChange(choice === 'yes')}
                onBlur={onBlur}
                hint="돈이나 물건, 할인을 받았거나 내 사업을 알리는 글이면 알려 주세요. 글에 ‘광고’라고 표시돼요."
              />
            )}
          />
        )}
        {isAd ? (
          <Field
            label="누구에게 무엇을 받았나요?"
            placeholder="예: ○○출판사에서 책을 받았어요"
            inputProps={{ maxLength: AD_NOTE_MAX }}
            error={errors.ad_note?.message}
            {...form.register('ad_note')}
          />
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          {editing ? '저장하기' : '올리기'}
        </MainButton>
      </Stack>
      {gate.sheet}
    </form>
  );
}
