import { typedText } from '@contract/common/text';
import type { Editor } from '@tiptap/react';
import * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { Field } from '@/shared/ui/forms/field';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';

const WORDS_MAX = 120;
const form = v.object({
  alt: typedText('사진 설명을', WORDS_MAX),
});

/** The description (alt text) of a picture. */
export function PhotoWordsSheet({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const given: unknown = editor.getAttributes('photo').alt;
  const {
    form: fields,
    errors,
    formProps,
  } = useApiForm({
    schema: form,
    defaultValues: { alt: typeof given === 'string' ? given : '' },
    draft: null,
    fields: ['alt'],
    send: async ({ alt }) => void editor.commands.updateAttributes('photo', { alt }),
    onSent: onClose,
  });
  return (
    <FormSheet title="사진 설명" onClose={onClose} submit="저장하기" formProps={formProps}>
      <Field
        label="무엇이 담긴 사진인가요?"
        hint="화면을 소리로 듣는 분에게 읽어 드려요."
        placeholder="예: 블록을 세 개 쌓은 모습"
        error={errors.alt?.message}
        {...fields.register('alt')}
      />
    </FormSheet>
  );
}
