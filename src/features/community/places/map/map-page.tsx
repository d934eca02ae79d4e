import type { PlaceCard as Place } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { askHere, kmBetween, useHere } from '@/features/community/places/here';
import { PlaceCard, PlaceCardSkeleton } from '@/features/community/places/place-card';
import { useGetMapOutlinesQuery, useListPlacesQuery } from '@/features/community/places/places-api';
import { CATEGORIES, filterPlaces, usePlaceFilter } from '@/features/community/places/use-place-filter';
import { useBackOr } from '@/shared/lib/use-back-or';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { color, media, radius, safe, size, space, text } from '@/shared/tokens';
import { AppHeader } from '@/shared/ui/app-header';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { ChevronDownIcon, MinusIcon, PlusIcon, TargetIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { MainButton } from '@/shared/ui/main-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Stack } from '@/shared/ui/stack';
import type { Box } from './clusters';
import { type MapHandle, PlacesMap, type View } from './places-map';
import { TILES } from './tiles';

/** Nearest to the middle of the map; more than a person reads through. */
const LISTED = 40;

/** How far the list was scrolled, by the entry of the history it belongs to. */
const scrolled = new Map<string, number>();

/** '37.5512,126.9882,11' of `?at=`. */
function parseView(text: string | null): View | null {
  const [lat, lng, zoom] = (text ?? '').split(',').map(Number);
  const fits = (value: number | undefined, from: number, to: number) =>
    value !== undefined && value >= from && value <= to;
  return fits(lat, 30, 42) && fits(lng, 120, 136) && fits(zoom, 5, 18)
    ? { lat: lat as number, lng: lng as number, zoom: zoom as number }
    : null;
}

/** /community/trip/map: where the places lie, and beside it those in view as a list. */
export function TripMapPage() {
  const location = useLocation();
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const { filter, change, clear, search } = usePlaceFilter();
  const back = useBackOr(`${paths.community.trip}${search}`);
  const { data, isError, isFetching, refetch } = useListPlacesQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data: outlines } = useGetMapOutlinesQuery(undefined, { skip: TILES !== null });
  const here = useHere();
  const map = useRef<MapHandle>(null);
  const [start] = useState(() => parseView(params.get('at')));
  const [view, setView] = useState<{ center: View; box: Box } | null>(null);
  const [folded, setFolded] = useState(false);
  const chosen = params.get('place');

  const items = data?.items;
  const { region, category, setting, saved, q } = filter;
  const places = useMemo(
    () => filterPlaces(items ?? [], { region, category, setting, saved, q, sort: 'name' }, null),
    [items, region, category, setting, saved, q],
  );
  const inView = view ? nearestIn(places, view, chosen) : [];

  const put = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const locate = async () => {
    const answer = here ?? (await askHere());
    if (typeof answer === 'object') map.current?.goTo(answer, 11);
    else dispatch(failed('지금 위치를 알 수 없어요. 지도를 움직여 찾아 주세요.'));
  };

  return (
    <>
      <title>여행 지도 · 쑥쑥플래너</title>
      <AppHeader title="여행 지도" back={back} />
      <Main id="main" tabIndex={-1}>
        <MapBox>
          {data ? (
            <PlacesMap
              ref={map}
              places={places}
              outlines={outlines}
              here={here}
              chosen={chosen}
              start={start}
              onView={(center, box) => {
                setView({ center, box });
                put({ at: `${center.lat.toFixed(4)},${center.lng.toFixed(4)},${Math.round(center.zoom)}` });
              }}
              onChoose={(id) => {
                put({ place: id });
                setFolded(false);
              }}
            />
          ) : null}
          <Over>
            <FilterChips
              label="종류"
              options={CATEGORIES}
              value={category}
              onChange={(value) => change({ category: value })}
            />
          </Over>
          <Buttons>
            <IconButton label="내 위치로" onClick={() => void locate()}>
              <TargetIcon size={22} />
            </IconButton>
            <IconButton label="크게 보기" onClick={() => map.current?.zoomBy(1)}>
              <PlusIcon size={22} />
            </IconButton>
            <IconButton label="작게 보기" onClick={() => map.current?.zoomBy(-1)}>
              <MinusIcon size={22} />
            </IconButton>
          </Buttons>
          <Sources>{TILES ? TILES.attribution : outlines?.attribution}</Sources>
        </MapBox>
        <Panel aria-label="지도에 보이는 곳" data-folded={folded ? '' : undefined}>
          <Handle type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            <span aria-live="polite">
              {data ? `지도에 보이는 곳 ${inView.length.toLocaleString('ko-KR')}` : '지도에 보이는 곳'}
            </span>
            <ChevronDownIcon size={20} />
          </Handle>
          <Kept entry={location.key} ready={inView.length > 0} top={chosen}>
            <QueryBoundary
              compact
              isLoading={!data && (isFetching || !isError)}
              isError={!data && isError}
              onRetry={refetch}
              isEmpty={view !== null && inView.length === 0}
              skeleton={
                <Stack gap={3}>
                  <PlaceCardSkeleton />
                  <PlaceCardSkeleton />
                </Stack>
              }
              empty={
                places.length === 0 ? (
                  <EmptyState
                    compact
                    art={null}
                    title="이 조건에 맞는 곳이 없어요"
                    action={
                      <MainButton look="soft" size="small" fit onClick={clear}>
                        조건 지우기
                      </MainButton>
                    }
                  />
                ) : (
                  <EmptyState
                    compact
                    art={null}
                    title="여기에는 아직 소개한 곳이 없어요"
                    action={
                      <MainButton
                        as={Link}
                        to={`${paths.community.trip}${search}`}
                        replace
                        look="soft"
                        size="small"
                        fit
                      >
                        목록으로 보기
                      </MainButton>
                    }
                  >
                    지도를 움직이거나 작게 줄여 보세요.
                  </EmptyState>
                )
              }
            >
              <List>
                {inView.slice(0, LISTED).map((place) => (
                  <li key={place.id}>
                    <PlaceCard place={place} here={here} chosen={place.id === chosen} />
                  </li>
                ))}
              </List>
            </QueryBoundary>
          </Kept>
        </Panel>
      </Main>
    </>
  );
}

