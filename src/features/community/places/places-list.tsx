import { formatNumber } from '@contract/common/format-number';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { paths } from '@/domain/paths';
import { CommunityFrame, WriteButton } from '@/features/community/frame/community-frame';
import { BarChip, FilterBar } from '@/features/community/frame/filter-bar';
import { BookmarkIcon, PinIcon } from '@/shared/art/icons/further-icons';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { choosePlaceThings } from './art/place-things';
import { useAllowedHere } from './own-position';
import { PlaceCard, PlaceCardSkeleton } from './place-card';
import { AT_REST, PlaceFilterSheet } from './place-filter-sheet';
import { useListPlacesQuery } from './places-api';
import { tripParts } from './trip-parts';
import { CATEGORIES, filterPlaces, usePlaceFilter, usePlaceRows } from './use-place-filter';

/** The places to go, narrowed and ordered as the address says. */
export function Places() {
  const query = useListPlacesQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data } = query;
  const items = data?.items ?? [];
  const { filter, change, clear, search } = usePlaceFilter();
  const { rows, showMore } = usePlaceRows();
  const [filtering, setFiltering] = useState(false);
  const here = useAllowedHere();
  const places = filterPlaces(items, filter, here);
  const things = choosePlaceThings(places);
  const { region, category, saved } = filter;

  return (
    <CommunityFrame
      title="여행"
      width="wide"
      sub={tripParts('place', data ? `${formatNumber(places.length)}곳` : undefined)}
    >
      <Stack spacing={2}>
        <FilterBar
          label="가 볼 곳 고르기"
          active={(['region', 'setting', 'sort', 'q'] as const).filter((name) => filter[name] !== AT_REST[name]).length}
          onOpen={() => setFiltering(true)}
        >
          {region === '' ? null : (
            <BarChip
              type="button"
              data-on=""
              aria-label={`${region}, 지역 바꾸기`}
              aria-haspopup="dialog"
              onClick={() => setFiltering(true)}
            >
              {region}
            </BarChip>
          )}
          <BarChip
            type="button"
            aria-pressed={saved !== ''}
            onClick={() => change({ saved: saved === '' ? 'true' : '' })}
          >
            <BookmarkIcon size={18} />
            담은 곳
          </BarChip>
          <FilterChips
            label="종류"
            options={CATEGORIES}
            value={category}
            onChange={(value) => change({ category: value })}
          />
        </FilterBar>
        <QueryBoundary
          query={query}
          isEmpty={places.length === 0}
          skeleton={
            <List as="div">
              {[0, 1, 2, 3, 4, 5].map((key) => (
                <PlaceCardSkeleton key={key} />
              ))}
            </List>
          }
          empty={<NoPlaces onlySaved={saved !== '' && items.every((place) => !place.saved)} onClear={clear} />}
        >
          <List>
            {places.slice(0, rows).map((place, index) => (
              <li key={place.id}>
                <PlaceCard place={place} here={here} thing={things[index]} />
              </li>
            ))}
          </List>
          {places.length > rows ? (
            <MainButton look="outline" size="small" onClick={showMore}>
              가 볼 곳 더 보기
            </MainButton>
          ) : null}
        </QueryBoundary>
      </Stack>
      <WriteButton tabs to={`${paths.community.tripMap}${search}`} label="지도로 보기" icon={<PinIcon size={20} />} />
      <ExitTransition>
        {filtering ? (
          <PlaceFilterSheet
            filter={filter}
            count={(next) => filterPlaces(items, next, null).length}
            onApply={(changes) => {
              setFiltering(false);
              change({ ...changes, q: changes.q.trim() });
            }}
            onClose={() => setFiltering(false)}
          />
        ) : null}
      </ExitTransition>
    </CommunityFrame>
  );
}

function NoPlaces({ onlySaved, onClear }: { onlySaved: boolean; onClear: () => void }) {
  return onlySaved ? (
    <EmptyState
      title="아직 담은 곳이 없어요"
      action={
        <MainButton look="soft" size="small" fit onClick={onClear}>
          가 볼 곳 보기
        </MainButton>
      }
    >
      마음에 드는 곳의 책갈피를 누르면 여기에 모여요.
    </EmptyState>
  ) : (
    <EmptyState
      title="이 조건에 맞는 곳이 없어요"
      action={
        <MainButton look="soft" size="small" fit onClick={onClear}>
          조건 지우기
        </MainButton>
      }
    />
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
});
