import {
  INQUIRY_CATEGORIES,
  INQUIRY_IMAGES_MAX,
  INQUIRY_TEXT_MAX,
  type InquiryInput,
  inquiryInput,
} from '@contract/mypage/inquiries';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { countText } from '@/domain/inquiries/inquiry-words';
import { paths } from '@/domain/paths';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { photoLeftBehind, useFormPhotos } from '@/shared/photos/use-form-photos';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { DraftNote } from '@/shared/ui/forms/draft-note';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { useCreateInquiryMutation } from './inquiries-api';
import { InquiryPhotosField } from './inquiry-photos-field';

const CATEGORIES = INQUIRY_CATEGORIES.map(({ category, label }) => ({ value: category, label }));
type Values = v.InferInput<typeof inquiryInput>;

const DRAFT = 'inquiry';
/** The raw input, including incomplete values. */
const typed = v.object({
  category: v.optional(inquiryInput.entries.category),
  text: v.string(),
  images: v.pipe(v.array(v.string()), v.maxLength(INQUIRY_IMAGES_MAX)),
});
const EMPTY = { text: '', images: [] };

/** /mypage/inquire/write */
export function InquiryWritePage() {
  const [round, setRound] = useState(0);
  return (
    <PageShell title="문의하기" back width="narrow">
      <WriteForm key={round} onDiscard={() => setRound(round + 1)} />
    </PageShell>
  );
}

function WriteForm({ onDiscard }: { onDiscard: () => void }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const draft = useFormDraft(DRAFT, typed);
  const [create] = useCreateInquiryMutation();
  const goingRef = useRef(0);
  const { form, errors, pending, formProps, problem } = useApiForm<Values, InquiryInput>({
    schema: inquiryInput,
    defaultValues: { ...EMPTY, ...draft.values },
    draft: null,
    fields: ['category', 'text', 'images'],
    send: async (input, idempotencyKey) => {
      if (goingRef.current > 0) return Promise.reject(photoLeftBehind('images'));
      const { id } = await create({ ...input, idempotencyKey }).unwrap();
      draft.clear();
      dispatch(succeeded('문의를 접수했어요'));
      void navigate(paths.mypage.toInquiry(id), { replace: true });
    },
    onSent: () => undefined,
  });
  // Registered before the text: a missing choice is focused first.
  const { field: category } = useController({ control: form.control, name: 'category' });
  usePersistDraft(DRAFT, form, (values) => values);
  const [text, images = []] = form.watch(['text', 'images']);
  const setImages = (photos: string[]) => {
    form.clearErrors('images');
    form.setValue('images', photos);
  };
  const uploads = useFormPhotos(goingRef, (path) => setImages([...(form.getValues('images') ?? []), path]));
  const restored = draft.values !== null && (draft.values.text !== '' || draft.values.images.length > 0);

  return (
    <form {...formProps} aria-label="문의하기">
      <Stack spacing={6}>
        {restored ? (
          <DraftNote
            onDiscard={() => {
              draft.clear();
              onDiscard();
            }}
          />
        ) : (
          <Typography color="textSecondary">
            <Link to={paths.mypage.qna}>자주 묻는 질문</Link>에 답이 있을지도 몰라요. 없다면 편하게 물어봐 주세요.
          </Typography>
        )}
        <ChoiceGroup
          {...category}
          label="무엇이 궁금한가요?"
          options={CATEGORIES}
          minWidth="8.5rem"
          error={errors.category?.message}
        />
        <Field
          label="내용"
          multiline
          minRows={6}
          maxRows={16}
          placeholder="어떤 화면에서 어떤 일이 있었는지 알려 주시면 더 빨리 도와드릴 수 있어요."
          error={errors.text?.message}
          hint={countText(text, INQUIRY_TEXT_MAX)}
          {...form.register('text')}
        />
        <InquiryPhotosField paths={images} onChange={setImages} uploads={uploads} error={errors.images?.message} />
        {problem ? <FormError>{problem}</FormError> : null}
        <Stack spacing={2}>
          <MainButton type="submit" pending={pending || uploads.busy}>
            문의 보내기
          </MainButton>
          <Typography variant="small" color="textSecondary" align="center">
            답변이 오면 알려 드려요. 비밀번호는 적지 말아 주세요.
          </Typography>
        </Stack>
      </Stack>
    </form>
  );
}
