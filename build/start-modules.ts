import { fileURLToPath } from 'node:url';

/** A module's id. @param path from the project's folder, without a slash at its beginning */
export const moduleId = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const ENTRY = moduleId('src/main.tsx');
/** The entry, and what it imports at once. */
export const START = [ENTRY, moduleId('src/app/boot.tsx')];
/** Everything /home needs until its list shows. */
export const FIRST_LOAD = [...START, moduleId('src/features/home/main/home-page.tsx')];
/** The table of the lazy pages. */
export const ROUTES = moduleId('src/app/page-routes.ts');
