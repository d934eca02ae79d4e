/** Flags for a browser without a screen. */
export const BROWSER_ARGS: string[];
/** The path of a Chromium that works; installs one where there is none. Throws with what to do where it cannot. */
export function findBrowser(): Promise<string>;
