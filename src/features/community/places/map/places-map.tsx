import type { MapOutlines, PlaceCard } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import L from 'leaflet';
import { isMotionReduced } from '@/shared/lib/motion';
import 'leaflet/dist/leaflet.css';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Point } from '@/features/community/places/own-position';
import { color, deepShadowColor, focusRing } from '@/shared/tokens';
import { type Box, clusterPlaces, type Pin } from './clusters';
import { HERE_HALO } from './map-colors';
import { pinElement, pinName } from './map-pins';
import { provincePolygons } from './outlines';
import { TILES } from './tiles';

export type View = Point & { zoom: number };

/** South-west and north-east of the country, its islands included. */
const KOREA: L.LatLngBoundsExpression = [
  [33.0, 124.6],
  [38.7, 131.9],
];
/** Room for the chips above and for the pins at the edges, in px. */
const FRAME = { paddingTopLeft: [28, 84], paddingBottomRight: [28, 28] } satisfies L.FitBoundsOptions;

const getBox = (map: L.Map, pad = 0): Box => {
  const bounds = map.getBounds().pad(pad);
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
};

export type MapHandle = { zoomBy: (steps: number) => void; goTo: (point: Point, zoom: number) => void };

interface PlacesMapProps {
  places: readonly PlaceCard[];
  outlines: MapOutlines | undefined;
  here: Point | null;
  chosen: string | null;
  /** The initial view; the whole country or all places without it. */
  start: View | null;
  onView: (view: View, box: Box) => void;
  onChoose: (id: string) => void;
  ref?: Ref<MapHandle>;
}

