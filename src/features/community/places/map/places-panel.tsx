import { formatNumber } from '@contract/common/format-number';
import type { PlaceCard as Place, PlaceList } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { choosePlaceThings } from '@/features/community/places/art/place-things';
import { kmBetween, useOwnPosition } from '@/features/community/places/own-position';
import { PlaceCard, PlaceCardSkeleton } from '@/features/community/places/place-card';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { color, media, radius, safe, shadowColor, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { type BoundaryQuery, QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import type { Box } from './clusters';
import type { View } from './places-map';

/** Nearest to the middle of the map; more than a person reads through. */
const LISTED = 40;

/** How far the list was scrolled, by the entry of the history it belongs to. */
const scrolled = new Map<string, number>();

/** The part of the country the map shows. */
export type MapView = { center: View; box: Box };

interface PlacesPanelProps {
  query: BoundaryQuery<PlaceList>;
  /** Those of the query that fit the filter. */
  places: readonly Place[];
  /** Null until the map has been drawn. */
  view: MapView | null;
  chosen: string | null;
  /** The filter for the address of the list. */
  search: string;
  onClear: () => void;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** The places in view as a list, below the map or beside it. */
export function PlacesPanel(props: PlacesPanelProps) {
  const { query, places, view, chosen, search, onClear, folded, onFold } = props;
  const { currentData: data } = query;
  const { key: entry } = useLocation();
  const here = useOwnPosition();
  const inView = view ? nearestIn(places, view, chosen) : [];
  const listed = inView.slice(0, LISTED);
  const things = choosePlaceThings(listed);
  return (
    <Panel aria-label="지도에 보이는 곳" data-folded={folded ? '' : undefined}>
      <Handle type="button" aria-expanded={!folded} onClick={() => onFold(!folded)}>
        <span aria-live="polite">{data ? `지도에 보이는 곳 ${formatNumber(inView.length)}` : '지도에 보이는 곳'}</span>
        <ChevronDownIcon size={20} />
      </Handle>
      <ScrollBox entry={entry} ready={inView.length > 0} top={chosen}>
        <QueryBoundary
          query={query}
          compact
          isEmpty={view !== null && inView.length === 0}
          skeleton={
            <Stack spacing={3}>
              <PlaceCardSkeleton />
              <PlaceCardSkeleton />
            </Stack>
          }
          empty={<NoPlacesHere filtered={places.length === 0} search={search} onClear={onClear} />}
        >
          <List>
            {listed.map((place, index) => (
              <li key={place.id}>
                <PlaceCard place={place} here={here} thing={things[index]} chosen={place.id === chosen} />
              </li>
            ))}
          </List>
        </QueryBoundary>
      </ScrollBox>
    </Panel>
  );
}

interface NoPlacesHereProps {
  /** No place fits the filter, wherever it is. */
  filtered: boolean;
  search: string;
  onClear: () => void;
}

function NoPlacesHere({ filtered, search, onClear }: NoPlacesHereProps) {
  return filtered ? (
    <EmptyState
      compact
      art={null}
      title="이 조건에 맞는 곳이 없어요"
      action={
        <MainButton look="soft" size="small" fit onClick={onClear}>
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
        <MainButton component={Link} to={`${paths.community.trip}${search}`} replace look="soft" size="small" fit>
          목록으로 보기
        </MainButton>
      }
    >
      지도를 움직이거나 작게 줄여 보세요.
    </EmptyState>
  );
}

/** Those in view, the chosen one first, then from the middle of the map outwards. */
function nearestIn(places: readonly Place[], { center, box }: MapView, chosen: string | null) {
  const [west, south, east, north] = box;
  return places
    .filter(({ id, lat, lng }) => id === chosen || (lat >= south && lat <= north && lng >= west && lng <= east))
    .toSorted(
      (a, b) => Number(b.id === chosen) - Number(a.id === chosen) || kmBetween(center, a) - kmBetween(center, b),
    );
}

interface ScrollBoxProps {
  entry: string;
  ready: boolean;
  /** Goes back to the top when this changes. */
  top: string | null;
  children: React.ReactNode;
}

/** A scrolling part that restores its position after Back. Moving the map gives the history entry a new key. */
function ScrollBox({ entry, ready, top, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const at = useRef(scrolled.get(entry) ?? 0);
  useLayoutEffect(() => {
    if (ready && box.current) box.current.scrollTop = at.current;
  }, [ready]);
  const storePosition = useEffectEvent(() => scrolled.set(entry, at.current));
  useEffect(() => () => void storePosition(), []);
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
  boxShadow: `0 -4px 16px ${shadowColor(0.12)}`,
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
