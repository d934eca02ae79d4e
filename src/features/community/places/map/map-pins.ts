import { PLACE_CATEGORY_LABELS } from '@contract/community/place-words';
import { placeTones } from '@/features/community/places/place-art';
import { toneColors } from '@/shared/tokens';
import type { Pin } from './clusters';

const SVG = 'http://www.w3.org/2000/svg';

/** The drop of a pin on a sheet of 44 × 44, its point at the bottom. */
const DROP = 'M22 41C12 30.5 8 24.5 8 17.5a14 14 0 0 1 28 0c0 7-4 13-14 23.5Z';

/** The content of a pin. Elements, not markup: Trusted Types forbid markup from strings. */
export function pinElement(pin: Pin): HTMLElement {
  const box = document.createElement('span');
  if (pin.kind === 'cluster') {
    box.className = 'gg-cluster';
    box.textContent = String(pin.count);
    return box;
  }
  box.className = 'gg-pin';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 44 44');
  svg.setAttribute('aria-hidden', 'true');
  const drop = document.createElementNS(SVG, 'path');
  drop.setAttribute('d', DROP);
  drop.style.fill = toneColors[placeTones[pin.place.category]].on;
  const eye = document.createElementNS(SVG, 'circle');
  for (const [name, value] of [
    ['cx', '22'],
    ['cy', '17.5'],
    ['r', '5.5'],
  ] as const)
    eye.setAttribute(name, value);
  svg.append(drop, eye);
  box.append(svg);
  return box;
}

/** The accessible name of a pin. */
export const pinName = (pin: Pin): string =>
  pin.kind === 'cluster'
    ? `모여 있는 곳 ${pin.count}, 크게 보기`
    : `${pin.place.name}, ${PLACE_CATEGORY_LABELS[pin.place.category]}`;