/** The map itself: tiles if available, otherwise the provinces; nearby places form clusters. */
export function PlacesMap(props: PlacesMapProps) {
  const { places, outlines, here, chosen, start, onView, onChoose, ref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const index = useMemo(() => clusterPlaces(places), [places]);

  const reportView = useEffectEvent((on: L.Map) => {
    const { lat, lng } = on.getCenter();
    onView({ lat, lng, zoom: on.getZoom() }, getBox(on));
  });
  const begin = useEffectEvent((on: L.Map) => {
    if (start) on.setView([start.lat, start.lng], start.zoom, { animate: false });
    else on.fitBounds(places.length > 0 ? toBounds(places) : KOREA, { ...FRAME, maxZoom: 12, animate: false });
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leaflet = L.map(element, {
      // our own buttons and our own line of sources: Leaflet's are written as markup, which the page's policy refuses
      zoomControl: false,
      attributionControl: false,
      minZoom: 6,
      maxZoom: TILES ? 18 : 15,
      maxBounds: L.latLngBounds(KOREA as L.LatLngTuple[]).pad(0.6),
      zoomAnimation: !isMotionReduced(),
      fadeAnimation: !isMotionReduced(),
      markerZoomAnimation: !isMotionReduced(),
      renderer: L.svg({ padding: 0.6 }),
    });
    if (TILES) L.tileLayer(TILES.url, { maxZoom: 18 }).addTo(leaflet);
    begin(leaflet);
    leaflet.on('moveend', () => reportView(leaflet));
    reportView(leaflet);
    setMap(leaflet);
    const watch = new ResizeObserver(() => leaflet.invalidateSize({ animate: false }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      leaflet.remove();
      setMap(null);
    };
  }, []);

  useEffect(() => {
    if (!map || !outlines || TILES) return;
    const shape = L.polygon(provincePolygons(outlines), {
      className: 'gg-province',
      interactive: false,
      fillOpacity: 1,
    });
    shape.addTo(map);
    return () => void shape.remove();
  }, [map, outlines]);

  usePins(map, index.pinsIn, chosen, onChoose);

  useEffect(() => {
    if (!map || !here) return;
    const dot = document.createElement('span');
    dot.className = 'gg-here';
    const icon = L.divIcon({ html: dot, className: '', iconSize: [18, 18] });
    const marker = L.marker([here.lat, here.lng], { icon, interactive: false, keyboard: false }).addTo(map);
    return () => void marker.remove();
  }, [map, here]);

  useImperativeHandle(
    ref,
    () => ({
      zoomBy: (steps) => void map?.setZoom(map.getZoom() + steps, { animate: !isMotionReduced() }),
      goTo: ({ lat, lng }, zoom) =>
        void map?.setView([lat, lng], Math.max(zoom, map.getZoom()), { animate: !isMotionReduced() }),
    }),
    [map],
  );

  return <Frame ref={frame} role="group" aria-label="지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요." />;
}

const toBounds = (places: readonly PlaceCard[]) =>
  L.latLngBounds(places.map(({ lat, lng }): L.LatLngTuple => [lat, lng]));

/** One marker for each pin in view; markers are reused, so that the focus is not lost. */
function usePins(
  map: L.Map | null,
  pinsIn: (box: Box, zoom: number) => Pin[],
  chosen: string | null,
  onChoose: (id: string) => void,
) {
  const open = useEffectEvent((pin: Pin) => {
    if (pin.kind === 'place') onChoose(pin.id);
    else map?.setView([pin.lat, pin.lng], pin.zoom, { animate: !isMotionReduced() });
  });
  const shown = useRef(new Map<string, L.Marker>());

  useEffect(() => {
    const markers = shown.current;
    if (!map) return;
    const draw = () => {
      const pins = new Map(pinsIn(getBox(map, 0.2), map.getZoom()).map((pin) => [pin.id, pin]));
      for (const [id, marker] of markers)
        if (!pins.has(id)) {
          marker.remove();
          markers.delete(id);
        }
      for (const [id, pin] of pins) if (!markers.has(id)) markers.set(id, addPin(map, pin, open));
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      for (const marker of markers.values()) marker.remove();
      markers.clear();
    };
  }, [map, pinsIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pins are other buttons, which want their marks too
  useEffect(() => {
    if (!map) return;
    const mark = () => {
      for (const [id, marker] of shown.current) {
        if (id.startsWith('cluster-')) continue;
        marker.getElement()?.setAttribute('aria-pressed', String(id === chosen));
        marker.setZIndexOffset(id === chosen ? 1000 : 0);
      }
    };
    mark();
    map.on('moveend', mark);
    return () => void map.off('moveend', mark);
  }, [map, pinsIn, chosen]);
}

function addPin(map: L.Map, pin: Pin, open: (pin: Pin) => void): L.Marker {
  const place = pin.kind === 'place';
  const icon = L.divIcon({
    html: pinElement(pin),
    className: 'gg-marker',
    iconSize: [44, 44],
    iconAnchor: place ? [22, 41] : [22, 22],
  });
  const marker = L.marker([pin.lat, pin.lng], { icon, riseOnHover: true }).addTo(map);
  marker.on('click', () => open(pin));
  const element = marker.getElement();
  element?.setAttribute('aria-label', pinName(pin));
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    open(pin);
  });
  return marker;
}

const Frame = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  '&.leaflet-container': { backgroundColor: color.skySoft, font: 'inherit', outlineOffset: '-3px' },
  '& .gg-province': { fill: color.surface, stroke: color.lineStrong, strokeWidth: 1, strokeLinejoin: 'round' },
  '& .gg-marker': { display: 'grid', placeItems: 'center', cursor: 'pointer' },
  '& .gg-marker:focus-visible': { ...focusRing, borderRadius: '50%' },
  '& .gg-pin > svg': {
    display: 'block',
    width: '44px',
    height: '44px',
    filter: `drop-shadow(0 2px 3px ${deepShadowColor(0.3)})`,
  },
  '& .gg-pin > svg > path': { stroke: color.surfaceRaised, strokeWidth: 2 },
  '& .gg-pin > svg > circle': { fill: color.surfaceRaised },
  '& [aria-pressed="true"] .gg-pin > svg': { transform: 'scale(1.25)', transformOrigin: '50% 100%' },
  '& .gg-cluster': {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${color.surfaceRaised}`,
    backgroundColor: color.primary,
    color: color.onPrimary,
    fontWeight: 800,
    fontSize: '0.9375rem',
    boxShadow: `0 2px 6px ${deepShadowColor(0.3)}`,
  },
  '& .gg-here': {
    width: '18px',
    height: '18px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${color.surfaceRaised}`,
    backgroundColor: color.onSkySoft,
    boxShadow: `0 0 0 6px ${HERE_HALO}`,
  },
});
