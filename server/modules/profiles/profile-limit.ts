/** Children of one account. */
export const PROFILE_LIMIT = 20;
