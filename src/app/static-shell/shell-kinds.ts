import { isChildModePath, isFullScreen, isGateExempt, isTopLevel, paths } from '@/domain/paths';

const { community, home, test } = paths;

/** Pages with a render of their own. */
const PAGE_SHELLS = {
  [home]: 'home',
  [test.root]: 'test',
  [test.list]: 'tests',
  [community.trip]: 'trip',
  [community.grow]: 'grow',
  [community.info]: 'info',
  [community.counseling]: 'counseling',
  [community.infoBoard]: 'board',
  [community.infoList]: 'tips',
} as const;
type PageShellKind = (typeof PAGE_SHELLS)[keyof typeof PAGE_SHELLS];
const isPageWithShell = (path: string): path is keyof typeof PAGE_SHELLS => path in PAGE_SHELLS;

/** A page with its own render, another one with logo and tabs, one with a back button. */
export type ShellKind = PageShellKind | 'top' | 'sub';

/** Kinds with a back button: tabs only as the rail of a pad. */
export const SUB_KINDS = ['sub', 'tests', 'board', 'tips'] as const satisfies readonly ShellKind[];

/**
 * The static shell of a route for a signed-in visitor; null for a page without the app's frame, or that shows the
 * server's page.
 */
export function shellKind(path: string): ShellKind | null {
  if (isPageWithShell(path)) return PAGE_SHELLS[path];
  if (isGateExempt(path) || isFullScreen(path) || isChildModePath(path)) return null;
  return isTopLevel(path) ? 'top' : 'sub';
}
