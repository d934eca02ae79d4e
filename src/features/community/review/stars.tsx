import { formatNumber } from '@contract/common/format-number';
import type { Rating } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import { StarIcon } from '@/shared/art/icons/further-icons';
import { color, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';

/** The mean of the stars and the number of reviews: '4.5 (12)'. Nothing without a review. */
export function RatingLine({ rating }: { rating: Rating }) {
  if (!rating) return null;
  return (
    <Line>
      <StarIcon size={15} style={{ fill: color.sun, stroke: color.sun }} />
      <VisuallyHidden>별점 5점 가운데 </VisuallyHidden>
      <b>{rating.average.toFixed(1)}</b>
      <span aria-hidden="true">({formatNumber(rating.count)})</span>
      <VisuallyHidden>, 후기 {formatNumber(rating.count)}개</VisuallyHidden>
    </Line>
  );
}

const Line = styled('span')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: color.ink, fontWeight: 700 },
});
