import { formatNumber } from '@contract/common/format-number';
import type { Comment } from '@contract/community/comments.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { LinkedText } from '@/domain/posts/linked-text';
import { AuthorMark } from '@/features/community/feed/author-mark';
import { ReactionButton } from '@/features/community/feed/reaction-button';
import { giveHeart } from '@/features/community/give-heart';
import { MoreIcon } from '@/shared/art/icons/further-icons';
import { HeartIcon, TickIcon } from '@/shared/art/icons/icon';
import { relativeTime } from '@/shared/lib/relative-time';
import { color, media, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { UndoRow } from '@/shared/ui/feedback/undo-row';
import { useRestoreCommentMutation } from './comments-api';

const GONE = {
  deleted: '지운 댓글이에요.',
  hidden: '가려진 댓글이에요.',
  blocked: '보이지 않는 댓글이에요.',
} as const;

interface CommentItemProps {
  comment: Comment;
  onLike: () => void;
  onReply?: () => void;
  onMore: () => void;
  /** The form shown instead of the text while it is edited. */
  editing?: ReactNode;
}

/** A comment or a reply. An expert's answer has its own background. */
export function CommentItem({ comment, onLike, onReply, onMore, editing }: CommentItemProps) {
  const { gone, user_name: name } = comment;
  if (gone === 'deleted' && comment.mine) return <DeletedComment comment={comment} />;
  if (gone)
    return (
      <Typography color="textSecondary" variant="small" style={{ padding: `${space(2)} 0` }}>
        {GONE[gone]}
      </Typography>
    );
  return (
    <Box
      data-answer={comment.is_answer ? '' : undefined}
      aria-label={`${name} 님의 ${comment.parent_id ? '답글' : '댓글'}`}
    >
      <AuthorAvatar of={comment} size={comment.parent_id ? 30 : 36} />
      <div style={{ minWidth: 0 }}>
        <Who>
          <b>{name}</b>
          {comment.is_answer ? (
            <Chip tone="sky" icon={<TickIcon size={12} />}>
              전문가 답변
            </Chip>
          ) : (
            <AuthorMark role={comment.author_role} />
          )}
          {comment.by_author ? <Chip tone="leaf">글쓴이</Chip> : null}
          <time dateTime={comment.created_at}>{relativeTime(comment.created_at)}</time>
          {comment.edited ? <span>수정됨</span> : null}
        </Who>
        {editing ?? (
          <Words>
            <LinkedText>{comment.content}</LinkedText>
          </Words>
        )}
        {editing ? null : (
          <Foot>
            <CommentReactionButton
              type="button"
              aria-pressed={comment.liked}
              aria-label={`좋아요 ${formatNumber(comment.like)}`}
              onClick={({ currentTarget }) => {
                if (!comment.liked) giveHeart(currentTarget);
                onLike();
              }}
            >
              <HeartIcon size={16} />
              {comment.like > 0 ? formatNumber(comment.like) : '좋아요'}
            </CommentReactionButton>
            {onReply ? (
              <CommentReactionButton type="button" onClick={onReply}>
                답글 쓰기
              </CommentReactionButton>
            ) : null}
            <IconButton label={`${name} 님의 댓글 더 보기`} onClick={onMore}>
              <MoreIcon size={18} />
            </IconButton>
          </Foot>
        )}
      </div>
    </Box>
  );
}

/** One's own comment that was deleted on this page. */
function DeletedComment({ comment: { id, post_id, parent_id } }: { comment: Comment }) {
  const [restore, { isLoading }] = useRestoreCommentMutation();
  const what = parent_id ? '답글' : '댓글';
  return (
    <UndoRow label={`지운 ${what} 되돌리기`} pending={isLoading} onUndo={() => void restore({ postId: post_id, id })}>
      {what}을 지웠어요.
    </UndoRow>
  );
}

const Box = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  '&[data-answer]': {
    padding: space(4),
    borderRadius: radius.card,
    backgroundColor: color.skySoft,
    '& > div > p': { color: color.ink },
  },
});

const Who = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  ...text.caption,
  color: color.inkSoft,
  '& > b': { ...text.small, fontWeight: 700, color: color.ink, overflowWrap: 'anywhere' },
});

const Words = styled('p')({
  ...text.body,
  margin: `${space(1)} 0 0`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: color.ink,
  '& a': { color: color.primary, textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginLeft: `-${space(2)}`,
  '& > :last-child': { marginLeft: 'auto' },
});

const CommentReactionButton = styled(ReactionButton)({
  fontVariantNumeric: 'tabular-nums',
  [media.hover]: { '&:hover': { color: color.ink } },
});
