import { isChildModePath, isFullScreen, isGateExempt, isTopLevel, paths } from '@/domain/paths';

/** Home, another page with logo and tabs, a page with a back button. */
export type ShellKind = 'home' | 'top' | 'sub';

/**
 * The static shell of a route for a signed-in visitor; null for a page without the app's frame, or that shows the
 * server's page.
 */
export function shellKind(path: string): ShellKind | null {
  if (path === paths.home) return 'home';
  if (isGateExempt(path) || isFullScreen(path) || isChildModePath(path)) return null;
  return isTopLevel(path) ? 'top' : 'sub';
}
