import type { Comment } from '@contract/community/comments.responses';
import { ActionSheet, OthersSheet } from '@/features/community/moderation/more-sheet';
import { PencilIcon, TrashIcon } from '@/shared/art/icons/further-icons';
import { useAppDispatch } from '@/shared/store/hooks';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { removeCachedComment, useDeleteCommentMutation } from './comments-api';

export type OpenSheet = { kind: 'mine' | 'delete' | 'others'; comment: Comment };

interface CommentSheetsProps {
  open: OpenSheet | null;
  onOpen: (next: OpenSheet | null) => void;
  onEdit: (comment: Comment) => void;
}

/** Actions on a comment: one's own is edited or deleted, another person's is reported or blocked. */
export function CommentSheets({ open, onOpen, onEdit }: CommentSheetsProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading: removing }] = useDeleteCommentMutation();
  const close = () => onOpen(null);
  const confirmDelete = async () => {
    if (!open) return;
    const { error } = await remove({ postId: open.comment.post_id, id: open.comment.id });
    if (!error) close();
  };
  return (
    <>
      <ExitTransition>
        {open?.kind === 'others' ? (
          <OthersSheet
            target={{
              kind: 'comment',
              id: open.comment.id,
              userName: open.comment.user_name,
              postId: open.comment.post_id,
            }}
            onClose={close}
            onGone={() => {
              dispatch(removeCachedComment({ postId: open.comment.post_id, id: open.comment.id }));
              close();
            }}
          />
        ) : null}
      </ExitTransition>
      <ExitTransition>
        {open?.kind === 'mine' ? (
          <ActionSheet
            title="내 댓글"
            onClose={close}
            actions={[
              {
                label: '수정',
                icon: <PencilIcon size={20} />,
                onSelect: () => {
                  onEdit(open.comment);
                  close();
                },
              },
              {
                label: '지우기',
                icon: <TrashIcon size={20} />,
                danger: true,
                onSelect: () => onOpen({ kind: 'delete', comment: open.comment }),
              },
            ]}
          />
        ) : null}
      </ExitTransition>
      <ConfirmSheet
        open={open?.kind === 'delete'}
        onClose={close}
        onConfirm={() => void confirmDelete()}
        pending={removing}
        danger
        title="댓글을 지울까요?"
        confirmLabel="지우기"
      >
        지운 자리에서 바로 되돌릴 수 있어요.
      </ConfirmSheet>
    </>
  );
}
