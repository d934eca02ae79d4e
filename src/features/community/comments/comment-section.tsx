import type { Comment, CommentThread } from '@contract/community/comments.responses';
import type { PostDetail } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { ActionSheet, OthersSheet } from '@/features/community/moderation/more-sheet';
import { useGetCommunityMeQuery } from '@/features/community/posts/post-api';
import { formatNumber } from '@/shared/lib/format-number';
import { useAppDispatch } from '@/shared/store/hooks';
import { color, space, text } from '@/shared/tokens';
import { ConfirmSheet } from '@/shared/ui/confirm-sheet';
import { EmptyState } from '@/shared/ui/empty-state';
import { PencilIcon, TrashIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { MoreButton } from '@/shared/ui/more-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { CommentEdit } from './comment-edit';
import { CommentItem } from './comment-item';
import {
  dropComment,
  useDeleteCommentMutation,
  useListCommentsInfiniteQuery,
  useListRepliesMutation,
  useSetCommentLikeMutation,
} from './comments-api';
import { Composer } from './composer';

type Open = { kind: 'mine' | 'delete' | 'others'; comment: Comment };

/** The comments of a post with their replies, and the place to write one. */
export function CommentSection({ post, canWrite }: { post: PostDetail; canWrite: boolean }) {
  const dispatch = useAppDispatch();
  const query = useListCommentsInfiniteQuery({ postId: post.id }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, isFetching, refetch } = query;
  const [setLike] = useSetCommentLikeMutation();
  const [remove, { isLoading: removing }] = useDeleteCommentMutation();
  const [moreReplies] = useListRepliesMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  const composer = useRef<HTMLTextAreaElement>(null);

  const threads = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const total = currentData?.pages[0]?.total ?? post.comment;
  const counsel = post.section === 'counseling';
  const { data: me } = useGetCommunityMeQuery(undefined, { skip: !counsel });
  const answering = counsel && me?.expert === true && !post.mine;

  const item = (comment: Comment, parent: Comment) => (
    <CommentItem
      comment={comment}
      onLike={() => void setLike({ postId: post.id, id: comment.id, liked: !comment.liked })}
      onReply={
        canWrite && !parent.gone
          ? () => {
              setReplyTo(comment);
              composer.current?.focus();
            }
          : undefined
      }
      onMore={() => setOpen({ kind: comment.mine ? 'mine' : 'others', comment })}
      editing={editing === comment.id ? <CommentEdit comment={comment} onDone={() => setEditing(null)} /> : undefined}
    />
  );

  const thread = (one: CommentThread) => (
    <li key={one.id} id={`comment-${one.id}`}>
      {item(one, one)}
      {one.replies.length > 0 ? (
        <Replies>
          {one.replies.map((reply) => (
            <li key={reply.id} id={`comment-${reply.id}`}>
              {item(reply, one)}
            </li>
          ))}
          {one.replies_next ? (
            <li>
              <MainButton
                look="quiet"
                size="small"
                fit
                onClick={() => void moreReplies({ postId: post.id, id: one.id, cursor: one.replies_next ?? '' })}
              >
                답글 {one.reply - one.replies.length}개 더 보기
              </MainButton>
            </li>
          ) : null}
        </Replies>
      ) : null}
    </li>
  );

  const close = () => setOpen(null);
  return (
    <Section aria-label="댓글">
      <Title>
        {counsel ? '답변과 댓글' : '댓글'} <span>{formatNumber(total)}</span>
      </Title>
      <QueryBoundary
        compact
        isLoading={!currentData && (isFetching || !isError)}
        isError={!currentData && isError}
        onRetry={refetch}
        isEmpty={threads.length === 0}
        skeleton={<CommentsSkeleton />}
        empty={
          <EmptyState compact title={counsel ? '아직 답변이 없어요' : '아직 댓글이 없어요'}>
            {counsel
              ? '전문가가 읽고 답변을 남겨요. 답변이 달리면 알려 드려요.'
              : canWrite
                ? '첫 댓글을 남겨 보세요.'
                : undefined}
          </EmptyState>
        }
      >
        <List>{threads.map(thread)}</List>
        <MoreButton query={query} gap={3}>
          댓글 더 보기
        </MoreButton>
      </QueryBoundary>
      {canWrite ? (
        <Composer
          ref={composer}
          postId={post.id}
          replyTo={replyTo}
          onReplyDone={() => setReplyTo(null)}
          answers={answering}
          onWritten={({ id }) =>
            // after the row is there
            requestAnimationFrame(() => document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' }))
          }
        />
      ) : null}
      {open?.kind === 'others' ? (
        <OthersSheet
          target={{ kind: 'comment', id: open.comment.id, userName: open.comment.user_name, postId: post.id }}
          onClose={close}
          onGone={() => {
            dropComment(post.id, open.comment.id, null)(dispatch);
            close();
          }}
        />
      ) : null}
      {open?.kind === 'mine' ? (
        <ActionSheet
          title="내 댓글"
          onClose={close}
          actions={[
            {
              label: '고치기',
              icon: <PencilIcon size={20} />,
              onSelect: () => {
                setEditing(open.comment.id);
                close();
              },
            },
            {
              label: '지우기',
              icon: <TrashIcon size={20} />,
              danger: true,
              onSelect: () => setOpen({ kind: 'delete', comment: open.comment }),
            },
          ]}
        />
      ) : null}
      <ConfirmSheet
        open={open?.kind === 'delete'}
        onClose={close}
        onConfirm={() =>
          void remove({ postId: post.id, id: open?.comment.id ?? '' }).then(({ error }) =>
            error ? undefined : close(),
          )
        }
        pending={removing}
        danger
        title="댓글을 지울까요?"
        confirmLabel="지우기"
      >
        지운 댓글은 되돌릴 수 없어요.
      </ConfirmSheet>
    </Section>
  );
}

function CommentsSkeleton() {
  return (
    <Stack gap={5}>
      {[70, 90, 55].map((width) => (
        <Stack key={width} row gap={3}>
          <Skeleton width={36} height={36} shape="round" />
          <Stack gap={2} style={{ flex: 1 }}>
            <Skeleton width={90} height={14} />
            <Skeleton width={`${width}%`} height={18} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

// a short talk leaves the place to write at the foot of the screen all the same
const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '52dvh',
  '& > form': { marginTop: 'auto' },
});

const Title = styled('h2')({ ...text.title, margin: `0 0 ${space(3)}`, '& > span': { color: color.primary } });

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: space(2) });

const Replies = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  margin: `${space(1)} 0 ${space(2)} ${space(5)}`,
  paddingLeft: space(4),
  borderLeft: `2px solid ${color.line}`,
});
