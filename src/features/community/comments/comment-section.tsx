import { formatNumber } from '@contract/common/format-number';
import type { Comment, CommentThread } from '@contract/community/comments.responses';
import type { PostDetail } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { preloadForms } from '@/features/community/moderation/more-sheet';
import {
  commentsOutbox,
  type PendingComment,
  selectPendingCommentsOfPost,
} from '@/features/community/outbox/comments-outbox';
import { useGetCommunityMeQuery } from '@/features/community/posts-api/post-api';
import { useRefetchUnlessFirstEntry } from '@/shared/lib/use-refetch-unless-first-entry';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { color, space, text } from '@/shared/tokens';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { usePreloadedOverlays } from '@/shared/ui/overlays/load-overlays';
import { CommentSheets, type OpenSheet } from './comment-sheets';
import { CommentEdit, Thread } from './comment-thread';
import { useListCommentsInfiniteQuery } from './comments-api';
import { LateComposer } from './late-composer';
import { PendingComments } from './pending-comments';
import { useCommentDraft } from './use-comment-draft';

const preloadEditing = () => {
  preloadForms();
  void CommentEdit.preload();
};

/** The comments of a post with their replies, and the composer. */
export function CommentSection({ post, canWrite }: { post: PostDetail; canWrite: boolean }) {
  const query = useListCommentsInfiniteQuery(
    { postId: post.id },
    { refetchOnMountOrArgChange: useRefetchUnlessFirstEntry() },
  );
  const { currentData } = query;
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  usePreloadedOverlays(preloadEditing);
  const composer = useRef<HTMLTextAreaElement>(null);

  const dispatch = useAppDispatch();
  const [words, setWords] = useCommentDraft(post.id);
  const pending = useAppSelector((state) => selectPendingCommentsOfPost(state, post.id));

  const threads = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const total = currentData?.pages[0]?.total ?? post.comment;
  const counsel = post.section === 'counseling';
  const { data: me } = useGetCommunityMeQuery(undefined, { skip: !counsel });
  const answering = counsel && me?.expert === true && !post.mine;

  const invitation = answering
    ? '첫 답변을 남겨 주세요.'
    : counsel
      ? '전문가가 읽고 답변을 남겨요. 답변이 달리면 알려 드려요.'
      : canWrite
        ? '첫 댓글을 남겨 보세요.'
        : undefined;

  const startReply = (comment: Comment) => {
    setReplyTo(comment);
    composer.current?.focus();
  };
  /** Back into the field, behind what is typed there meanwhile. */
  const rewrite = (row: PendingComment) => {
    const comments = threads.flatMap((thread) => [thread, ...thread.replies]);
    setReplyTo(comments.find(({ id }) => id === row.parentId) ?? null);
    setWords(words.trim() === '' ? row.content : `${words}\n${row.content}`);
    dispatch(commentsOutbox.actions.discarded({ id: row.id }));
    composer.current?.focus();
  };
  return (
    <Section aria-label="댓글">
      <Title>
        {counsel ? '답변과 댓글' : '댓글'} <span>{formatNumber(total)}</span>
      </Title>
      <QueryBoundary
        query={query}
        compact
        isEmpty={threads.length === 0 && pending.length === 0}
        skeleton={<CommentsSkeleton />}
        empty={
          <EmptyState compact title={counsel ? '아직 답변이 없어요' : '아직 댓글이 없어요'}>
            {invitation}
          </EmptyState>
        }
      >
        <List>
          {threads.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              editing={editing}
              onEdited={() => setEditing(null)}
              onMore={(comment) => setOpen({ kind: comment.mine ? 'mine' : 'others', comment })}
              onReply={canWrite ? startReply : undefined}
              pending={pending.filter((row) => isReplyIn(thread, row))}
              onRewrite={rewrite}
            />
          ))}
        </List>
        <MoreButton query={query} gap={3}>
          댓글 더 보기
        </MoreButton>
      </QueryBoundary>
      <PendingComments
        rows={pending.filter((row) => !threads.some((thread) => isReplyIn(thread, row)))}
        onRewrite={canWrite ? rewrite : undefined}
      />
      {canWrite ? (
        <LateComposer
          ref={composer}
          postId={post.id}
          words={words}
          onWords={setWords}
          replyTo={replyTo}
          onReplyDone={() => setReplyTo(null)}
          answers={answering}
          onWritten={(id) =>
            // after the row is rendered
            requestAnimationFrame(() => document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' }))
          }
        />
      ) : null}
      <CommentSheets open={open} onOpen={setOpen} onEdit={({ id }) => setEditing(id)} />
    </Section>
  );
}

const isReplyIn = ({ id, replies }: CommentThread, { parentId }: PendingComment) =>
  parentId === id || replies.some((reply) => reply.id === parentId);

function CommentsSkeleton() {
  return (
    <Stack spacing={5}>
      {[70, 90, 55].map((width) => (
        <Stack key={width} direction="row" spacing={3}>
          <Skeleton width={36} height={36} shape="round" />
          <Stack spacing={2} style={{ flex: 1 }}>
            <Skeleton width={90} height={14} />
            <Skeleton width={`${width}%`} height={18} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

// With few comments, the composer is still at the bottom of the screen.
const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '52dvh',
  '& > form, & > [data-composer]': { marginTop: 'auto' },
});

const Title = styled('h2')({ ...text.title, margin: `0 0 ${space(3)}`, '& > span': { color: color.primary } });

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: space(2) });
