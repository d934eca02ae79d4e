import { Menu, MenuEntry } from './menu';
import { Sheet } from './sheet';

/** What the lazy chunk holds: every part that is built on MUI's Modal. */
export const overlays = { Menu, MenuEntry, Sheet };
