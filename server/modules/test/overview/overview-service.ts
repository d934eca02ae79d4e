import type { AgeBasis } from '@contract/common/age';
import type { MainTestsInput } from '@contract/test/diagnostics';
import type { TestCard, TestDetail, TestGroup, TestOverview, TestWindow } from '@contract/test/diagnostics.responses';
import { TEST_KINDS } from '@contract/test/diagnostics-kinds';
import { findTest, RETIRED_TESTS, TESTS } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import { withContentHash } from '@server/content/image-hashes';
import type { Queryable } from '@server/db/database';
import { testAttempts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { hasSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { ageAt, ageUsed, type Child, findChildIn } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { type AttemptRow, getProgressPercent } from '@server/modules/test/attempts/attempt-view';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { againOn, againWords } from '@server/modules/test/attempts/repeat-date';
import { getTestWindow, opensOn } from '@server/modules/test/attempts/test-windows';
import { and, desc, eq, sql } from 'drizzle-orm';

const isDone = sql<boolean>`${testAttempts.completedAt} is not null`;

/** The home list is a row to swipe through, not an archive. */
const MAIN_CARDS = 8;

/**
 * POST /diagnostic-test/main: in progress, then those for now by kind, the development check first, then the done ones,
 * newest first, and the next to open; at most eight.
 */
export async function listMainTests(ctx: ChildContext, { profileId }: MainTestsInput): Promise<TestCard[]> {
  const { cards } = await listCards(ctx, profileId);
  const of = (group: TestGroup) => cards.filter((card) => card.group === group);
  const upcoming = of('later').sort(byFromMonth).slice(0, 1);
  const done = of('done').sort((a, b) => ((a.completed_at ?? '') < (b.completed_at ?? '') ? 1 : -1));
  // The next one is always listed, however many are done.
  const current = [...of('begun'), ...of('now'), ...done].slice(0, MAIN_CARDS - upcoming.length);
  return [...current, ...upcoming];
}

/** Every test that concerns the child: now, begun, done, to come; within each by kind, nearest first. */
export async function getOverview(ctx: ChildContext, { profileId }: { profileId: string }): Promise<TestOverview> {
  const { cards, age } = await listCards(ctx, profileId);
  const of = (group: TestGroup) => cards.filter((card) => card.group === group);
  return { age: ageUsed(age), tests: [...of('now'), ...of('begun'), ...of('done'), ...of('later').sort(byFromMonth)] };
}

/** The sort is stable: kinds of one month stay in order. */
const byFromMonth = (a: TestCard, b: TestCard) => a.from_month - b.from_month;

/** One check for one child. @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function getDetail(
  ctx: ChildContext,
  { profileId, testId }: { profileId: string; testId: string },
): Promise<TestDetail> {
  const check = findTest(testId);
  if (!check) throw new AppError('NOT_FOUND');
  const [child, attempts, consented] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    listAttempts(ctx.db, ctx, profileId),
    hasSensitiveConsent(ctx.db, ctx.callerId),
  ]);
  const age = ageAt(child, ctx.now);
  const card = toTestCard(check, child, age, attempts);
  return {
    ...card,
    age: ageUsed(age),
    ...check.texts,
    parts: check.parts.map(({ id, label, describes }) => ({ id, label, describes })),
    again_words:
      card.again_on && card.completed_at ? againWords(check.kind, new Date(card.completed_at), ctx.now) : null,
    consent_needed: !consented,
  };
}

async function listCards(ctx: ChildContext, profileId: string) {
  const [child, attempts] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    listAttempts(ctx.db, ctx, profileId),
  ]);
  const age = ageAt(child, ctx.now);
  const begunIds = new Set(attempts.map(({ testId }) => testId));
  const tests = [...TESTS, ...RETIRED_TESTS.filter(({ id }) => begunIds.has(id))];
  return { age, cards: newestFirst(tests.map((check) => toTestCard(check, child, age, attempts))) };
}

/** Kind by kind; of one kind the one for the oldest children first. */
const newestFirst = (cards: TestCard[]) =>
  cards.sort((a, b) => TEST_KINDS.indexOf(a.kind) - TEST_KINDS.indexOf(b.kind) || b.from_month - a.from_month);

/** Of each check the attempt in progress and the one completed last. */
async function listAttempts(
  db: Queryable,
  { accountId, callerId }: Pick<ChildContext, 'accountId' | 'callerId'>,
  profileId: string,
): Promise<AttemptRow[]> {
  return db
    .selectDistinctOn([testAttempts.testId, isDone])
    .from(testAttempts)
    .where(and(eq(testAttempts.accountId, accountId), eq(testAttempts.profileId, profileId), notOthers(callerId)))
    .orderBy(testAttempts.testId, isDone, desc(testAttempts.completedAt));
}

function toTestCard(check: ContentTest, child: Child, age: AgeBasis, attempts: readonly AttemptRow[]): TestCard {
  const own = attempts.filter((attempt) => attempt.testId === check.id);
  const done = own.find((attempt) => attempt.completedAt !== null);
  const open = own.find((attempt) => attempt.completedAt === null && attempt.answered > 0);
  const current = open ?? done;
  const window = getTestWindow(check, age);
  return {
    id: check.id,
    kind: check.kind,
    about: check.about,
    name: check.name,
    src: withContentHash(check.src),
    ext: check.ext,
    status: current ? getProgressPercent(current) : 0,
    minutes: check.minutes,
    item_count: check.items.length,
    from_month: check.fromMonth,
    to_month: check.toMonth,
    window,
    group: toGroup(window, open, done),
    opens_on: window === 'upcoming' ? opensOn(check, child) : null,
    attempt_id: current?.id ?? null,
    completed_at: done?.completedAt?.toISOString() ?? null,
    again_on: done?.completedAt && window === 'current' ? againOn(check.kind, done.completedAt) : null,
  };
}

function toGroup(window: TestWindow, open: AttemptRow | undefined, done: AttemptRow | undefined): TestGroup {
  if (open) return 'begun';
  if (done) return 'done';
  if (window === 'past') return 'past';
  return window === 'upcoming' ? 'later' : 'now';
}
