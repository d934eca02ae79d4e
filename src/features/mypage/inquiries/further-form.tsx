import {
  INQUIRY_IMAGES_MAX,
  INQUIRY_TEXT_MAX,
  type InquiryMessageInput,
  inquiryMessageInput,
} from '@contract/mypage/inquiries';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import * as v from 'valibot';
import { countText } from '@/domain/inquiries/inquiry-words';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { photoLeftBehind, useFormPhotos } from '@/shared/photos/use-form-photos';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useCreateFurtherMessageMutation } from './inquiries-api';
import { InquiryPhotosField } from './inquiry-photos-field';

const typed = v.object({
  text: v.string(),
  images: v.pipe(v.array(v.string()), v.maxLength(INQUIRY_IMAGES_MAX)),
});
type Values = v.InferInput<typeof inquiryMessageInput>;

/** Storage key and schema of the draft of an addition. */
export const furtherDraft = (inquiryId: string) => [`inquiry-${inquiryId}`, typed] as const;

interface FurtherFormProps {
  inquiryId: string;
  /** Sent, or cancelled. */
  onDone: () => void;
}

/** A further question on the same inquiry. */
export function FurtherForm({ inquiryId, onDone }: FurtherFormProps) {
  const dispatch = useAppDispatch();
  const [createFurtherMessage] = useCreateFurtherMessageMutation();
  const [name] = furtherDraft(inquiryId);
  const draft = useFormDraft(name, typed);
  const goingRef = useRef(0);
  const { form, errors, pending, formProps, problem } = useApiForm<Values, InquiryMessageInput>({
    schema: inquiryMessageInput,
    defaultValues: { text: '', images: [], ...draft.values },
    draft: null,
    fields: ['text', 'images'],
    send: (input, idempotencyKey) =>
      goingRef.current > 0
        ? Promise.reject(photoLeftBehind('images'))
        : createFurtherMessage({ id: inquiryId, ...input, idempotencyKey }).unwrap(),
    onSent: () => {
      draft.clear();
      dispatch(succeeded('문의를 보냈어요'));
      onDone();
    },
  });
  usePersistDraft(name, form, (values) => values);
  const [text, images = []] = form.watch(['text', 'images']);
  const setImages = (photos: string[]) => {
    form.clearErrors('images');
    form.setValue('images', photos);
  };
  const uploads = useFormPhotos(goingRef, (path) => setImages([...(form.getValues('images') ?? []), path]));
  return (
    <Card>
      <form {...formProps} aria-label="이어서 묻기">
        <Stack spacing={5}>
          <Field
            label="이어서 묻기"
            multiline
            minRows={4}
            maxRows={12}
            autoFocus
            error={errors.text?.message}
            hint={countText(text, INQUIRY_TEXT_MAX)}
            {...form.register('text')}
          />
          <InquiryPhotosField paths={images} onChange={setImages} uploads={uploads} error={errors.images?.message} />
          {problem ? <FormError>{problem}</FormError> : null}
          <Stack direction="row" spacing={2}>
            <MainButton
              look="outline"
              onClick={() => {
                draft.clear();
                onDone();
              }}
            >
              취소
            </MainButton>
            <MainButton type="submit" pending={pending || uploads.busy}>
              보내기
            </MainButton>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
