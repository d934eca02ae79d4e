/** GET /notice/unread; more than UNREAD_MAX are answered as UNREAD_MAX. */
export const UNREAD_MAX = 99;
