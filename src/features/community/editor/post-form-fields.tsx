import { OTHER_LABEL, POST_CATEGORIES, POST_TOPICS } from '@contract/community/community';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { FilterChips } from '@/shared/ui/filter-chips';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ChildField } from './child-field';
import { PhotoStrip } from './photo-strip';
import { isReview, type PostFormInput, type PostFormValues, WRITABLE, type WritableSection } from './post-values';
import { StarsField } from './stars-field';

type FieldsProps = { form: UseFormReturn<PostFormValues, unknown, PostFormInput> };

const options = (labels: readonly string[]) => [...labels, OTHER_LABEL].map((label) => ({ value: label, label }));
/** The usual one of a section comes first. */
const categoriesFor = (section: WritableSection) => {
  const usual = WRITABLE[section].category;
  return options(POST_CATEGORIES).toSorted((one, other) => Number(other.value === usual) - Number(one.value === usual));
};
const TOPICS = options(POST_TOPICS);

/** Stars for a review, a category for any other post. */
export function StarsOrCategory({ section, form }: FieldsProps & { section: WritableSection }) {
  const { errors } = form.formState;
  return isReview(section) ? (
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
          <FilterChips label="분류" options={categoriesFor(section)} value={value ?? OTHER_LABEL} onChange={onChange} />
        )}
      />
    </Stack>
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

/** What the post is about. */
export function TopicField({ form }: FieldsProps) {
  return (
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
  );
}

/** Asks whether something was received for the post (광고). */
export function AdField({ form }: FieldsProps) {
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
