/** In the place of a hash: matches no password, in the time of one that does not match. */
export const NO_PASSWORD = '-';
