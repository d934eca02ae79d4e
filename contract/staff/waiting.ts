/** Counts of what waits go no further; the page says '99+' there. */
export const WAITING_MAX = 100;
