import { TOPIC_OF_CATEGORY } from '@contract/community/community';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { space } from '@/shared/tokens';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';
import { CategoryField } from './category-field';
import { ChildField } from './child-field';
import { FactsField } from './facts-field';
import { PhotoStrip } from './photo-strip';
import { listCategories, type PostFormInput, type PostFormValues, type WritableSection } from './post-values';
import { StarsField } from './stars-field';
import { TagsField } from './tags-field';

type FieldsProps = { form: UseFormReturn<PostFormValues, unknown, PostFormInput> };

/** Of a review: how many stars. */
export function ReviewStars({ form }: FieldsProps) {
  return (
    <Controller
      control={form.control}
      name="stars"
      render={({ field: { ref, value, onChange } }) => (
        <StarsField ref={ref} value={value} onChange={onChange} error={form.formState.errors.stars?.message} />
      )}
    />
  );
}

/** Of any other post: what it is about, which also decides its topic. */
export function PostCategory({ section, form }: FieldsProps & { section: WritableSection }) {
  const [stored] = useState(() => form.getValues('category'));
  return (
    <Controller
      control={form.control}
      name="category"
      render={({ field: { ref, value, onChange } }) => (
        <CategoryField
          ref={ref}
          label={section === 'counseling' ? '무엇에 대한 질문인가요?' : '분류'}
          options={listCategories(section, stored)}
          value={value}
          onChange={(category) => {
            onChange(category);
            form.setValue('topic', TOPIC_OF_CATEGORY[category]);
          }}
          error={form.formState.errors.category?.message}
          hint={section === 'counseling' ? undefined : '고르지 않으면 기타로 올라가요.'}
        />
      )}
    />
  );
}

/** Photos below the text. */
export function PhotosField({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
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
  );
}

/** Of a review of a place: what the author knows of it. */
export function PlaceFactsField({ form }: FieldsProps) {
  return (
    <Controller
      control={form.control}
      name="facts"
      render={({ field: { value, onChange } }) => (
        <FactsField value={value} onChange={onChange} error={form.formState.errors.facts?.message} />
      )}
    />
  );
}

/** Of a question to the experts: who may read it, and which child it is about. */
export function QuestionFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
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
  );
}

/** 더 적기: tags, and whether something was received for the post. Open where they have content or an error. */
export function FurtherFields({ form, asksAd }: FieldsProps & { asksAd: boolean }) {
  const { errors } = form.formState;
  const [opened, setOpened] = useState(() => form.getValues('is_ad') || (form.getValues('tags')?.length ?? 0) > 0);
  // Stays open when the error that opened it is gone.
  if (!opened && (errors.tags !== undefined || errors.ad_note !== undefined)) setOpened(true);
  return (
    <Disclosure label={asksAd ? '더 적기 · 태그, 광고' : '더 적기 · 태그'} open={opened} onToggle={setOpened}>
      <Stack spacing={6} style={{ paddingTop: space(3) }}>
        <Controller
          control={form.control}
          name="tags"
          render={({ field: { value, onChange } }) => (
            <TagsField value={value ?? []} onChange={onChange} error={errors.tags?.message} />
          )}
        />
        {asksAd ? <AdFields form={form} /> : null}
      </Stack>
    </Disclosure>
  );
}

/** Asks whether something was received for the post (광고), and from whom. */
function AdFields({ form }: FieldsProps) {
  const isAd = form.watch('is_ad');
  return (
    <>
      <AdField form={form} />
      {isAd ? (
        <Field
          label="누구에게 무엇을 받았나요?"
          placeholder="예: ○○출판사에서 책을 받았어요"
          error={form.formState.errors.ad_note?.message}
          {...form.register('ad_note')}
        />
      ) : null}
    </>
  );
}

function AdField({ form }: FieldsProps) {
  return (
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
  );
}
