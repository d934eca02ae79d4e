import { formatNumber } from '@contract/common/format-number';
import { SECTION_LABELS } from '@contract/community/posts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PostCardSkeleton } from '@/domain/posts/post-card';
import { postPath } from '@/domain/posts/post-path';
import { PendingComments } from '@/features/community/comments/pending-comments';
import { selectPendingComments } from '@/features/community/outbox/comments-outbox';
import { useListMyCommentsInfiniteQuery } from '@/features/community/posts-api/mine-api';
import { relativeTime } from '@/shared/lib/relative-time';
import { useAppSelector } from '@/shared/store/hooks';
import { clampLines, space } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';

/** The reader's own comments, each with a link to its place. */
export function MyComments() {
  const query = useListMyCommentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const { currentData } = query;
  const pending = useAppSelector(selectPendingComments);
  const rows = currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PendingComments rows={pending} />
      <QueryBoundary
        query={query}
        isEmpty={rows.length === 0 && pending.length === 0}
        skeleton={<PostCardSkeleton />}
        empty={
          <EmptyState
            title="아직 쓴 댓글이 없어요"
            action={
              <MainButton component={Link} to={paths.community.info} look="soft" size="small" fit>
                커뮤니티 둘러보기
              </MainButton>
            }
          />
        }
      >
        <Stack component="ul" spacing={3}>
          {rows.map(({ id, content, created_at, like, post }) => (
            <li key={id}>
              <CardButton component={Link} to={`${postPath(post) ?? paths.community.info}`}>
                <Typography variant="body" style={{ whiteSpace: 'pre-line' }} sx={{ ...clampLines(3) }}>
                  {content}
                </Typography>
                <Typography variant="caption" color="textSecondary" style={{ marginTop: space(2) }}>
                  {SECTION_LABELS[post.section]} · {post.title}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {relativeTime(created_at)} · 좋아요 {formatNumber(like)}
                </Typography>
              </CardButton>
            </li>
          ))}
        </Stack>
        <MoreButton query={query} gap={3}>
          댓글 더 보기
        </MoreButton>
      </QueryBoundary>
    </>
  );
}
