import { paths } from '@/domain/paths';

/** The path that navigation state `{ pageIndex: 0, target }` carries, or null. Only paths of this product. */
export function parseTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('target' in state)) return null;
  const { target } = state;
  return typeof target === 'string' && /^\/(?![/\\])/.test(target) ? target : null;
}

/** The target after selecting a child: the wanted place, else home. */
export const placeAfterChoice = (state: unknown): string => parseTarget(state) ?? paths.home;

/** True if the opener asks to be navigated back to (`returnHere`), so that it is not twice in the history. */
export const returnsToOpener = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true;
