import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database';
import {
  accountExports,
  accountFreezes,
  accounts,
  announcements,
  articleReviews,
  blocks,
  bookMarks,
  calendarFeeds,
  careCards,
  childMoves,
  chores,
  clientErrors,
  clinicLinks,
  commentLikes,
  comments,
  consents,
  contentItems,
  contentReleases,
  contests,
  contestVotes,
  coupons,
  dailyCounts,
  deliveryDays,
  faqs,
  fileStores,
  growthEntries,
  growthEvents,
  guardianships,
  healthMarks,
  idempotencyKeys,
  inquiries,
  inquiryMessages,
  invitations,
  jobs,
  learningDays,
  learningGlyphs,
  learningSegments,
  learningSettings,
  learningTraces,
  licenceBatches,
  licenceCodes,
  loginThrottles,
  mailCodes,
  medicalInfos,
  moderationCases,
  noticeDeliveries,
  notices,
  notificationChoices,
  officialResults,
  officialResultVersions,
  placeMarks,
  playMarks,
  playPlans,
  pointBalances,
  pointEntries,
  pointLots,
  pointTransactions,
  postActivity,
  postBookmarks,
  postCounts,
  postDrafts,
  postLikes,
  postPopularity,
  postSearch,
  posts,
  postUploads,
  postViews,
  profiles,
  pushTokens,
  rateLimits,
  refreshTokens,
  reports,
  rightsClaims,
  selectedProfiles,
  sentReminders,
  sentResults,
  serverKeys,
  staffActions,
  strokeRevisions,
  strokes,
  subjectRatings,
  testAnswerEvents,
  testAnswers,
  testAttempts,
  testResults,
  uploads,
  weeklyLetters,
} from '../schema';
import {
  settleAnswers,
  settleComments,
  settleDecisions,
  settlePosts,
  settleReactions,
  settleShared,
} from './settle-person';

/** Keys by which a person's rows are found. */
export type Person = {
  accountId: string;
  email: string;
  /** Prefixes of this person's keys in `login_throttles`. */
  throttleKeys: string[];
};

export type PersonTable = {
  table: PgTable;
  /** Condition for the rows that belong to this person. */
  rows: (person: Person) => SQL | undefined;
  /** Condition for rows of other people that refer to this one: deleted with the account, never exported. */
  aboutThem?: (person: Person) => SQL | undefined;
  /** Columns that are cleared while the row stays, because it belongs to the product. */
  unlink?: Record<string, null>;
  /** Runs before the rows are deleted: subtracts them from denormalised counts. */
  settle?: (tx: Transaction, person: Person) => Promise<void>;
  /** Columns (by database name) that are not exported, each with its reason. */
  leftOut?: Record<string, string>;
  /** Stored with the consent to health data, and deleted when it is withdrawn. */
  isHealth?: true;
  /** Why the whole table is not exported. */
  notExported?: string;
};

const OTHERS = '다른 사람의 계정이라 넣지 않아요.';
const INVITATION_HASH = '초대를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.';
const LINK_HASH = '링크를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.';
const HASH = '비밀번호를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.';

