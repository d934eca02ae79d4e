import { storageKey } from './persisted';
import { deviceStorage } from './safe-storage';

export const BRIGHTNESS = ['device', 'light', 'dark'] as const;
export type Brightness = (typeof BRIGHTNESS)[number];

const KEY = storageKey('brightness');

/** The chosen colour scheme of this device; it is no part of the account and stays at log-out. */
export const readBrightness = (): Brightness => BRIGHTNESS.find((item) => item === deviceStorage.read(KEY)) ?? 'device';

/** Stores the choice and applies it (public/color-scheme.js). */
export function chooseBrightness(brightness: Brightness): void {
  if (brightness === 'device') deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, brightness);
  window.dispatchEvent(new Event('ggp:brightness'));
}
