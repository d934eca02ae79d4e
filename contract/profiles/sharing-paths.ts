/** The page of the server that a link opens; the token is its fragment, so that no server logs it. */
export const INVITATION_PAGE_PATH = '/invite';
/** Where that page leads, with the fragment. */
export const INVITATION_APP_PATH = '/mypage/invitation';
/** The page of the product about who shares a child; `?profile={id}`. */
export const SHARING_APP_PATH = '/mypage/sharing';
