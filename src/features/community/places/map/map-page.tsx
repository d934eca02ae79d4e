import styled from '@emotion/styled';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { askOwnPosition, useOwnPosition } from '@/features/community/places/own-position';
import { useGetMapOutlinesQuery, useListPlacesQuery } from '@/features/community/places/places-api';
import { CATEGORIES, filterPlaces, usePlaceFilter } from '@/features/community/places/use-place-filter';
import { MinusIcon, PlusIcon, TargetIcon } from '@/shared/art/icons/further-icons';
import { useBackOr } from '@/shared/lib/use-back-or';
import { textParam, useUrlState } from '@/shared/lib/use-url-state';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { color, media, safe, shadowColor, size, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { AppHeader } from '@/shared/ui/layout/app-header';
import { type MapHandle, PlacesMap, type View } from './places-map';
import { type MapView, PlacesPanel } from './places-panel';
import { TILES } from './tiles';

/** '37.5512,126.9882,11' of `?at=`. */
function parseView(text: string | null): View | null {
  const [lat, lng, zoom] = (text ?? '').split(',').map(Number);
  const fits = (value: number | undefined, from: number, to: number) =>
    value !== undefined && value >= from && value <= to;
  return fits(lat, 30, 42) && fits(lng, 120, 136) && fits(zoom, 5, 18)
    ? { lat: lat as number, lng: lng as number, zoom: zoom as number }
    : null;
}

const mapState = v.object({ at: textParam, place: textParam });

/** /community/trip/map: the map of the places, with those in view as a list. */
export function TripMapPage() {
  const dispatch = useAppDispatch();
  const [{ at, place: chosen }, put] = useUrlState(mapState);
  const { filter, change, clear, search } = usePlaceFilter();
  const back = useBackOr(`${paths.community.trip}${search}`);
  const query = useListPlacesQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data } = query;
  const { data: outlines } = useGetMapOutlinesQuery(undefined, { skip: TILES !== null });
  const here = useOwnPosition();
  const map = useRef<MapHandle>(null);
  const [start] = useState(() => parseView(at));
  const [view, setView] = useState<MapView | null>(null);
  const [folded, setFolded] = useState(false);

  const items = data?.items;
  const { region, category, setting, saved, q } = filter;
  const places = useMemo(
    () => filterPlaces(items ?? [], { region, category, setting, saved, q, sort: 'name' }, null),
    [items, region, category, setting, saved, q],
  );

  const locate = async () => {
    const answer = here ?? (await askOwnPosition());
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
        <PlacesPanel
          query={query}
          places={places}
          view={view}
          chosen={chosen}
          search={search}
          onClear={clear}
          folded={folded}
          onFold={setFolded}
        />
      </Main>
    </>
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
  '& button': { boxShadow: `0 1px 4px ${shadowColor(0.16)}` },
});

const Buttons = styled('div')({
  position: 'absolute',
  zIndex: 2,
  right: space(3),
  bottom: space(10),
  display: 'grid',
  gap: space(2),
  '& > button': { backgroundColor: color.surfaceRaised, boxShadow: `0 1px 6px ${shadowColor(0.24)}` },
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
