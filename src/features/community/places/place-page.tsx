import { PLACE_CATEGORY_LABELS, PLACE_SETTING_LABELS } from '@contract/community/place-words';
import type { PlaceDetail } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { DetailStates } from '@/features/community/frame/detail-states';
import { TwoColumns } from '@/features/community/frame/two-columns';
import { ReviewHero } from '@/features/community/review/review-picture';
import { ReviewSection } from '@/features/community/review/review-section';
import { RatingLine } from '@/features/community/review/stars';
import { PinIcon } from '@/shared/art/icons/further-icons';
import { useBackOr } from '@/shared/lib/use-back-or';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, radius, size, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { directionsTo } from './directions';
import { distanceLabel, kmBetween, useOwnPosition } from './own-position';
import { ParentFacts } from './parent-facts';
import { PlaceArt, placeTones } from './place-art';
import { useGetPlaceQuery } from './places-api';
import { SaveButton } from './save-button';

/** /community/trip/{id}: what a place is, how to get there, and its reviews. */
export function PlacePage() {
  const { id = '' } = useParams();
  const query = useGetPlaceQuery({ id }, { refetchOnMountOrArgChange: 30 });
  const place = query.currentData;
  const back = useBackOr(paths.community.trip);
  if (!place)
    return (
      <PageShell title="가 볼 곳" back={back}>
        <DetailStates
          query={query}
          skeleton={<PlaceSkeleton />}
          gone={{
            title: '찾는 곳이 없어요',
            words: '주소가 바뀌었거나 더는 소개하지 않는 곳이에요.',
            list: paths.community.trip,
            others: '다른 곳 보기',
          }}
        />
      </PageShell>
    );
  return (
    <PageShell title="가 볼 곳" itemTitle={place.name} back={back} width="wide">
      <TwoColumns>
        <Place place={place} />
        <ReviewSection
          section="trip"
          subject={place.id}
          rating={place.rating}
          mineId={place.my_review_id}
          invitation="다녀오셨다면 아이와 어땠는지 들려주세요."
        />
      </TwoColumns>
    </PageShell>
  );
}

function Place({ place }: { place: PlaceDetail }) {
  const here = useOwnPosition();
  const { category, setting, from_month: from, source } = place;
  return (
    <Stack spacing={5}>
      <Hero data-photo={place.picture ? '' : undefined}>
        {place.picture ? (
          <ReviewHero picture={place.picture} name={place.name} credit="다녀온 부모의 사진" />
        ) : (
          <PlaceArt place={place} />
        )}
      </Hero>
      <Stack spacing={2}>
        <Chips>
          <Chip tone={placeTones[category]}>{PLACE_CATEGORY_LABELS[category]}</Chip>
          <Chip tone="sky">{PLACE_SETTING_LABELS[setting]}</Chip>
          <Chip tone="leaf">{from > 0 ? `${from}개월부터` : '누구나'}</Chip>
        </Chips>
        <Head>
          <Typography component="h1" variant="headline" style={{ overflowWrap: 'anywhere' }}>
            {place.name}
          </Typography>
          <SaveButton place={place} />
        </Head>
        <RatingLine rating={place.rating} />
        <Typography>{place.summary}</Typography>
      </Stack>
      <Card>
        <Typography component="h2" variant="label" style={{ color: color.primary }}>
          이렇게 놀아 봐요
        </Typography>
        <Typography style={{ marginTop: space(1) }}>{place.idea}</Typography>
      </Card>
      <PlaceFacts place={place} />
      <ParentFacts place={place} />
      <Stack spacing={2}>
        <Two>
          {directionsTo(place).map(({ label, url }) => (
            <MainButton
              key={label}
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              look="outline"
              size="small"
            >
              <PinIcon size={18} />
              {`${label} 길찾기`}
              <VisuallyHidden>(새 창)</VisuallyHidden>
            </MainButton>
          ))}
        </Two>
        {here ? (
          <Typography variant="small" color="textSecondary">
            여기서 직선으로 {distanceLabel(kmBetween(here, place))} 떨어져 있어요.
          </Typography>
        ) : null}
      </Stack>
      <Typography variant="caption" color="textSecondary">
        출처: {source.title}
        {source.as_of ? `(${source.as_of})` : ''}
      </Typography>
    </Stack>
  );
}

function PlaceFacts({ place: { address, phone, facilities } }: { place: PlaceDetail }) {
  const dispatch = useAppDispatch();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => dispatch(succeeded('주소를 복사했어요')),
      () => dispatch(failed('주소를 복사하지 못했어요. 길게 눌러 복사해 주세요.')),
    );
  return (
    <Facts>
      <dt>주소</dt>
      <dd>
        {address}
        <Small type="button" onClick={() => void copy()}>
          복사<VisuallyHidden>하기</VisuallyHidden>
        </Small>
      </dd>
      {phone ? (
        <Fact name="전화">
          <Tel href={`tel:${phone}`}>{phone}</Tel>
        </Fact>
      ) : null}
      <Known name="유모차" value={facilities.stroller} yes="쓸 수 있어요" no="쓰기 어려워요" />
      <Known name="수유실" value={facilities.nursing_room} yes="있어요" no="없어요" />
      <Known name="주차" value={facilities.parking} yes="할 수 있어요" no="어려워요" />
    </Facts>
  );
}

function Known({ name, value, yes, no }: { name: string; value: boolean | null; yes: string; no: string }) {
  return value === null ? null : <Fact name={name}>{value ? yes : no}</Fact>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function PlaceSkeleton() {
  return (
    <Stack spacing={4}>
      <Skeleton height={168} shape="card" />
      <Skeleton width="40%" height={24} />
      <Skeleton width="75%" height={30} />
      <Skeleton height={90} shape="card" />
      {[90, 70, 80, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </Stack>
  );
}

const Hero = styled('div')({
  height: '168px',
  borderRadius: radius.card,
  overflow: 'hidden',
  '&[data-photo]': { height: 'auto', aspectRatio: '3 / 2' },
});

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(2),
  '& > button': { margin: '-6px -8px -6px 0' },
});

const Facts = styled('dl')({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5em, auto) minmax(0, 1fr)',
  gap: `${space(2)} ${space(4)}`,
  margin: 0,
  '& dt': { color: color.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const Two = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

const Small = styled('button')({
  ...text.label,
  minHeight: size.touch,
  padding: `0 ${space(2)}`,
  margin: `-10px 0 -10px ${space(1)}`,
  border: 0,
  background: 'none',
  color: color.primary,
  cursor: 'pointer',
});

const Tel = styled('a')({ color: color.primary, fontWeight: 600 });
