import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  accounts,
  blocks,
  consents,
  coupons,
  idempotencyKeys,
  licenceCodes,
  loginThrottles,
  mailCodes,
  notificationChoices,
  postActivity,
  postPopularity,
  posts,
  profiles,
  rateLimits,
  refreshTokens,
  testAnswerEvents,
  testAnswers,
  testAttempts,
  uploads,
} from './schema';

/** By what a person's rows are found. */
export type Person = {
  accountId: string;
  email: string;
  /** Keys of `login_throttles` that stand for this person. */
  throttleKeys: string[];
};

export type PersonTable = {
  table: PgTable;
  /** The rows that are this person's own. */
  rows: (person: Person) => SQL | undefined;
  /** Rows of other people that speak of this one: erased with the account, never exported. */
  aboutThem?: (person: Person) => SQL | undefined;
  /** The row stays when the person goes, without these: it belongs to the product. */
  unlink?: Record<string, null>;
  /** Columns (by their name in the database) that the export leaves out, each with why. */
  leftOut?: Record<string, string>;
  /** Why the whole table stays out of the export. */
  notExported?: string;
};

const HASH = '비밀번호를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.';

/**
 * Every table with rows about a person, in the order they are erased. The export and the purge are made from this list;
 * a table that is neither here nor in OTHER_TABLES fails a test.
 */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: testAnswers, rows: ({ accountId }) => eq(testAnswers.accountId, accountId) },
  { table: testAnswerEvents, rows: ({ accountId }) => eq(testAnswerEvents.accountId, accountId) },
  { table: testAttempts, rows: ({ accountId }) => eq(testAttempts.accountId, accountId) },
  { table: profiles, rows: ({ accountId }) => eq(profiles.accountId, accountId) },
  { table: uploads, rows: ({ accountId }) => eq(uploads.accountId, accountId) },
  { table: posts, rows: ({ accountId }) => eq(posts.authorId, accountId) },
  {
    table: blocks,
    rows: ({ accountId }) => eq(blocks.accountId, accountId),
    aboutThem: ({ accountId }) => eq(blocks.blockedId, accountId),
  },
  {
    table: licenceCodes,
    rows: ({ accountId }) => eq(licenceCodes.redeemedBy, accountId),
    // A used code must stay used.
    unlink: { redeemedBy: null, couponId: null } satisfies Partial<typeof licenceCodes.$inferInsert>,
    leftOut: { code_hash: '코드를 알아내는 데 쓰일 수 있는 값이라 넣지 않아요.' },
  },
  { table: coupons, rows: ({ accountId }) => eq(coupons.accountId, accountId) },
  { table: notificationChoices, rows: ({ accountId }) => eq(notificationChoices.accountId, accountId) },
  { table: consents, rows: ({ accountId }) => eq(consents.accountId, accountId) },
  {
    table: refreshTokens,
    rows: ({ accountId }) => eq(refreshTokens.accountId, accountId),
    leftOut: { token_hash: HASH },
  },
  {
    table: idempotencyKeys,
    rows: ({ accountId }) => eq(idempotencyKeys.accountId, accountId),
    notExported: '같은 요청을 두 번 처리하지 않으려고 하루만 두는 답의 사본이에요. 원본은 다른 표에 모두 들어 있어요.',
  },
  {
    table: mailCodes,
    rows: ({ accountId }) => eq(mailCodes.accountId, accountId),
    notExported: '메일로 보낸 확인 번호의 흔적이에요. 번호도 주소도 알아볼 수 없는 값이고, 곧 지워져요.',
  },
  {
    table: loginThrottles,
    rows: ({ throttleKeys }) => inArray(loginThrottles.key, throttleKeys),
    notExported: '틀린 비밀번호를 센 숫자예요. 하루 뒤에 지워지고, 누구의 것인지 적혀 있지 않아요.',
  },
  {
    table: accounts,
    rows: ({ accountId }) => eq(accounts.id, accountId),
    leftOut: { password_hash: HASH, learning_password_hash: HASH },
  },
];

/** Tables without a word about anybody, each with why. */
export const OTHER_TABLES: readonly { table: PgTable; why: string }[] = [
  { table: postActivity, why: 'Points of a post by the hour, not by whom; gone with the post.' },
  {
    table: rateLimits,
    why: 'Counts under keyed hashes that nobody is found by; each is forgotten when its window ends.',
  },
  { table: postPopularity, why: 'Sums of those points; gone with the post.' },
];
