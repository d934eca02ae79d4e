import { paths } from '@/domain/paths';

/** The path that navigation state `{ pageIndex: 0, target }` carries, or null. Only places of this product. */
export function parseTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('target' in state)) return null;
  const { target } = state;
  return typeof target === 'string' && /^\/(?![/\\])/.test(target) ? target : null;
}

/** Where a chosen child leads: the wanted place, else home. */
export const placeAfterChoice = (state: unknown): string => parseTarget(state) ?? paths.home;

/** Whether the page before wants to be gone back to (`returnHere`), so that it does not stand in the history twice. */
export const returnsToOpener = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true;
