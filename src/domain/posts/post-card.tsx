import { formatNumber } from '@contract/common/format-number';
import { cutLetters } from '@contract/common/letters';
import { ALL_CATEGORIES, OTHER_LABEL, POST_TOPICS } from '@contract/community/community';
import type { PostCard as Post } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CommentIcon, HeartIcon } from '@/shared/art/icons/icon';
import { relativeTime } from '@/shared/lib/relative-time';
import { clampLines, color, focusRing, media, space, type Tone } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { AuthorAvatar } from './author-avatar';
import { CoverLink, cover, Meta } from './card-parts';
import { postPath } from './post-path';
import { stripHtml } from './strip-html';

export const categoryTones: Partial<Record<string, Tone>> = {
  발달: 'leaf',
  성장: 'leaf',
  육아: 'apricot',
  생활습관: 'apricot',
  도서: 'lilac',
  교육: 'lilac',
  건강: 'coral',
  음식: 'coral',
  언어: 'sky',
  수면: 'lilac',
  식사: 'coral',
  말: 'sky',
  행동: 'apricot',
  마음: 'lilac',
};

export const knownLabel = (label: string, labels: readonly string[]) => (labels.includes(label) ? label : OTHER_LABEL);

const TEASER_LENGTH = 160;
/** The first part of the text: a card shows two lines, and screen readers need no more. Never splits an emoji. */
export const beginning = (words: string) =>
  words.length > TEASER_LENGTH ? `${cutLetters(words, TEASER_LENGTH)}…` : words;

interface PostCardProps {
  post: Post;
  /** A tap on a post of neither 발달 nor 육아 that names no section. */
  onOther: (post: Post) => void;
  now?: number;
}

/** A community post in a list: who, when, title, the beginning of its words, likes and comments. */
export function PostCard({ post, onOther, now }: PostCardProps) {
  const category = knownLabel(post.category, ALL_CATEGORIES);
  const topic = knownLabel(post.topic, POST_TOPICS);
  const path = postPath(post);
  return (
    <Box component="article">
      <Row>
        <AuthorAvatar of={post} size={28} />
        <By>{post.user_name}</By>
        <time dateTime={post.created_at}>{relativeTime(post.created_at, now)}</time>
      </Row>
      <Typography component="h3" variant="strong" style={{ fontWeight: 700 }} sx={{ ...clampLines(3) }}>
        {path ? (
          <CoverLink to={path}>{post.title}</CoverLink>
        ) : (
          <CoverButton type="button" onClick={() => onOther(post)}>
            {post.title}
          </CoverButton>
        )}
      </Typography>
      <Typography variant="small" color="textSecondary" sx={{ ...clampLines(2) }}>
        {beginning(stripHtml(post.content))}
      </Typography>
      <Row>
        <Chip tone={categoryTones[category] ?? 'sun'}>{category}</Chip>
        {topic === category ? null : <span>{topic}</span>}
        <Counts>
          <span>
            <HeartIcon size={16} />
            <VisuallyHidden>좋아요</VisuallyHidden> {formatNumber(post.like)}
          </span>
          <span>
            <CommentIcon size={16} />
            <VisuallyHidden>댓글</VisuallyHidden> {formatNumber(post.comment)}
          </span>
        </Counts>
      </Row>
    </Box>
  );
}

/** The same card while it loads. */
export function PostCardSkeleton() {
  return (
    <Card aria-hidden="true" style={{ display: 'flex', flexDirection: 'column', gap: space(2.5) }}>
      <Skeleton width="45%" height={28} />
      <Skeleton width="80%" height={20} />
      <Skeleton height={38} />
      <Skeleton width="60%" height={22} />
    </Card>
  );
}

const Box = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:has(a:focus-visible), &:has(button:focus-visible)': focusRing,
}) as typeof Card;

const Row = styled(Meta)({ gap: space(2) });

const Counts = styled('span')({
  display: 'flex',
  gap: space(2),
  marginLeft: 'auto',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});

const By = styled('span')({ fontWeight: 700, color: color.ink });

const CoverButton = styled('button')({
  font: 'inherit',
  letterSpacing: 'inherit',
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ...cover,
});
