import type { RouteObject } from 'react-router-dom';
import { isGateExempt, paths, toPathPattern } from '@/domain/paths';
import { readStoredToken } from '@/shared/storage/session-keys';
import { pageRoutes } from '../page-routes';

type Load = () => Promise<unknown>;

export type Page = {
  path: string;
  /** Fetch its code, and that of the lazy routes around it. */
  loads: Load[];
  /** Parameter in the address. */
  id?: string;
};

const listPages = (table: readonly RouteObject[], around: Load[] = []): Page[] =>
  table.flatMap(({ path, lazy, children }) => {
    const loads = typeof lazy === 'function' ? [...around, lazy] : around;
    if (children) return listPages(children, loads);
    return path && path !== '*' ? [{ path, loads }] : [];
  });

const PAGES = listPages(pageRoutes);

/** The page of an address; a fixed path comes before one with a parameter. */
export function findPage(pathname: string, pages: readonly Page[] = PAGES): Page | undefined {
  const page =
    pages.find(({ path }) => path === pathname) ?? pages.find(({ path }) => toPathPattern(path).test(pathname));
  const [, id] = (page && toPathPattern(page.path).exec(pathname)) ?? [];
  return page && { ...page, id };
}

/** The path that an address leads to, where it is certain (`RootRedirect`, the gate). */
function findFirstPath(pathname: string): string {
  const isSignedIn = readStoredToken() !== null;
  if (pathname === paths.root) return isSignedIn ? paths.home : paths.intro;
  return isSignedIn || isGateExempt(pathname) ? pathname : paths.auth.login;
}

/** Starts to load the code of the first page, which the router asks for once its own code has run. */
export function loadFirstPage({ pathname }: Pick<Location, 'pathname'>): void {
  // The router asks again, and says what went wrong.
  for (const load of findPage(findFirstPath(pathname))?.loads ?? []) void load().catch(() => undefined);
}
