import { fileURLToPath } from 'node:url';

/** A module's id. @param path from the project's folder, without a slash at its beginning */
export const moduleId = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const ENTRY = moduleId('src/main.tsx');
/** The stages of the start (main.tsx, boot.tsx), the largest file last: what comes before it runs while it arrives. */
export const START = [ENTRY, moduleId('src/app/boot.tsx'), moduleId('node_modules/react-dom/client.js')];
/** Everything /home needs until its list shows. */
export const FIRST_LOAD = [...START, moduleId('src/features/home/main/home-page.tsx')];
