import type { MyCard } from '@contract/community/posts.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PostCardSkeleton } from '@/domain/posts/post-card';
import { FeedCard } from '@/features/community/feed/feed-card';
import { PostRows } from '@/features/community/feed/post-rows';
import { setBookmark } from '@/features/community/feed/reactions';
import { type MyCardKind, useListMineInfiniteQuery } from '@/features/community/posts-api/mine-api';
import { useRestorePostMutation } from '@/features/community/posts-api/post-api';
import { listDayOfTime } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';

const EMPTY: Record<MyCardKind, [title: string, words: string]> = {
  post: ['아직 쓴 글이 없어요', '궁금한 것, 해 보니 좋았던 것을 나눠 보세요.'],
  bookmark: ['아직 북마크한 글이 없어요', '다시 보고 싶은 글에서 북마크를 눌러 보세요.'],
  like: ['아직 좋아요를 누른 글이 없어요', '마음에 드는 글에서 좋아요를 눌러 보세요.'],
  deleted: ['지운 글이 없어요', '지운 글은 30일 동안 여기에 남아 있어요.'],
};
const STATES = { hidden: '가려진 글', removed: '운영팀이 가린 글', restricted: '임시조치 중' } as const;

/** A post that cannot be opened: its title, why, and what can be done. */
function ClosedCard({ title, words, action }: { title: string; words: ReactNode; action: ReactNode }) {
  return (
    <Card component="article">
      <Stack spacing={2}>
        <Typography component="h3" variant="strong">
          {title}
        </Typography>
        {words ? (
          <Typography variant="small" color="textSecondary">
            {words}
          </Typography>
        ) : null}
        {action}
      </Stack>
    </Card>
  );
}

function Deleted({ post }: { post: MyCard }) {
  const dispatch = useAppDispatch();
  const [restore, { isLoading }] = useRestorePostMutation();
  const undo = async () => {
    const { data } = await restore({ id: post.id });
    if (data) dispatch(succeeded('글을 되돌렸어요'));
  };
  return (
    <ClosedCard
      title={post.title}
      words={post.restorable_until ? `${listDayOfTime(post.restorable_until)}까지 되돌릴 수 있어요.` : null}
      action={
        <MainButton look="outline" size="small" fit pending={isLoading} onClick={() => void undo()}>
          되돌리기
        </MainButton>
      }
    />
  );
}

/** An unpublished article: it cannot be opened, but it can be removed from the bookmarks. */
function Withdrawn({ post }: { post: MyCard }) {
  const dispatch = useAppDispatch();
  return (
    <ClosedCard
      title={post.title}
      words="지금은 볼 수 없는 글이에요. 다시 열리면 여기에서 볼 수 있어요."
      action={
        post.bookmarked ? (
          <MainButton
            look="outline"
            size="small"
            fit
            onClick={() => void dispatch(setBookmark({ id: post.id, bookmarked: false }))}
          >
            북마크 빼기
          </MainButton>
        ) : null
      }
    />
  );
}

function one(post: MyCard) {
  if (post.restorable_until) return <Deleted post={post} />;
  if (post.state === 'withdrawn') return <Withdrawn post={post} />;
  return (
    <Stack spacing={1}>
      {post.state === 'visible' ? null : <Chip tone="sun">{STATES[post.state]}</Chip>}
      <FeedCard post={post} />
    </Stack>
  );
}

/** The user's own posts, the saved ones, or the deleted ones that can be restored. */
export function MyCards({ kind }: { kind: MyCardKind }) {
  const query = useListMineInfiniteQuery({ kind }, { refetchOnMountOrArgChange: 30 });
  const { currentData, isError } = query;
  const pages = currentData?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  const [title, words] = EMPTY[kind];
  return (
    <QueryBoundary
      query={query}
      isEmpty={rows.length === 0}
      skeleton={
        <Stack spacing={3}>
          <PostCardSkeleton />
          <PostCardSkeleton />
        </Stack>
      }
      empty={
        <EmptyState
          title={title}
          action={
            kind === 'deleted' ? undefined : (
              <MainButton
                component={Link}
                to={kind === 'post' ? paths.community.infoWrite : paths.community.info}
                look="soft"
                size="small"
                fit
              >
                {kind === 'post' ? '글쓰기' : '커뮤니티 둘러보기'}
              </MainButton>
            )
          }
        >
          {words}
        </EmptyState>
      }
    >
      <PostRows
        name={`mine-${kind}`}
        label="내 글 모음"
        rows={rows}
        render={one}
        query={query}
        lost={isError && currentData !== undefined}
      />
    </QueryBoundary>
  );
}
