import { formatNumber } from '@contract/common/format-number';
import type { PostDetail } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import { setBookmark, setLike } from '@/features/community/feed/reactions';
import { giveHeart, heartSparks } from '@/features/community/give-heart';
import { shareUrl } from '@/features/community/share-url';
import { BookmarkIcon, ShareIcon } from '@/shared/art/icons/further-icons';
import { HeartIcon } from '@/shared/art/icons/icon';
import { shareBoard } from '@/shared/bridge/bridge';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, media, radius, space, text } from '@/shared/tokens';

/** Like, bookmark and share a post. A private one is bookmarked only: nobody but its author and experts sees it. */
export function PostActions({
  post,
}: {
  post: Pick<PostDetail, 'id' | 'title' | 'like' | 'liked' | 'bookmarked' | 'private' | 'state'>;
}) {
  const dispatch = useAppDispatch();
  const share = async () => {
    const outcome = await shareBoard(post.title, shareUrl(post.id));
    if (outcome === 'copied') dispatch(succeeded('주소를 복사했어요'));
    if (outcome === 'failed') dispatch(failed('공유하지 못했어요. 다시 시도해 주세요.'));
  };
  return (
    <Row>
      {post.private ? null : (
        <ReactionButton
          type="button"
          aria-pressed={post.liked}
          aria-label={`좋아요 ${formatNumber(post.like)}`}
          onClick={({ currentTarget }) => {
            if (!post.liked) giveHeart(currentTarget);
            void dispatch(setLike({ id: post.id, liked: !post.liked }));
          }}
          data-kind="like"
        >
          <HeartIcon size={20} />
          좋아요 {formatNumber(post.like)}
        </ReactionButton>
      )}
      <ReactionButton
        type="button"
        data-kind="bookmark"
        aria-pressed={post.bookmarked}
        onClick={() => void dispatch(setBookmark({ id: post.id, bookmarked: !post.bookmarked }))}
      >
        <BookmarkIcon size={20} />
        북마크
      </ReactionButton>
      {post.private || post.state !== 'visible' ? null : (
        <ReactionButton type="button" onClick={() => void share()}>
          <ShareIcon size={20} />
          공유
        </ReactionButton>
      )}
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space(2),
  padding: `${space(2)} 0`,
});

const ReactionButton = styled('button')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  minHeight: '48px',
  padding: `0 ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="true"]': {
    backgroundColor: color.coralSoft,
    borderColor: 'transparent',
    color: color.onCoralSoft,
    '& > svg': { fill: color.coral, stroke: color.coral },
  },
  '&[data-kind="like"]': heartSparks('calc(50% - 2em)', color.coral),
  '&[data-kind="bookmark"][aria-pressed="true"]': {
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    '& > svg': { fill: 'currentColor', stroke: 'currentColor' },
  },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
});
