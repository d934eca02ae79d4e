import { PLACE_CATEGORY_LABELS } from '@contract/community/place-words';
import type { PlaceCard as Place } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/paths';
import { CoverLink } from '@/domain/posts/card-parts';
import { ReviewPicture } from '@/features/community/review/review-picture';
import { RatingLine } from '@/features/community/review/stars';
import { clampLines, color, focusRing, media, radius, space, text } from '@/shared/tokens';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import type { PlaceThing } from './art/place-things';
import { distanceLabel, kmBetween, type Point } from './own-position';
import { PlaceArt } from './place-art';
import { SaveButton } from './save-button';

interface PlaceCardProps {
  place: Place;
  here: Point | null;
  /** Drawing where there is no photo. */
  thing?: PlaceThing;
  /** Marked on the map. */
  chosen?: boolean;
}

/** A place in a list: kind, address, distance when the position is known, and rating. */
export function PlaceCard({ place, here, thing, chosen }: PlaceCardProps) {
  return (
    <Box component="article" data-chosen={chosen ? '' : undefined} aria-current={chosen || undefined}>
      <Picture>
        {place.picture ? (
          <ReviewPicture picture={place.picture} sizes="88px" />
        ) : (
          <PlaceArt place={place} thing={thing} />
        )}
      </Picture>
      <Words>
        <Head>
          <Typography component="h2" variant="strong" style={{ fontWeight: 700 }}>
            <CoverLink to={paths.community.toTripPlace(place.id)}>{place.name}</CoverLink>
          </Typography>
          <SaveButton place={place} />
        </Head>
        <Row>
          <span>
            {place.region} {place.city === place.region ? '' : place.city} · {PLACE_CATEGORY_LABELS[place.category]}
          </span>
          {here ? <b>{distanceLabel(kmBetween(here, place))}</b> : null}
        </Row>
        <Typography variant="small" color="textSecondary" sx={{ ...clampLines(2) }}>
          {place.summary}
        </Typography>
        <RatingLine rating={place.rating} />
      </Words>
    </Box>
  );
}

export function PlaceCardSkeleton() {
  return (
    <Box component="div">
      <Skeleton width={88} height={88} />
      <Words style={{ gap: space(2) }}>
        <Skeleton width="70%" height={20} />
        <Skeleton width="45%" height={16} />
        <Skeleton width="90%" height={16} />
      </Words>
    </Box>
  );
}

const Box = styled(Card)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space(3),
  padding: space(3),
  height: '100%',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:has(h2 a:focus-visible)': focusRing,
  '&[data-chosen]': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
}) as typeof Card;

const Picture = styled('span')({
  width: '88px',
  height: '88px',
  borderRadius: radius.field,
  overflow: 'hidden',
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  '& > button': { margin: '-10px -8px -10px 0' },
});

const Row = styled('div')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: color.primary, fontWeight: 700 },
});
