import type { GrowthMeasure } from '@contract/mypage/growth';
import type { SheetPart } from '@contract/mypage/sheets/sheets';

/** Addresses of the API that carry an id; the base is added by the base query. */
const id = encodeURIComponent;

/** Argument of the endpoints about one child. */
export type ProfileArg = { profileId: string };

export const profileUrl = (profileId: string) => `/profile/${id(profileId)}`;
/** The part of the API about one child: `/learning/profile/…`, `/growth/profile/…`. */
const childUrl = (resource: string) => (profileId: string) => `/${resource}/profile/${id(profileId)}`;
export const sharingUrl = (profileId: string) => `${profileUrl(profileId)}/sharing`;
export const invitationsUrl = (profileId: string) => `${profileUrl(profileId)}/invitation`;
export const invitationUrl = (profileId: string, invitationId: string) =>
  `${invitationsUrl(profileId)}/${id(invitationId)}`;
export const guardianUrl = (profileId: string, guardianId: string) =>
  `${profileUrl(profileId)}/guardian/${id(guardianId)}`;
export const handoverUrl = (profileId: string) => `${profileUrl(profileId)}/handover`;
export const selectedProfileUrl = (profileId: string) => `/profile/selected/${id(profileId)}`;
export const todayUrl = childUrl('today');
export const analysisUrl = childUrl('analysis');
export const GLYPHS_URL = '/learning/glyph';
export const learningUrl = childUrl('learning');
export const studyUrl = (profileId: string) => `${learningUrl(profileId)}/study`;
export const healthUrl = childUrl('health-windows');
export const playPlanUrl = childUrl('play-plan');
export const weeklyLetterUrl = childUrl('weekly-letter');
export const medicalInfoUrl = childUrl('medical-info');
export const clinicLinksUrl = childUrl('clinic-link');
export const clinicLinkUrl = (profileId: string, linkId: string) => `${clinicLinksUrl(profileId)}/link/${id(linkId)}`;
export const sentResultUrl = (profileId: string, resultId: string) =>
  `${clinicLinksUrl(profileId)}/result/${id(resultId)}`;
export const careCardsUrl = childUrl('care-card');
export const careCardUrl = (profileId: string, cardId: string) => `${careCardsUrl(profileId)}/card/${id(cardId)}`;
export const growthUrl = childUrl('growth');
export const growthCurveUrl = (profileId: string, measure: GrowthMeasure) => `${growthUrl(profileId)}/curve/${measure}`;
export const diagnosticUrl = childUrl('diagnostic-test');
export const childSheetUrl = (profileId: string, part: SheetPart, measure?: GrowthMeasure) =>
  `/sheet/profile/${id(profileId)}/${part}${measure ? `?measure=${measure}` : ''}`;
export const resultSheetUrl = (attemptId: string) => `/sheet/attempt/${id(attemptId)}`;
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