/**
 * Every table with rows about a person, in the order of deletion. Export and purge are derived from this list; a test
 * fails for a table that is neither here nor in OTHER_TABLES.
 */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: testAnswers, rows: ({ accountId }) => eq(testAnswers.accountId, accountId), isHealth: true },
  { table: testAnswerEvents, rows: ({ accountId }) => eq(testAnswerEvents.accountId, accountId), isHealth: true },
  { table: testResults, rows: ({ accountId }) => eq(testResults.accountId, accountId), isHealth: true },
  { table: testAttempts, rows: ({ accountId }) => eq(testAttempts.accountId, accountId), isHealth: true },
  { table: healthMarks, rows: ({ accountId }) => eq(healthMarks.accountId, accountId), isHealth: true },
  { table: medicalInfos, rows: ({ accountId }) => eq(medicalInfos.accountId, accountId), isHealth: true },
  { table: sentResults, rows: ({ accountId }) => eq(sentResults.accountId, accountId), isHealth: true },
  {
    table: clinicLinks,
    rows: ({ accountId }) => eq(clinicLinks.accountId, accountId),
    aboutThem: ({ accountId }) => eq(clinicLinks.createdBy, accountId),
    isHealth: true,
    leftOut: { token_hash: LINK_HASH, session_hash: LINK_HASH, created_by: OTHERS },
  },
  {
    table: careCards,
    rows: ({ accountId }) => eq(careCards.accountId, accountId),
    aboutThem: ({ accountId }) => eq(careCards.createdBy, accountId),
    isHealth: true,
    leftOut: { token_hash: LINK_HASH, created_by: OTHERS },
  },
  { table: sentReminders, rows: ({ accountId }) => eq(sentReminders.accountId, accountId), isHealth: true },
  { table: playMarks, rows: ({ accountId }) => eq(playMarks.accountId, accountId) },
  { table: playPlans, rows: ({ accountId }) => eq(playPlans.accountId, accountId), isHealth: true },
  { table: weeklyLetters, rows: ({ accountId }) => eq(weeklyLetters.accountId, accountId), isHealth: true },
  {
    table: calendarFeeds,
    rows: ({ accountId }) => eq(calendarFeeds.accountId, accountId),
    leftOut: {
      secret_hash: '캘린더 주소를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.',
      nonce: '캘린더 주소를 만드는 데 쓰인 값이라 넣지 않아요.',
    },
  },
  {
    table: officialResultVersions,
    rows: ({ accountId }) => eq(officialResultVersions.accountId, accountId),
    isHealth: true,
  },
  { table: officialResults, rows: ({ accountId }) => eq(officialResults.accountId, accountId), isHealth: true },
  { table: growthEntries, rows: ({ accountId }) => eq(growthEntries.accountId, accountId), isHealth: true },
  { table: growthEvents, rows: ({ accountId }) => eq(growthEvents.accountId, accountId), isHealth: true },
  { table: learningSegments, rows: ({ accountId }) => eq(learningSegments.accountId, accountId) },
  { table: learningTraces, rows: ({ accountId }) => eq(learningTraces.accountId, accountId) },
  { table: learningDays, rows: ({ accountId }) => eq(learningDays.accountId, accountId) },
  { table: learningGlyphs, rows: ({ accountId }) => eq(learningGlyphs.accountId, accountId) },
  { table: learningSettings, rows: ({ accountId }) => eq(learningSettings.accountId, accountId) },
  {
    table: commentLikes,
    rows: ({ accountId }) => eq(commentLikes.accountId, accountId),
    settle: settleReactions,
  },
  { table: comments, rows: ({ accountId }) => eq(comments.authorId, accountId), settle: settleComments },
  { table: postLikes, rows: ({ accountId }) => eq(postLikes.accountId, accountId) },
  { table: postBookmarks, rows: ({ accountId }) => eq(postBookmarks.accountId, accountId) },
  { table: postViews, rows: ({ accountId }) => eq(postViews.accountId, accountId) },
  { table: contestVotes, rows: ({ accountId }) => eq(contestVotes.accountId, accountId) },
  { table: postUploads, rows: ({ accountId }) => eq(postUploads.accountId, accountId) },
  { table: postDrafts, rows: ({ accountId }) => eq(postDrafts.accountId, accountId) },
  { table: posts, rows: ({ accountId }) => eq(posts.authorId, accountId), settle: settlePosts },
  { table: reports, rows: ({ accountId }) => eq(reports.accountId, accountId) },
  {
    table: moderationCases,
    rows: ({ accountId }) => eq(moderationCases.authorId, accountId),
    settle: settleDecisions,
    leftOut: {
      reports: '누가 신고했는지 짐작하게 하는 숫자라 넣지 않아요.',
      counted: '누가 신고했는지 짐작하게 하는 숫자라 넣지 않아요.',
      decided_by: '다른 사람의 계정이라 넣지 않아요.',
    },
  },
  {
    table: rightsClaims,
    rows: ({ accountId }) => eq(rightsClaims.claimantId, accountId),
    aboutThem: ({ accountId }) => eq(rightsClaims.authorId, accountId),
    leftOut: {
      author_id: '다른 사람의 계정이라 넣지 않아요.',
      decided_by: '다른 사람의 계정이라 넣지 않아요.',
    },
  },
  {
    table: inquiryMessages,
    rows: ({ accountId }) => eq(inquiryMessages.accountId, accountId),
    settle: settleAnswers,
    leftOut: { staff_id: '다른 사람의 계정이라 넣지 않아요.' },
  },
  { table: inquiries, rows: ({ accountId }) => eq(inquiries.accountId, accountId) },
  {
    table: noticeDeliveries,
    rows: ({ accountId }) => eq(noticeDeliveries.accountId, accountId),
    notExported: '곧 보낼 푸시와 메일의 순서표예요. 보내는 대로 지워지고, 내용은 알림에 들어 있어요.',
  },
  {
    table: deliveryDays,
    rows: ({ accountId }) => eq(deliveryDays.accountId, accountId),
    notExported: '하루에 두 번까지만 알리려고 센 횟수예요. 내용은 알림에 들어 있어요.',
  },
  {
    table: jobs,
    rows: ({ accountId }) => eq(jobs.accountId, accountId),
    notExported: '뒤에서 곧 처리할 일의 순서표예요. 처리하는 대로 지워지고, 번호만 들어 있어요.',
  },
  { table: notices, rows: ({ accountId }) => eq(notices.accountId, accountId) },
  { table: bookMarks, rows: ({ accountId }) => eq(bookMarks.accountId, accountId) },
  { table: placeMarks, rows: ({ accountId }) => eq(placeMarks.accountId, accountId) },
  {
    table: invitations,
    rows: ({ accountId }) => eq(invitations.invitedBy, accountId),
    leftOut: { token_hash: INVITATION_HASH, code_hash: INVITATION_HASH },
  },
  {
    table: guardianships,
    rows: ({ accountId }) => eq(guardianships.accountId, accountId),
    settle: settleShared,
    leftOut: { owner_id: OTHERS, invited_by: OTHERS, frozen_by: OTHERS },
  },
  { table: childMoves, rows: ({ accountId }) => eq(childMoves.accountId, accountId) },
  { table: selectedProfiles, rows: ({ accountId }) => eq(selectedProfiles.accountId, accountId) },
  { table: profiles, rows: ({ accountId }) => eq(profiles.accountId, accountId) },
  { table: uploads, rows: ({ accountId }) => eq(uploads.accountId, accountId) },
  {
    table: blocks,
    rows: ({ accountId }) => eq(blocks.accountId, accountId),
    aboutThem: ({ accountId }) => eq(blocks.blockedId, accountId),
  },
  {
    table: licenceCodes,
    rows: ({ accountId }) => eq(licenceCodes.redeemedBy, accountId),
    // A used code must not become usable again.
    unlink: { redeemedBy: null, couponId: null } satisfies Partial<typeof licenceCodes.$inferInsert>,
    leftOut: { code_hash: '이용권 번호를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.' },
  },
  {
    table: licenceBatches,
    rows: ({ accountId }) => eq(licenceBatches.issuedBy, accountId),
    // The list of issued codes stays complete.
    unlink: { issuedBy: null } satisfies Partial<typeof licenceBatches.$inferInsert>,
  },
  { table: pointEntries, rows: ({ accountId }) => eq(pointEntries.accountId, accountId) },
  { table: pointTransactions, rows: ({ accountId }) => eq(pointTransactions.accountId, accountId) },
  { table: pointLots, rows: ({ accountId }) => eq(pointLots.accountId, accountId) },
  { table: pointBalances, rows: ({ accountId }) => eq(pointBalances.accountId, accountId) },
  { table: coupons, rows: ({ accountId }) => eq(coupons.accountId, accountId) },
  { table: notificationChoices, rows: ({ accountId }) => eq(notificationChoices.accountId, accountId) },
  { table: consents, rows: ({ accountId }) => eq(consents.accountId, accountId) },
  {
    table: pushTokens,
    rows: ({ accountId }) => eq(pushTokens.accountId, accountId),
    leftOut: {
      token: '이 기기로 알림을 보내는 데 쓰이는 값이라 넣지 않아요.',
      token_hash: '이 기기로 알림을 보내는 값을 알아보는 데 쓰여서 넣지 않아요.',
      p256dh: '이 브라우저로 보내는 알림을 암호로 바꾸는 값이라 넣지 않아요.',
      auth: '이 브라우저로 보내는 알림을 암호로 바꾸는 값이라 넣지 않아요.',
    },
  },
  {
    table: refreshTokens,
    rows: ({ accountId }) => eq(refreshTokens.accountId, accountId),
    leftOut: { token_hash: HASH },
  },
  {
    table: idempotencyKeys,
    rows: ({ accountId }) => eq(idempotencyKeys.accountId, accountId),
    notExported: '같은 요청을 두 번 처리하지 않으려고 이틀만 두는 답의 사본이에요. 원본은 다른 표에 모두 들어 있어요.',
  },
  {
    table: mailCodes,
    rows: ({ accountId }) => eq(mailCodes.accountId, accountId),
    notExported: '메일로 보낸 확인 번호의 흔적이에요. 번호도 주소도 알아볼 수 없는 값이고, 곧 지워져요.',
  },
  {
    table: loginThrottles,
    rows: ({ throttleKeys }) => inArray(sql`split_part(${loginThrottles.key}, ':', 1)`, throttleKeys),
    notExported: '틀린 비밀번호를 센 숫자예요. 하루 뒤에 지워지고, 누구의 것인지 적혀 있지 않아요.',
  },
  {
    table: accountExports,
    rows: ({ accountId }) => eq(accountExports.accountId, accountId),
    leftOut: {
      folder: '이 파일을 두는 곳의 이름이라 넣지 않아요.',
      key: '이 파일을 여는 데 쓰이는 값이라 넣지 않아요.',
    },
  },
  { table: accountFreezes, rows: ({ accountId }) => eq(accountFreezes.accountId, accountId) },
  {
    table: accounts,
    rows: ({ accountId }) => eq(accounts.id, accountId),
    leftOut: {
      password_hash: HASH,
      learning_password_hash: HASH,
      nickname_skeleton: '닉네임이 겹치는지 비교하는 데만 쓰는 값이라 넣지 않아요. 닉네임은 그대로 들어 있어요.',
    },
  },
];

