import { SECTION_LABELS } from '@contract/community/posts';
import type { PostDetail } from '@contract/community/posts.responses';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { CommentSection } from '@/features/community/comments/comment-section';
import { DetailStates } from '@/features/community/frame/detail-states';
import { ActionSheet, OthersSheet } from '@/features/community/moderation/more-sheet';
import { editPath } from '@/features/community/posts/edit-path';
import { PostView } from '@/features/community/posts/post-view';
import { UndoDelete } from '@/features/community/posts/undo-delete';
import {
  useCountPostViewMutation,
  useDeletePostMutation,
  useGetPostQuery,
} from '@/features/community/posts-api/post-api';
import { patchCachedPost, removeCachedPost } from '@/features/community/posts-api/update-cached-posts';
import { MoreIcon, PencilIcon, TrashIcon } from '@/shared/art/icons/further-icons';
import { useBackOr } from '@/shared/lib/use-back-or';
import { useRefetchUnlessFirstEntry } from '@/shared/lib/use-refetch-unless-first-entry';
import { useAppDispatch } from '@/shared/store/hooks';
import { color } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { Deferred } from '@/shared/ui/deferred';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { PartBoundary } from '@/shared/ui/feedback/part-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

interface PostPageProps {
  /** In the header until the post is there; then the name of its section. */
  title: string;
  /** The section's list, for a page opened directly or a missing post. */
  list: string;
  /** Content of a section before and after the text. */
  before?: (post: PostDetail) => ReactNode;
  after?: (post: PostDetail) => ReactNode;
}

/** A post with its comments. Every section's page is this one; any of them shows any post. */
export function PostPage({ title, list, before, after }: PostPageProps) {
  const { id = '' } = useParams();
  const query = useGetPostQuery({ id }, { refetchOnMountOrArgChange: useRefetchUnlessFirstEntry() });
  const post = query.currentData;
  const [more, setMore] = useState<'menu' | 'delete' | null>(null);
  const [deleted, setDeleted] = useState<PostDetail | null>(null);
  const [remove, { isLoading: removing }] = useDeletePostMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = useBackOr(list);
  useViewOnce(post);

  const close = () => setMore(null);
  const drop = () => dispatch(removeCachedPost(id));

  if (deleted)
    return (
      <PageShell title={title} back={leave}>
        <UndoDelete post={deleted} list={list} onRestored={() => setDeleted(null)} />
      </PageShell>
    );
  if (!post)
    return (
      <PageShell title={title} back={leave}>
        <DetailStates
          query={query}
          skeleton={<PostSkeleton />}
          gone={{
            title: '글을 볼 수 없어요',
            words: '지워졌거나, 지금은 보이지 않는 글이에요.',
            list,
            others: '다른 글 보기',
          }}
        />
      </PageShell>
    );

  return (
    <PageShell
      title={SECTION_LABELS[post.section]}
      itemTitle={post.title}
      back={leave}
      right={
        <IconButton label="글 더 보기" onClick={() => setMore('menu')}>
          <MoreIcon />
        </IconButton>
      }
    >
      <PartBoundary data={post} onRetry={() => void query.refetch()}>
        <PostView post={post} before={before?.(post)} after={after?.(post)} />
      </PartBoundary>
      <Deferred>
        <hr style={{ border: 0, borderTop: `8px solid ${color.sunken}`, margin: '24px -16px' }} />
        <CommentSection post={post} canWrite={post.can.comment} />
      </Deferred>
      <ExitTransition>
        {more === 'menu' && !post.mine ? (
          <OthersSheet
            target={{ kind: 'post', id: post.id, userName: post.user_name, postId: post.id }}
            onClose={close}
            onGone={() => {
              close();
              drop();
              leave();
            }}
          />
        ) : null}
      </ExitTransition>
      <ExitTransition>
        {more === 'menu' && post.mine ? (
          <ActionSheet
            title="내 글"
            onClose={close}
            actions={[
              {
                label: '수정',
                icon: <PencilIcon size={20} />,
                onSelect: () => void navigate(editPath(post)),
              },
              { label: '지우기', icon: <TrashIcon size={20} />, danger: true, onSelect: () => setMore('delete') },
            ]}
          />
        ) : null}
      </ExitTransition>
      <ConfirmSheet
        open={more === 'delete'}
        onClose={close}
        onConfirm={() =>
          void remove({ id }).then(({ error: refused }) => {
            if (refused) return;
            close();
            drop();
            setDeleted(post);
          })
        }
        pending={removing}
        danger
        title="글을 지울까요?"
        confirmLabel="지우기"
      >
        댓글과 함께 보이지 않게 돼요. 30일 안에는 내 글에서 되돌릴 수 있어요.
      </ConfirmSheet>
    </PageShell>
  );
}

/** Counts the reader once for each post opened; the server counts a person once a day. */
function useViewOnce(post: PostDetail | undefined) {
  const dispatch = useAppDispatch();
  const [countView] = useCountPostViewMutation();
  const id = post?.state === 'visible' ? post.id : undefined;
  const look = useEffectEvent(async (shown: string) => {
    const { data } = await countView({ id: shown });
    if (data) dispatch(patchCachedPost(shown, () => ({ view: data.view })));
  });
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!id || seen.current === id) return;
    seen.current = id;
    void look(id);
  }, [id]);
}

function PostSkeleton() {
  return (
    <Stack spacing={4}>
      <Skeleton width="30%" height={24} />
      <Skeleton width="85%" height={30} />
      <Skeleton width="50%" height={36} />
      <Skeleton height={220} shape="card" />
      {[100, 94, 98, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </Stack>
  );
}
