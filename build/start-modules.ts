import { fileURLToPath } from 'node:url';

/** A module's id. @param path from the project's folder, without a slash at its beginning */
export const moduleId = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const ENTRY = moduleId('src/main.tsx');
/**
 * The largest library, which the start needs last. index.html does not preload it: the entry asks for it, so that the
 * others arrive, and run, first.
 */
export const RENDERER = moduleId('node_modules/react-dom/client.js');
/** The stages of the start (main.tsx, boot.tsx). */
export const START = [ENTRY, moduleId('src/app/boot.tsx'), RENDERER];
/** Everything /home needs until its list shows. */
export const FIRST_LOAD = [...START, moduleId('src/features/home/main/home-page.tsx')];