/** Tables without personal data, each with its reason. */
export const OTHER_TABLES: readonly { table: PgTable; why: string }[] = [
  { table: postActivity, why: 'Points of a post by the hour, not by whom; gone with the post.' },
  {
    table: rateLimits,
    why: 'Counts under keyed hashes that nobody is found by; each is forgotten when its window ends.',
  },
  { table: strokes, why: 'How letters are written: the product’s own drawings.' },
  { table: strokeRevisions, why: 'Earlier versions of those drawings, without whose they were.' },
  { table: postPopularity, why: 'Sums of those points; gone with the post.' },
  { table: postSearch, why: 'The words of posts that everybody may see, once more; gone with the post.' },
  { table: postCounts, why: 'How many posts there are, not whose.' },
  { table: subjectRatings, why: 'How many reviews a place or a book has and their stars, not whose.' },
  { table: faqs, why: 'Questions and answers everybody reads; not who of the staff wrote them.' },
  { table: articleReviews, why: 'Who reviewed an article, as every reader sees it; no account is named.' },
  { table: contentReleases, why: 'Which release wrote the articles and questions last.' },
  { table: contentItems, why: 'What staff changed of the content files; no account is named.' },
  { table: dailyCounts, why: 'How much happened on a day, not by whom.' },
  { table: fileStores, why: 'Which store has the files of this database.' },
  { table: clientErrors, why: 'Where pages failed, by release and route; no account, address or text.' },
  { table: serverKeys, why: 'Keys that the processes of this database share.' },
  { table: chores, why: 'When periodic work runs next.' },
  { table: contests, why: 'What the staff announced; no account is named.' },
  {
    table: announcements,
    why: 'What the staff announced to many; no account is named but the last of a batch, which is no reference and cleared at the end.',
  },
  {
    table: staffActions,
    why: 'Which of the staff did what and when: ids and the action. After a purge its ids belong to nobody.',
  },
];