/** Those in view, the chosen one first, then from the middle of the map outwards. */
function nearestIn(places: readonly Place[], { center, box }: { center: View; box: Box }, chosen: string | null) {
  const [west, south, east, north] = box;
  return places
    .filter(({ id, lat, lng }) => id === chosen || (lat >= south && lat <= north && lng >= west && lng <= east))
    .toSorted(
      (a, b) => Number(b.id === chosen) - Number(a.id === chosen) || kmBetween(center, a) - kmBetween(center, b),
    );
}

interface KeptProps {
  entry: string;
  ready: boolean;
  /** Goes back to the top when this changes. */
  top: string | null;
  children: React.ReactNode;
}

/** A scrolling part that stands where it stood when one comes back to it. Moving the map gives the entry a new name. */
function Kept({ entry, ready, top, children }: KeptProps) {
  const box = useRef<HTMLDivElement>(null);
  const at = useRef(scrolled.get(entry) ?? 0);
  useLayoutEffect(() => {
    if (ready && box.current) box.current.scrollTop = at.current;
  }, [ready]);
  const keep = useEffectEvent(() => scrolled.set(entry, at.current));
  useEffect(() => () => void keep(), []);
  const shown = useRef(top);
  useLayoutEffect(() => {
    if (top === shown.current) return;
    shown.current = top;
    if (box.current) box.current.scrollTop = 0;
  }, [top]);
  return (
    <Scroll
      ref={box}
      onScroll={({ currentTarget }) => {
        at.current = currentTarget.scrollTop;
      }}
    >
      {children}
    </Scroll>
  );
}

const Main = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${size.header + 1}px - ${safe.top})`,
  minHeight: '420px',
  outline: 'none',
  [media.pad]: {
    display: 'grid',
    gridTemplateColumns: '380px minmax(0, 1fr)',
    height: `calc(100dvh - 65px - ${safe.top})`,
  },
});

const MapBox = styled('div')({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: '180px',
  [media.pad]: { gridColumn: 2, gridRow: 1 },
});

const Over = styled('div')({
  position: 'absolute',
  zIndex: 2,
  top: space(2),
  left: 0,
  right: 0,
  padding: `0 ${space(4)}`,
  pointerEvents: 'none',
  [media.pad]: { padding: `0 ${space(3)}` },
  '& > ul': { pointerEvents: 'auto', [media.pad]: { flexWrap: 'nowrap', overflowX: 'auto', padding: space(1) } },
  '& button': { boxShadow: '0 1px 4px rgba(60, 40, 20, 0.16)' },
});

const Buttons = styled('div')({
  position: 'absolute',
  zIndex: 2,
  right: space(3),
  bottom: space(10),
  display: 'grid',
  gap: space(2),
  '& > button': { backgroundColor: color.surfaceRaised, boxShadow: '0 1px 6px rgba(60, 40, 20, 0.24)' },
});

const Sources = styled('small')({
  ...text.micro,
  position: 'absolute',
  zIndex: 2,
  right: 0,
  bottom: space(4),
  padding: '2px 8px',
  backgroundColor: color.surfaceRaised,
  color: color.inkSoft,
  [media.pad]: { bottom: 0 },
});

const Panel = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 auto',
  height: '44%',
  minHeight: 0,
  marginTop: `-${space(4)}`,
  position: 'relative',
  zIndex: 3,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.surfaceRaised,
  boxShadow: '0 -4px 16px rgba(60, 40, 20, 0.12)',
  '&[data-folded]': { height: 'auto' },
  [media.pad]: {
    gridColumn: 1,
    gridRow: 1,
    height: '100%',
    marginTop: 0,
    borderRadius: 0,
    boxShadow: 'none',
    borderRight: `1px solid ${color.line}`,
  },
});

const Handle = styled('button')({
  ...text.strong,
  fontWeight: 700,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  width: '100%',
  minHeight: '52px',
  padding: `${space(1)} ${space(5)}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: color.inkSoft },
  '&[aria-expanded="false"] > svg': { transform: 'rotate(180deg)' },
  [media.pad]: { pointerEvents: 'none', '& > svg': { display: 'none' } },
});

const Scroll = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space(4)} calc(${space(4)} + ${safe.bottom})`,
  '[data-folded] > &': { display: 'none', [media.pad]: { display: 'block' } },
});

const List = styled('ul')({ display: 'grid', gap: space(3) });
