import type { Comment, CommentThread } from '@contract/community/comments.responses';
import styled from '@emotion/styled';
import type { PendingComment } from '@/features/community/outbox/comments-outbox';
import { getErrorMessage } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { color, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { latePart } from '@/shared/ui/late-part';
import { CommentItem } from './comment-item';
import { setCommentLike, useLazyListRepliesQuery } from './comments-api';
import { PendingComments } from './pending-comments';

export const CommentEdit = latePart(async () => (await import('./comment-edit')).CommentEdit);

interface ThreadProps {
  thread: CommentThread;
  /** Id of the comment that is edited in place. */
  editing: string | null;
  onEdited: () => void;
  onMore: (comment: Comment) => void;
  /** Undefined for a person who cannot write here. */
  onReply?: (comment: Comment) => void;
  /** Replies to it on this device. */
  pending: readonly PendingComment[];
  onRewrite: (row: PendingComment) => void;
}

/** A comment with its replies. */
export function Thread({ thread, editing, onEdited, onMore, onReply, pending, onRewrite }: ThreadProps) {
  const dispatch = useAppDispatch();
  const item = (comment: Comment) => (
    <CommentItem
      comment={comment}
      onLike={() => void dispatch(setCommentLike({ postId: comment.post_id, id: comment.id, liked: !comment.liked }))}
      onReply={onReply && !thread.gone ? () => onReply(comment) : undefined}
      onMore={() => onMore(comment)}
      editing={editing === comment.id ? <CommentEdit comment={comment} onClose={onEdited} /> : undefined}
    />
  );
  return (
    <li id={`comment-${thread.id}`}>
      {item(thread)}
      {thread.replies.length > 0 ? (
        <Replies>
          {thread.replies.map((reply) => (
            <li key={reply.id} id={`comment-${reply.id}`}>
              {item(reply)}
            </li>
          ))}
          {thread.replies_next ? <MoreReplies thread={thread} cursor={thread.replies_next} /> : null}
        </Replies>
      ) : null}
      <PendingComments rows={pending} onRewrite={onRewrite} />
    </li>
  );
}

function MoreReplies({ thread, cursor }: { thread: CommentThread; cursor: string }) {
  const dispatch = useAppDispatch();
  const [listReplies] = useLazyListRepliesQuery();
  const showMore = async () => {
    const { error } = await listReplies({ postId: thread.post_id, id: thread.id, cursor });
    // A failed query has no toast of its own, and the replies before it stay on the screen.
    if (error && !('status' in error && error.status === 'SUPERSEDED')) dispatch(failed(getErrorMessage(error)));
  };
  return (
    <li>
      <MainButton look="quiet" size="small" fit onClick={() => void showMore()}>
        답글 {thread.reply - thread.replies.length}개 더 보기
      </MainButton>
    </li>
  );
}

const Replies = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  margin: `${space(1)} 0 ${space(2)} ${space(5)}`,
  paddingLeft: space(4),
  borderLeft: `2px solid ${color.line}`,
});
