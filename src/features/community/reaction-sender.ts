import type { Sender } from '@/shared/outbox/create-outbox';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import type { AppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { sendCommentLike, showCommentLike } from './comments/comments-api';
import { sendBookmark, sendLike, showReaction } from './feed/reactions';
import type { PendingReaction } from './outbox/reactions-outbox';

const LABELS = { like: '좋아요', bookmark: '북마크', comment_like: '댓글 좋아요' } as const;

type Sent = Promise<{ error?: unknown }>;

const sendReaction = ({ kind, postId, targetId: id, on }: PendingReaction, dispatch: AppDispatch): Sent => {
  if (kind === 'like') return dispatch(sendLike({ id, liked: on }));
  if (kind === 'bookmark') return dispatch(sendBookmark({ id, bookmarked: on }));
  return dispatch(sendCommentLike({ postId, id, liked: on }));
};

export const reactionSender: Sender<PendingReaction> = {
  send: async ([row], { dispatch }) => {
    const { error } = await sendReaction(row, dispatch);
    return error ? toSendFailure(error) : null;
  },
  onRefused: ({ kind, postId, targetId: id, on }, { message }, { dispatch }) => {
    if (kind === 'comment_like') dispatch(showCommentLike({ postId, id, liked: !on }));
    else dispatch(showReaction(kind, id, !on));
    dispatch(failed(`${LABELS[kind]} 하나를 저장하지 못했어요. ${message}`));
  },
};
