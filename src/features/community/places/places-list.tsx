import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { formatNumber } from '@/shared/lib/format-number';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { BookmarkIcon, PinIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SearchField } from '@/shared/ui/search-field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { choosePlaceThings } from './art/place-things';
import { FilterRow, FilterSelect } from './filter-select';
import { askHere, useHere } from './here';
import { PlaceCard, PlaceCardSkeleton } from './place-card';
import { useListPlacesQuery } from './places-api';
import {
  CATEGORIES,
  filterPlaces,
  type PlaceSort,
  PROVINCES,
  SETTINGS,
  SORTS,
  usePlaceFilter,
} from './use-place-filter';

/** The places to go, narrowed and ordered as the address says. */
export function Places() {
  const query = useListPlacesQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data } = query;
  const { filter, change, clear: clearAll, search } = usePlaceFilter();
  // another key empties the field when everything is cleared
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    clearAll();
    setCleared(cleared + 1);
  };
  const here = useHere();
  const places = filterPlaces(data?.items ?? [], filter, here);
  const things = choosePlaceThings(places);
  const { asking, sortBy } = useSort(change);

  return (
    <Stack gap={4}>
      <FindField key={cleared} initial={cleared === 0 ? filter.q : ''} onChange={(q) => change({ q })} />
      <PlaceFilters filter={filter} change={change} sortBy={sortBy} />
      <Bar>
        <Text as="p" variant="label" aria-live="polite">
          {data ? `${formatNumber(places.length)}곳` : ' '}
        </Text>
        <MainButton
          as={Link}
          to={`${paths.community.tripMap}${search}`}
          look="soft"
          size="small"
          fit
          icon={<PinIcon size={18} />}
        >
          지도로 보기
        </MainButton>
      </Bar>
      {asking ? (
        <Text variant="small" ink="soft" role="status">
          지금 위치를 확인하고 있어요.
        </Text>
      ) : here && filter.sort === 'near' ? (
        <Text variant="small" ink="soft">
          직선거리예요. 위치는 이 기기에서만 쓰고 보내지 않아요.
        </Text>
      ) : null}
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
        empty={
          <NoPlaces
            onlySaved={filter.saved !== '' && (data?.items.every(({ saved }) => !saved) ?? true)}
            onClear={clear}
          />
        }
      >
        <List>
          {places.map((place, index) => (
            <li key={place.id}>
              <PlaceCard place={place} here={here} thing={things[index]} />
            </li>
          ))}
        </List>
      </QueryBoundary>
    </Stack>
  );
}

/** Orders the places; for the nearest first it asks the device where it is. */
function useSort(change: PlaceFilterState['change']) {
  const here = useHere();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const sortBy = async (sort: PlaceSort) => {
    if (sort !== 'near' || here) return change({ sort });
    setAsking(true);
    const answer = await askHere();
    setAsking(false);
    if (typeof answer === 'object') return change({ sort });
    dispatch(
      failed(
        answer === 'denied'
          ? '위치를 쓸 수 없어요. 기기 설정에서 위치를 허용하거나 지역을 골라 주세요.'
          : '지금 위치를 알 수 없어요. 지역을 골라 주세요.',
      ),
    );
  };
  return { asking, sortBy };
}

type PlaceFilterState = ReturnType<typeof usePlaceFilter>;

interface PlaceFiltersProps extends Pick<PlaceFilterState, 'filter' | 'change'> {
  sortBy: (sort: PlaceSort) => Promise<void>;
}

function PlaceFilters({ filter, change, sortBy }: PlaceFiltersProps) {
  const here = useHere();
  return (
    <Stack gap={2}>
      <FilterChips
        label="종류"
        options={CATEGORIES}
        value={filter.category}
        onChange={(category) => change({ category })}
      />
      <FilterRow>
        <FilterSelect
          label="지역"
          options={PROVINCES}
          value={filter.region}
          onChange={(region) => change({ region })}
        />
        <FilterSelect
          label="실내와 실외"
          options={SETTINGS}
          value={filter.setting}
          onChange={(setting) => change({ setting })}
        />
        <FilterSelect
          label="순서"
          options={SORTS}
          value={filter.sort === 'near' && !here ? 'name' : filter.sort}
          onChange={(sort) => void sortBy(sort)}
        />
        <Toggle
          type="button"
          aria-pressed={filter.saved !== ''}
          onClick={() => change({ saved: filter.saved === '' ? 'true' : '' })}
        >
          <BookmarkIcon size={18} />
          담은 곳
        </Toggle>
      </FilterRow>
    </Stack>
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

/** Narrows as one types. What is being composed is never written over: the address follows the field, not the other way. */
function FindField({ initial, onChange }: { initial: string; onChange: (value: string) => void }) {
  const [words, setWords] = useState(initial);
  const set = (next: string) => {
    setWords(next);
    onChange(next.trim());
  };
  return (
    <SearchField
      label="가 볼 곳 찾기"
      look="field"
      withIcon
      value={words}
      placeholder="이름이나 동네"
      maxLength={40}
      onChange={set}
      onClear={() => set('')}
    />
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
});
const Toggle = styled('button')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.touch,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: color.primary,
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    '& > svg': { fill: 'currentColor' },
  },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
});
