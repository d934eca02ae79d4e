import type { Capability } from '@contract/profiles/child-roles';
import type { Queryable } from '@server/db/database';
import type { PersonTable } from '@server/db/erasure/person-tables';
import {
  bookMarks,
  growthEntries,
  growthEvents,
  guardianships,
  healthMarks,
  learningDays,
  learningGlyphs,
  learningSegments,
  learningSettings,
  learningTraces,
  medicalInfos,
  officialResults,
  officialResultVersions,
  playMarks,
  playPlans,
  profiles,
  testAnswerEvents,
  testAnswers,
  testAttempts,
  testResults,
  uploads,
  weeklyLetters,
} from '@server/db/schema';
import { ofVisibleChild } from '@server/modules/profiles/child-access';
import { and, asc, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

const OTHERS = '다른 사람의 계정이라 넣지 않아요.';
const LEFT_OUT = { account_id: OTHERS, written_by: OTHERS, personal_to: OTHERS };

type ChildRow = { accountId: AnyPgColumn; profileId: AnyPgColumn };
type OfChild = PgTable & ChildRow;

/** Tables of a child by what allows to read them; the checks, which follow from their attempts, apart. */
const BY_CAPABILITY: readonly (readonly [OfChild, Capability])[] = [
  [growthEntries, 'growth.read'],
  [growthEvents, 'health.read'],
  [playMarks, 'plays.read'],
  [bookMarks, 'plays.read'],
  [playPlans, 'plays.read'],
  [healthMarks, 'health.read'],
  [medicalInfos, 'health.read'],
  [officialResults, 'health.read'],
  [weeklyLetters, 'letter.read'],
  [learningSegments, 'learning.read'],
  [learningTraces, 'learning.read'],
  [learningDays, 'learning.read'],
  [learningGlyphs, 'learning.read'],
  [learningSettings, 'learning.read'],
];

/** The checks of one row's attempt, without those about somebody else. */
const isOwnOrShared = (accountId: string) =>
  or(isNull(testAttempts.personalTo), eq(testAttempts.personalTo, accountId));

/** Rows about a person that belong to the own children, without what other guardians answered about themselves. */
export function withoutOthersChecks(db: Queryable, table: PgTable, accountId: string): SQL | undefined {
  if (table === testAttempts) return isOwnOrShared(accountId);
  const ofAttempt = ATTEMPT_TABLES.find((attemptTable) => attemptTable === table);
  return ofAttempt && ofAttemptWhere(db, ofAttempt, isOwnOrShared(accountId));
}

const ATTEMPT_TABLES = [testAnswers, testAnswerEvents, testResults] as const;

const ofAttemptWhere = (db: Queryable, table: (typeof ATTEMPT_TABLES)[number], condition: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(testAttempts)
      .where(and(eq(testAttempts.accountId, table.accountId), eq(testAttempts.id, table.attemptId), condition)),
  );

/** Rows of others' children that an account may see, table by table: none once its access ended. */
export function sharedTables(db: Queryable, accountId: string): (PersonTable & { name?: string })[] {
  const seen = (row: ChildRow, capability: Capability) =>
    and(ne(row.accountId, accountId), ofVisibleChild(db, row, accountId, capability));
  const toTable = (table: PgTable, where: SQL | undefined, leftOut: Record<string, string> = LEFT_OUT) => ({
    table,
    rows: () => where,
    leftOut,
  });
  const checks = and(seen(testAttempts, 'checks.read'), isOwnOrShared(accountId));
  const summaries = and(seen(testAttempts, 'results.read'), isNull(testAttempts.personalTo));
  const ofResult = exists(
    db
      .select({ one: sql`1` })
      .from(officialResults)
      .where(
        and(
          eq(officialResults.accountId, officialResultVersions.accountId),
          eq(officialResults.id, officialResultVersions.resultId),
          seen(officialResults, 'health.read'),
        ),
      ),
  );
  return [
    toTable(profiles, seen({ accountId: profiles.accountId, profileId: profiles.id }, 'profile.read')),
    ...BY_CAPABILITY.map(([table, capability]) => toTable(table, seen(table, capability))),
    toTable(officialResultVersions, ofResult),
    toTable(testAttempts, checks),
    toTable(testAnswers, ofAttemptWhere(db, testAnswers, checks)),
    toTable(testAnswerEvents, ofAttemptWhere(db, testAnswerEvents, checks)),
    toTable(testResults, ofAttemptWhere(db, testResults, checks)),
    {
      ...toTable(testResults, ofAttemptWhere(db, testResults, summaries), {
        ...LEFT_OUT,
        result: '체크의 답과 자세한 결과는 보호자만 볼 수 있어서 요약만 넣어요.',
      }),
      name: 'test_result_summaries',
    },
  ];
}

/** Paths of the pictures of children of others that an account may see. */
export async function listSharedPictures(db: Queryable, accountId: string): Promise<string[]> {
  const [anywhere] = await db
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(eq(guardianships.accountId, accountId))
    .limit(1);
  if (!anywhere) return [];
  const image = exists(
    db
      .select({ one: sql`1` })
      .from(profiles)
      .where(
        and(
          eq(profiles.imagePath, uploads.path),
          ofVisibleChild(db, { accountId: profiles.accountId, profileId: profiles.id }, accountId, 'profile.read'),
        ),
      ),
  );
  const paper = exists(
    db
      .select({ one: sql`1` })
      .from(officialResults)
      .where(
        and(
          sql`${uploads.path} = any(${officialResults.photos})`,
          ofVisibleChild(db, officialResults, accountId, 'health.read'),
        ),
      ),
  );
  const rows = await db
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(ne(uploads.accountId, accountId), or(image, paper)))
    .orderBy(asc(uploads.path));
  return rows.map(({ path }) => path);
}
