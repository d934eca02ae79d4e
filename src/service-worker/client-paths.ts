import { paths, toPathPattern } from '@/domain/paths';

const listPaths = (table: object): string[] =>
  Object.values(table).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? listPaths(value) : [],
  );

const PATTERNS = listPaths(paths)
  .filter((path) => path !== paths.emergency && !/[?#]/.test(path))
  .map(toPathPattern);

/** Addresses that the client's router serves; the server has pages of its own. */
export const isClientPath = (pathname: string) => PATTERNS.some((pattern) => pattern.test(pathname));
