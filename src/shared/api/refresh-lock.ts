/** A page and the service worker refresh and log out one after another under this Web Lock. */
export const REFRESH_LOCK = 'ggp-refresh';
