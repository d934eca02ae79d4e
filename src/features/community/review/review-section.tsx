import { formatNumber } from '@contract/common/format-number';
import type { CommunityCard } from '@contract/community/community.responses';
import type { Rating } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PostFeed } from '@/features/community/feed/post-feed';
import { reviewPath } from '@/features/community/posts/edit-path';
import { type FeedArg, useListFeedInfiniteQuery } from '@/features/community/posts-api/feed-api';
import { PencilIcon } from '@/shared/art/icons/further-icons';
import { color, media, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { RatingLine } from './stars';

const SORTS = [
  { value: 'newest', label: '최신순' },
  { value: 'popular', label: '인기순' },
] as const;

interface ReviewSectionProps {
  section: 'trip' | 'book';
  /** Id of the place or the book. */
  subject: string;
  rating: Rating;
  /** One's own review, where it is known without the list. */
  mineId?: string | null;
  /** The invitation to write a review: '다녀온 이야기를 들려주세요'. */
  invitation: string;
}

/** Reviews of a place or a book, with their stars; one review for each person, which they may edit. */
export function ReviewSection({ section, subject, rating, mineId, invitation }: ReviewSectionProps) {
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('newest');
  const newest: FeedArg = { section, subject };
  const { currentData } = useListFeedInfiniteQuery(newest);
  const mine = mineId ?? currentData?.pages.flatMap(({ items }) => items).find((post: CommunityCard) => post.mine)?.id;
  const total = currentData?.pages[0]?.total ?? 0;
  const write = reviewPath(section, subject, mine);
  return (
    <Stack component="section" spacing={3} aria-labelledby="reviews">
      <Head>
        <Stack spacing={0}>
          <Typography component="h2" id="reviews" variant="title">
            후기 {total > 0 ? <span style={{ ...text.small, color: color.inkSoft }}>{formatNumber(total)}</span> : null}
          </Typography>
          <RatingLine rating={rating} />
        </Stack>
        {total > 0 ? (
          <MainButton component={Link} to={write} look="soft" size="small" fit icon={<PencilIcon size={18} />}>
            {mine ? '내 후기 수정' : '후기 쓰기'}
          </MainButton>
        ) : null}
      </Head>
      {total > 1 ? <FilterChips label="후기 순서" options={SORTS} value={sort} onChange={setSort} /> : null}
      <PostFeed
        arg={sort === 'newest' ? newest : { ...newest, sort: 'popular', range: 'month' }}
        label="후기 목록"
        empty={
          <EmptyState
            compact
            title={sort === 'newest' ? '아직 후기가 없어요' : '이번 달에 반응이 있던 후기가 없어요'}
            action={
              sort === 'newest' ? (
                <MainButton component={Link} to={write} look="soft" size="small" fit>
                  첫 후기 쓰기
                </MainButton>
              ) : (
                <MainButton look="soft" size="small" fit onClick={() => setSort('newest')}>
                  최신 후기 보기
                </MainButton>
              )
            }
          >
            {sort === 'newest' ? invitation : null}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  [media.pad]: { minHeight: '52px' },
});
