import { formatNumber } from '@contract/common/format-number';
import { ALL_CATEGORIES, OTHER_LABEL } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { CoverLink, Meta } from '@/domain/posts/card-parts';
import { beginning, categoryTones, knownLabel } from '@/domain/posts/post-card';
import { postPath } from '@/domain/posts/post-path';
import { stripHtml } from '@/domain/posts/strip-html';
import { giveHeart } from '@/features/community/give-heart';
import { uploadUrl } from '@/shared/api/config';
import { BookmarkIcon, LockIcon, StarIcon } from '@/shared/art/icons/further-icons';
import { CommentIcon, HeartIcon } from '@/shared/art/icons/icon';
import { relativeTime } from '@/shared/lib/relative-time';
import { useAppDispatch } from '@/shared/store/hooks';
import { clampLines, color, focusRing, media, overPhoto, radius, size, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { AuthorMark } from './author-mark';
import { ReactionButton } from './reaction-button';
import { setBookmark, setLike } from './reactions';

const SHOWN_TAGS = 3;

interface FeedCardProps {
  post: CommunityCard;
  /** Shown instead of the beginning of the text: the part that matched a search. */
  excerpt?: React.ReactNode;
  title?: React.ReactNode;
  now?: number;
  /** Says since when a question waits, for the experts. */
  saysWaiting?: boolean;
}

/** A post in a list of the community. Memoised: it renders again only when its own post changes. */
export const FeedCard = memo(function FeedCard({ post, excerpt, title, now, saysWaiting = false }: FeedCardProps) {
  const dispatch = useAppDispatch();
  const category = knownLabel(post.category, ALL_CATEGORIES);
  const words = excerpt ?? beginning(stripHtml(post.content));
  return (
    <Box>
      <Meta>
        <AuthorAvatar of={post} size={28} />
        <By>{post.user_name}</By>
        <AuthorMark role={post.author_role} />
        <time dateTime={post.created_at}>{relativeTime(post.created_at, now)}</time>
        {post.private ? (
          <Chip tone="lilac" icon={<LockIcon size={13} />}>
            비공개
          </Chip>
        ) : null}
        {post.is_ad ? <Chip tone="sun">광고</Chip> : null}
      </Meta>
      <Middle data-pictured={post.image ? '' : undefined}>
        <div>
          <Typography component="h3" variant="strong" style={{ fontWeight: 700 }} sx={{ ...clampLines(3) }}>
            <CoverLink to={postPath(post) ?? ''}>{title ?? post.title}</CoverLink>
          </Typography>
          {post.subject ? (
            <Meta>
              <span>{post.subject.label}</span>
              {post.stars ? <StarsGiven stars={post.stars} /> : null}
            </Meta>
          ) : null}
          {words ? (
            <Typography
              variant="small"
              color="textSecondary"
              style={{ overflowWrap: 'anywhere' }}
              sx={{ ...clampLines(2) }}
            >
              {words}
            </Typography>
          ) : null}
        </div>
        {post.image ? (
          <Picture style={{ backgroundColor: post.image.color ?? undefined }}>
            <img src={uploadUrl(post.image.path, 320)} alt="" width={84} height={84} loading="lazy" decoding="async" />
            {post.image_count > 1 ? (
              <small>
                <VisuallyHidden>사진 </VisuallyHidden>
                {post.image_count}
                <VisuallyHidden>장</VisuallyHidden>
              </small>
            ) : null}
          </Picture>
        ) : null}
      </Middle>
      {category === OTHER_LABEL && post.section !== 'counseling' && post.tags.length === 0 ? null : (
        <Meta>
          {category === OTHER_LABEL ? null : <Chip tone={categoryTones[category] ?? 'sun'}>{category}</Chip>}
          {post.section === 'counseling' ? (
            <Chip tone={post.answered ? 'leaf' : 'sky'}>
              {post.answered
                ? '답변 완료'
                : saysWaiting
                  ? `${relativeTime(post.created_at, now)}부터 기다려요`
                  : '답변 기다리는 중'}
            </Chip>
          ) : null}
          {post.tags.slice(0, SHOWN_TAGS).map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </Meta>
      )}
      <Foot>
        <CardReactionButton
          type="button"
          aria-pressed={post.liked}
          aria-label={`좋아요 ${formatNumber(post.like)}, ${post.title}`}
          onClick={({ currentTarget }) => {
            if (!post.liked) giveHeart(currentTarget);
            void dispatch(setLike({ id: post.id, liked: !post.liked }));
          }}
        >
          <HeartIcon size={18} />
          {formatNumber(post.like)}
        </CardReactionButton>
        <Said>
          <CommentIcon size={18} />
          <VisuallyHidden>댓글</VisuallyHidden> {formatNumber(post.comment)}
        </Said>
        <CardReactionButton
          type="button"
          data-kind="bookmark"
          aria-pressed={post.bookmarked}
          aria-label={`북마크, ${post.title}`}
          onClick={() => void dispatch(setBookmark({ id: post.id, bookmarked: !post.bookmarked }))}
        >
          <BookmarkIcon size={18} />
        </CardReactionButton>
      </Foot>
    </Box>
  );
});

/** The same card while it loads. */
export function FeedCardSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton width="45%" height={28} />
      <Skeleton width="80%" height={23} />
      <Skeleton height={35} />
      <Skeleton width="30%" height={23} />
      <div style={{ padding: `${space(3)} 0` }}>
        <Skeleton width="40%" height={20} />
      </div>
    </Box>
  );
}

/** Stars of a review, said as a number. */
export function StarsGiven({ stars }: { stars: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '3px', fontWeight: 700, color: color.ink }}>
      <StarIcon size={14} style={{ fill: color.sun, stroke: color.sun }} />
      <VisuallyHidden>별점 5점 가운데 </VisuallyHidden>
      {stars}
    </span>
  );
}

const Box = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  paddingBottom: space(1.5),
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:has(h3 a:focus-visible)': focusRing,
}) as typeof Card;

const By = styled('span')({ fontWeight: 700, color: color.ink, overflowWrap: 'anywhere' });

const Middle = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '&[data-pictured]': { gridTemplateColumns: 'minmax(0, 1fr) 84px' },
  '& > div': { display: 'flex', flexDirection: 'column', gap: space(1), minWidth: 0 },
});

const Picture = styled('span')({
  position: 'relative',
  width: '84px',
  height: '84px',
  borderRadius: radius.field,
  overflow: 'hidden',
  backgroundColor: color.sunken,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& > small': {
    ...text.micro,
    fontWeight: 700,
    position: 'absolute',
    right: '5px',
    bottom: '5px',
    padding: '1px 6px',
    borderRadius: radius.round,
    backgroundColor: overPhoto.ground,
    color: overPhoto.text,
  },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginInline: `-${space(2)}`,
  ...text.caption,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

// above the link that covers the card
const CardReactionButton = styled(ReactionButton)({
  position: 'relative',
  zIndex: 1,
  '&[data-kind="bookmark"]': { marginLeft: 'auto', justifyContent: 'center' },
  '&[data-kind="bookmark"][aria-pressed="true"]': {
    color: color.primary,
    '& > svg': { fill: 'currentColor', stroke: 'currentColor' },
  },
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});

const Said = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: size.touch,
  padding: `0 ${space(2)}`,
  fontWeight: 600,
});
