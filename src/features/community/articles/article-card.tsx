import { formatNumber } from '@contract/common/format-number';
import { POST_CATEGORIES } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Meta } from '@/domain/posts/card-parts';
import { monthsWords } from '@/domain/posts/months-words';
import { beginning, categoryTones, knownLabel } from '@/domain/posts/post-card';
import { postPath } from '@/domain/posts/post-path';
import { stripHtml } from '@/domain/posts/strip-html';
import { BookmarkIcon } from '@/shared/art/icons/further-icons';
import { CommentIcon, HeartIcon } from '@/shared/art/icons/icon';
import { clampLines, color, focusRing, media, space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

/** An article in a list: its months, its topics, and its first lines. */
export function ArticleCard({ post }: { post: CommunityCard }) {
  const category = knownLabel(post.category, POST_CATEGORIES);
  return (
    <Box component="article">
      <Row>
        {post.ages ? <Chip tone="leaf">{monthsWords(post.ages)}</Chip> : null}
        <Chip tone={categoryTones[category] ?? 'sun'}>{category}</Chip>
        {post.author_role === 'expert' ? <Chip tone="sky">전문가</Chip> : null}
      </Row>
      <Typography component="h3" variant="strong" style={{ fontWeight: 700 }} sx={{ ...clampLines(2) }}>
        <Opener to={postPath(post) ?? ''}>{post.title}</Opener>
      </Typography>
      <Typography variant="small" color="textSecondary" sx={{ ...clampLines(2) }}>
        {beginning(stripHtml(post.content))}
      </Typography>
      <Row style={{ marginTop: 'auto' }}>
        <span>
          <HeartIcon size={15} />
          <VisuallyHidden>좋아요</VisuallyHidden> {formatNumber(post.like)}
        </span>
        <span>
          <CommentIcon size={15} />
          <VisuallyHidden>댓글</VisuallyHidden> {formatNumber(post.comment)}
        </span>
        {post.bookmarked ? (
          <span style={{ color: color.primary }}>
            <BookmarkIcon size={15} style={{ fill: 'currentColor' }} />
            북마크
          </span>
        ) : null}
      </Row>
    </Box>
  );
}

export function ArticleCardSkeleton() {
  return (
    <Box component="div">
      <Skeleton width="45%" height={23} />
      <Skeleton width="85%" height={22} />
      <Skeleton height={20} />
      <Skeleton width="60%" height={18} />
    </Box>
  );
}

const Box = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: '100%',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:has(a:focus-visible)': focusRing,
}) as typeof Card;

const Row = styled(Meta)({ '& > span': { display: 'inline-flex', alignItems: 'center', gap: '4px' } });

const Opener = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
