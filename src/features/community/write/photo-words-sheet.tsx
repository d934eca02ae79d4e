import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import * as v from 'valibot';
import { useSendingForm } from '@/shared/lib/use-sending-form';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { Field } from '@/shared/ui/field';
import { MainButton } from '@/shared/ui/main-button';

const WORDS_MAX = 120;
const form = v.object({
  alt: v.pipe(v.string(), v.trim(), v.maxLength(WORDS_MAX, `${WORDS_MAX}자까지 쓸 수 있어요.`)),
});

/** What a picture shows, for those who cannot see it. */
export function PhotoWordsSheet({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const given: unknown = editor.getAttributes('photo').alt;
  const {
    form: fields,
    errors,
    formProps,
  } = useSendingForm({
    schema: form,
    defaultValues: { alt: typeof given === 'string' ? given : '' },
    fields: ['alt'],
    send: async ({ alt }) => void editor.commands.updateAttributes('photo', { alt }),
    onSent: onClose,
  });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="사진 설명"
      actions={
        <MainButton type="submit" form={id}>
          저장하기
        </MainButton>
      }
    >
      <form id={id} {...formProps}>
        <Field
          label="무엇이 담긴 사진인가요?"
          hint="화면을 소리로 듣는 분에게 읽어 드려요."
          placeholder="예: 블록을 세 개 쌓은 모습"
          error={errors.alt?.message}
          {...fields.register('alt')}
        />
      </form>
    </BottomSheet>
  );
}
