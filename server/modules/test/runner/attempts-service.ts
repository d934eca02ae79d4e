import type { StartAttemptInput } from '@contract/test/diagnostics';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { AttemptSummary } from '@contract/test/diagnostics-results.responses';
import { findTest } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import type { Queryable } from '@server/db/database';
import { testAnswers, testAttempts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { ensureSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { ageAt, type Child, findChildIn, lockChild, recheckReminders } from '@server/modules/profiles/child';
import { type ChildContext, lockAccess, lostChild } from '@server/modules/profiles/child-access';
import {
  type AnswerRow,
  type AttemptRow,
  attemptSummary,
  attemptView,
} from '@server/modules/test/attempts/attempt-view';
import { missingAttempt } from '@server/modules/test/attempts/missing-attempt';
import { nameWriters } from '@server/modules/test/attempts/name-writers';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { getTestWindow, opensOn } from '@server/modules/test/attempts/test-windows';
import { attemptBefore, sinceLast } from '@server/modules/test/results/since-last';
import { byAttempt, listStoredResults } from '@server/modules/test/results/stored-results';
import { and, asc, desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

/** Far more than a child's checks come to. */
const LISTED = 500;

/**
 * Starts an attempt, or returns the one in progress; a completed one is returned unless `again` is set.
 * @throws AppError NOT_FOUND (no such check), FOREIGN_PROFILE, CONSENT_REQUIRED, TEST_CLOSED
 */
export async function startAttempt(
  ctx: ChildContext,
  input: StartAttemptInput & { profileId: string; testId: string },
): Promise<Attempt> {
  const check = findTest(input.testId);
  if (!check) throw new AppError('NOT_FOUND');
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, input.profileId);
    const last = await lastAttempt(tx, ctx, child.id, check.id);
    if (last?.completedAt && !input.again) return viewAnswered(tx, ctx, last);

    const open = last && !last.completedAt ? last : null;
    if (!open) assertOpen(check, child, ctx.now);
    await ensureSensitiveConsent(tx, ctx, input.consent);
    return open ? await viewAnswered(tx, ctx, open) : attemptView(await insertAttempt(tx, ctx, check, child), []);
  });
}

/** The attempt in progress if there is one, else the one completed last. */
async function lastAttempt(tx: Queryable, ctx: ChildContext, profileId: string, testId: string) {
  const [last] = await tx
    .select()
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.accountId, ctx.accountId),
        eq(testAttempts.profileId, profileId),
        eq(testAttempts.testId, testId),
        notOthers(ctx.callerId),
      ),
    )
    // PostgreSQL puts NULL first when descending: the open one.
    .orderBy(desc(testAttempts.completedAt))
    .limit(1);
  return last;
}

function assertOpen(check: ContentTest, child: Child, now: number) {
  const window = getTestWindow(check, ageAt(child, now));
  if (window === 'current') return;
  if (window === 'past') {
    throw new AppError('TEST_CLOSED', {
      message: '이 체크를 하는 시기가 지났어요. 지금 나이에 맞는 체크를 해 주세요.',
    });
  }
  const day = opensOn(check, child);
  throw new AppError('TEST_CLOSED', day ? { message: `아직 시기가 아니에요. ${inWords(day)}부터 할 수 있어요.` } : {});
}

const inWords = (day: string) =>
  `${Number(day.slice(0, 4))}년 ${Number(day.slice(4, 6))}월 ${Number(day.slice(6, 8))}일`;

async function insertAttempt(tx: Queryable, ctx: ChildContext, check: ContentTest, child: Child) {
  const age = ageAt(child, ctx.now);
  const at = new Date(ctx.now);
  const row: AttemptRow = {
    accountId: ctx.accountId,
    id: newId(),
    profileId: child.id,
    testId: check.id,
    contentVersion: check.version,
    ageMonths: age.months,
    actualAgeMonths: age.actualMonths,
    corrected: age.corrected,
    answered: 0,
    startedAt: at,
    updatedAt: at,
    completedAt: null,
    writtenBy: ctx.callerId,
    personalTo: check.about === 'guardian' ? ctx.callerId : null,
  };
  await tx.insert(testAttempts).values(row);
  await recheckReminders(tx, ctx, child.id);
  return row;
}

/** One attempt with its questions and the answers so far. */
export const getAttempt = (ctx: ChildContext, attempt: AttemptRow): Promise<Attempt> =>
  viewAnswered(ctx.db, ctx, attempt);

/** Every attempt of the child, newest first, each finished one with what changed. @throws AppError FOREIGN_PROFILE */
export async function listAttempts(ctx: ChildContext, { profileId }: { profileId: string }): Promise<AttemptSummary[]> {
  const [, attempts, stored] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    listChildAttempts(ctx, profileId),
    listStoredResults(ctx.db, { accountId: ctx.accountId, id: profileId }),
  ]);
  const results = byAttempt(stored);
  return attempts.map((attempt) => {
    const summary = results.get(attempt.id)?.summary ?? null;
    const before = attemptBefore(attempt, attempts);
    const summaryBefore = before && results.get(before.id)?.summary;
    return attemptSummary(
      attempt,
      summary,
      summary && before && summaryBefore ? sinceLast(before, summaryBefore, summary) : null,
    );
  });
}

/** The child's attempts as rows, newest first. */
export async function listChildAttempts(
  ctx: { db: Queryable; accountId: string; callerId: string },
  profileId: string,
): Promise<AttemptRow[]> {
  return ctx.db
    .select()
    .from(testAttempts)
    .where(
      and(eq(testAttempts.accountId, ctx.accountId), eq(testAttempts.profileId, profileId), notOthers(ctx.callerId)),
    )
    .orderBy(desc(testAttempts.startedAt), desc(testAttempts.id))
    .limit(LISTED);
}

/** An attempt of the caller; of anyone else it does not exist. @throws AppError as `missingAttempt` says */
export async function findAttempt(db: Queryable, ctx: ChildContext, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await db.select().from(testAttempts).where(ownAttempt(ctx, attemptId));
  if (!attempt) throw await missingAttempt(db, ctx.callerId, attemptId, lostChild);
  return attempt;
}

/** The same, locked until the transaction ends: answers and completion of one attempt come one after another. */
export async function lockAttempt(tx: Queryable, ctx: ChildContext, attemptId: string): Promise<AttemptRow> {
  if (ctx.callerId !== ctx.accountId) {
    // The end of an access locks it before the checks about the person: the same order here, or the two wait for each
    // other.
    const { profileId } = await findAttempt(tx, ctx, attemptId);
    await lockAccess(tx, ctx, profileId);
  }
  const [attempt] = await tx.select().from(testAttempts).where(ownAttempt(ctx, attemptId)).for('no key update');
  if (!attempt) throw await missingAttempt(tx, ctx.callerId, attemptId, lostChild);
  return attempt;
}

const ownAttempt = (ctx: ChildContext, attemptId: string) =>
  and(eq(testAttempts.accountId, ctx.accountId), eq(testAttempts.id, attemptId), notOthers(ctx.callerId));

async function viewAnswered(db: Queryable, ctx: ChildContext, attempt: AttemptRow): Promise<Attempt> {
  const answers = await listAnswers(db, ctx, attempt.id);
  return attemptView(attempt, answers, await nameWriters(db, ctx, answers));
}

/** The answers that count now, in the order they were given. */
export async function listAnswers(db: Queryable, ctx: ChildContext, attemptId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(testAnswers)
    .where(and(eq(testAnswers.accountId, ctx.accountId), eq(testAnswers.attemptId, attemptId)))
    .orderBy(asc(testAnswers.answeredAt), asc(testAnswers.eventId));
}
