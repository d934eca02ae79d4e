import { throttledFor } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import type { Sender } from '@/shared/outbox/create-outbox';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { sendComment } from './comments/comments-api';
import { type PendingComment, toCommentInput } from './outbox/comments-outbox';

/** A longer limit than this, as of a new account, is said and not waited for. */
const LONGEST_WAIT_SECONDS = 60;

export const commentSender: Sender<PendingComment> = {
  send: async ([row], { dispatch, isDelayed }) => {
    const { error } = await dispatch(
      sendComment({ ...toCommentInput(row), postId: row.postId, idempotencyKey: row.id }),
    );
    if (!error) {
      if (isDelayed(row)) dispatch(succeeded('보내지 못했던 댓글을 올렸어요.'));
      return null;
    }
    if ('message' in error && (throttledFor(error) ?? 0) > LONGEST_WAIT_SECONDS)
      return { kind: 'refused', code: 'TOO_MANY_REQUESTS', message: error.message ?? '', fields: {} };
    return toSendFailure(error);
  },
  onRefused: ({ path }, { code }, { dispatch }) => {
    // Asked again before the next try.
    if (code === 'COMMUNITY_RULES_NEEDED') dispatch(baseApi.util.invalidateTags(['CommunityMe']));
    // Under its post it is said in its place.
    if (path !== window.location.pathname)
      dispatch(failed('댓글을 올리지 못했어요. 쓴 내용은 내 글 모음의 댓글에 있어요.'));
  },
};
