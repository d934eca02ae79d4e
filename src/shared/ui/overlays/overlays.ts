import { Sheet } from './sheet';

/** What the lazy chunk holds: the parts that are built on MUI's Modal. */
export const overlays = { Sheet };
