import { formatNumber } from '@contract/common/format-number';
import { MINUTE_MS } from '@contract/common/time';
import { useEffect, useSyncExternalStore } from 'react';

/** Degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** The person's position, in this page's memory only. It is never stored and never sent. */
let here: Point | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const getOwnPosition = () => here;

export const useOwnPosition = (): Point | null => useSyncExternalStore(subscribe, getOwnPosition, getOwnPosition);

export function forgetHere(): void {
  here = null;
  for (const listener of listeners) listener();
}

const WAIT_MS = 12_000;
/** A position a few minutes old is accurate enough for distances. */
const OLD_ENOUGH_MS = 5 * MINUTE_MS;

/** Asks the device where it is; without a tap only where that is allowed already. */
export function askOwnPosition(): Promise<Point | 'denied' | 'failed'> {
  if (!('geolocation' in navigator)) return Promise.resolve('failed');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        here = { lat: latitude, lng: longitude };
        for (const listener of listeners) listener();
        resolve(here);
      },
      ({ code }) => resolve(code === 1 ? 'denied' : 'failed'),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: OLD_ENOUGH_MS },
    );
  });
}

/** The device's position where the permission is granted already: shows no permission prompt. */
export function useAllowedHere(): Point | null {
  const known = useOwnPosition();
  useEffect(() => {
    if (known || !('permissions' in navigator)) return;
    void navigator.permissions
      .query({ name: 'geolocation' })
      .then(({ state }) => (state === 'granted' ? askOwnPosition() : null))
      .catch(() => null);
  }, [known]);
  return known;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle (haversine). */
export function kmBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** '약 800m', '약 3.4km', '약 128km': as the crow flies, so never more exact than that. */
export function distanceLabel(km: number): string {
  if (km < 0.95) return `약 ${Math.max(1, Math.round(km * 10)) * 100}m`;
  return km < 9.95 ? `약 ${km.toFixed(1)}km` : `약 ${formatNumber(Math.round(km))}km`;
}
