import path from 'node:path';
import { readSources } from './sources.mjs';

const WAYS = {
  /** A toast, or the next page, whose heading takes the focus. */
  toast: [
    ...['appeal', 'createClaim', 'objectToClaim', 'createPost', 'updatePost', 'restorePost', 'report', 'blockAuthor'],
    ...['vote', 'attend', 'exchangeCoupon', 'redeemCoupon', 'join', 'insertStrokes', 'saveStrokes', 'uploadTracing'],
    ...['exportStrokes', 'importStrokes', 'createProfile', 'updateProfile', 'leaveSharing', 'acceptInvitation'],
    ...['offerChild', 'endOffer', 'acceptChild', 'agreeToTakeOver', 'createOfficialResult', 'updateOfficialResult'],
    ...['deleteOfficialResult', 'retryFailedJob', 'deleteFailedJob', 'decide', 'saveArticleReview'],
    ...['deleteArticleReview', 'unlistContent', 'relistContent', 'importContent', 'createAnnouncement'],
    ...['answerInquiry', 'createFaq', 'updateFaq', 'createContest', 'updateContest', 'announceContest'],
    ...['markHealthWindow', 'undoBooklet', 'saveCalendar', 'renewCalendar', 'deleteCalendar', 'deleteGrowthEntry'],
    ...['importGrowth', 'updateNickname', 'updateName', 'updatePicture', 'changeEmail', 'changePassword'],
    ...['signOutDevice', 'signOutEverywhere', 'unblock', 'leave', 'saveMedicalInfo', 'createInquiry'],
    ...['createFurtherMessage', 'approveSentResult', 'discardSentResult', 'createCareCard', 'saveLearningSetting'],
    ...['setGuardianPassword', 'changeGuardianPassword', 'resetGuardianPassword', 'updateConsent', 'deleteProfile'],
  ],
  page: [
    ...['deletePost', 'agreeToRules', 'confirmFindId', 'resetPassword', 'login', 'comeBack', 'startAttempt'],
    ...['issueLicences', 'redeemLicence', 'verifyGuardianPassword'],
  ],
  /** A live region of the screen. */
  status: [
    ...['deleteComment', 'createInvitation', 'appealFreeze', 'readAllNotices', 'markPlay', 'previewContent'],
    'uploadPhoto',
  ],
  /** A switch, or a button with `aria-pressed`, whose state is read out. */
  pressed: ['savePlace', 'setCommentLike', 'setLike', 'setBookmark', 'setBookMark', 'saveNotificationChoices'],
  /** The browser says what becomes of a file. */
  file: ['downloadExport', 'makeSheetPdf'],
  /** Not started by a person as an act of its own. */
  background: [
    ...['savePushToken', 'removePushToken', 'countPostView', 'saveDraft', 'deleteDraft', 'endFirstLogin', 'readFreeze'],
    ...['readFrozenExport', 'selectProfile', 'submitAnswer', 'completeAttempt', 'readInquiry', 'readNotice'],
    'sendLearningEvents',
  ],
};

const mutations = [...readSources(path.resolve(__dirname, '..'))]
  .filter(([file]) => file.startsWith('src/') && !/\.test\.tsx?$|^src\/testing\//.test(file))
  .flatMap(([, text]) => [...text.matchAll(/^ {4}(\w+): build\.mutation.*?^ {4}\}\),/gms)])
  .map(([text, name = '']) => ({ name, isSaid: /\bsaid\b/.test(text) }));

test('every write that a person starts says that it is done: in its call, or in another known way', () => {
  expect(mutations.length).toBeGreaterThan(100);
  const unsaid = mutations.filter(({ isSaid }) => !isSaid).map(({ name }) => name);
  expect(unsaid.sort()).toEqual(Object.values(WAYS).flat().sort());
});
