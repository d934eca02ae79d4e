import { commentChangeInput } from '@contract/community/comments';
import type { Comment } from '@contract/community/comments.responses';
import Stack from '@mui/material/Stack';
import { clearDraft } from '@/shared/forms/form-draft';
import { useApiForm } from '@/shared/forms/use-api-form';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useUpdateCommentMutation } from './comments-api';

/** Edits the user's own comment in place. */
export function CommentEdit({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const [update] = useUpdateCommentMutation();
  const draft = `comment-${comment.id}`;
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: commentChangeInput,
    defaultValues: { content: comment.content },
    draft,
    fields: ['content'],
    send: ({ content }) => update({ postId: comment.post_id, id: comment.id, content }).unwrap(),
    onSent: onClose,
  });
  const cancel = () => {
    clearDraft(draft);
    onClose();
  };
  return (
    <form {...formProps} style={{ marginTop: space(2) }}>
      <Stack spacing={2}>
        <Field
          label="댓글 수정"
          multiline
          minRows={2}
          autoFocus
          error={errors.content?.message}
          {...form.register('content')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end' }}>
          <MainButton look="quiet" size="small" fit onClick={cancel}>
            취소
          </MainButton>
          <MainButton type="submit" size="small" fit pending={pending}>
            저장하기
          </MainButton>
        </Stack>
      </Stack>
    </form>
  );
}
