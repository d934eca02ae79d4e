/** Addresses of the API that carry an id; the base is added by the base query. */
const id = encodeURIComponent;

/** Argument of the endpoints about one child. */
export type ProfileArg = { profileId: string };

export const profileUrl = (profileId: string) => `/profile/${id(profileId)}`;
/** The part of the API about one child: `/learning/profile/…`, `/growth/profile/…`. */
const childUrl = (resource: string) => (profileId: string) => `/${resource}/profile/${id(profileId)}`;
export const selectedProfileUrl = (profileId: string) => `/profile/selected/${id(profileId)}`;
export const todayUrl = childUrl('today');
export const analysisUrl = childUrl('analysis');
export const GLYPHS_URL = '/learning/glyph';
export const learningUrl = childUrl('learning');
export const healthUrl = childUrl('health-windows');
export const playPlanUrl = childUrl('play-plan');
export const growthUrl = childUrl('growth');
export const diagnosticUrl = childUrl('diagnostic-test');
export const growthEntryUrl = (profileId: string, entryId: string) => `${growthUrl(profileId)}/entry/${id(entryId)}`;
export const officialResultsUrl = (profileId: string) => `${diagnosticUrl(profileId)}/official-result`;
export const officialResultUrl = (profileId: string, recordId: string) =>
  `${officialResultsUrl(profileId)}/${id(recordId)}`;
export const attemptUrl = (attemptId: string) => `/diagnostic-test/attempt/${id(attemptId)}`;

export const postUrl = (postId: string) => `/community/post/${id(postId)}`;
export const commentsUrl = (postId: string) => `${postUrl(postId)}/comment`;
export const commentUrl = (commentId: string) => `/community/comment/${id(commentId)}`;
export const bookUrl = (bookId: string) => `/community/book/${id(bookId)}`;
export const placeUrl = (placeId: string) => `/community/place/${id(placeId)}`;
export const contestUrl = (contestId: string) => `/community/contest/${id(contestId)}`;
export const staffContestUrl = (contestId: string) => `/moderation/contest/${id(contestId)}`;

export const inquiryUrl = (inquiryId: string) => `/inquiry/${id(inquiryId)}`;
export const staffInquiryUrl = (inquiryId: string) => `/admin/inquiry/${id(inquiryId)}`;
