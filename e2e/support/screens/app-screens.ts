import type { Screen } from '../screen';

/** Pages of no feature. */
export const APP_SCREENS: readonly Screen[] = [
  { name: 'coming-soon', path: () => '/coming-soon' },
  { name: 'placeholder', path: () => '/expert/info' },
  { name: 'not-found', path: () => '/no/such/page' },
];
