import type { Editor } from '@tiptap/react';
import * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';

/** An address as people type it: without its scheme it is https. */
const form = v.object({
  href: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, '주소를 입력해 주세요.'),
    v.transform((address) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`)),
    v.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, '주소를 다시 확인해 주세요. 예: https://www.gov.kr'),
  ),
});

/** Makes the chosen words a link; without chosen words the address itself is written. */
export function LinkSheet({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const given: unknown = editor.getAttributes('link').href;
  const {
    form: fields,
    errors,
    formProps,
  } = useApiForm({
    schema: form,
    defaultValues: { href: typeof given === 'string' ? given : '' },
    draft: null,
    fields: ['href'],
    send: async ({ href }) => {
      const { empty } = editor.state.selection;
      if (empty && !editor.isActive('link'))
        editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
      else editor.chain().extendMarkRange('link').setLink({ href }).run();
    },
    onSent: onClose,
  });
  return (
    <FormSheet
      title="링크 넣기"
      onClose={onClose}
      submit="넣기"
      further={
        given ? (
          <MainButton
            look="quiet"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            링크 빼기
          </MainButton>
        ) : null
      }
      formProps={formProps}
    >
      <Field
        label="주소"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        error={errors.href?.message}
        {...fields.register('href')}
      />
    </FormSheet>
  );
}
