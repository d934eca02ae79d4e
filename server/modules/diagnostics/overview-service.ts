import type { AgeBasis } from '@contract/age';
import type { MainTestsInput, TestCard, TestDetail, TestOverview } from '@contract/diagnostics';
import { CHECK_TEXTS, DEVELOPMENT_CHECKS, type DevelopmentCheck, findCheck } from '@server/content/development-check';
import { testAttempts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type AttemptRow, statusOf } from './attempt-view';
import { ageAt, ageUsed, type Child, findChild } from './child';
import { hasSensitiveConsent } from './consent-service';
import { opensOn, windowOf } from './test-windows';

const isDone = sql<boolean>`${testAttempts.completedAt} is not null`;

/** The home list is a row to swipe through, not an archive. */
const MAIN_CARDS = 6;

/** POST /diagnostic-test/main: in progress, then the one for now, then the next to come and the done ones, at most six. */
export async function listMainTests(ctx: ServiceContext, { profileId }: MainTestsInput): Promise<TestCard[]> {
  const { cards } = await cardsOf(ctx, profileId);
  const begun = cards.filter((card) => inProgress(card)).sort(currentFirst);
  const now = cards.filter((card) => card.window === 'current' && !begun.includes(card));
  const upcoming = cards.filter((card) => card.window === 'upcoming' && card.status === 0).slice(0, 1);
  const done = cards
    .filter((card) => card.status === 100 && !now.includes(card))
    .sort((a, b) => ((a.completed_at ?? '') < (b.completed_at ?? '') ? 1 : -1));
  // The next one keeps its place, however many are done.
  const first = [...begun, ...now];
  return [...first, ...done.slice(0, Math.max(0, MAIN_CARDS - first.length - upcoming.length)), ...upcoming].slice(
    0,
    MAIN_CARDS,
  );
}

/** Every check that concerns the child, nearest first: now, begun, to come, then past ones that were taken. */
export async function getOverview(ctx: ServiceContext, { profileId }: { profileId: string }): Promise<TestOverview> {
  const { cards, age } = await cardsOf(ctx, profileId);
  const rank = (card: TestCard) => {
    if (card.window === 'current') return 0;
    if (inProgress(card)) return 1;
    return card.window === 'upcoming' ? 2 : 3;
  };
  const tests = cards
    .filter((card) => card.window !== 'past' || card.attempt_id !== null)
    .sort((a, b) => rank(a) - rank(b) || (rank(a) === 2 ? a.from_month - b.from_month : b.from_month - a.from_month));
  return { age: ageUsed(age), tests };
}

/** One check for one child. @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function getDetail(
  ctx: ServiceContext,
  { profileId, testId }: { profileId: string; testId: string },
): Promise<TestDetail> {
  const check = findCheck(testId);
  if (!check) throw new AppError('NOT_FOUND');
  const child = await findChild(ctx, profileId);
  const age = ageAt(child, ctx.now);
  const attempts = await attemptsOf(ctx, child.id);
  const consented = await hasSensitiveConsent(ctx.db, ctx.accountId);
  return {
    ...cardOf(check, child, age, attempts),
    age: ageUsed(age),
    ...CHECK_TEXTS,
    consent_needed: !consented,
  };
}

async function cardsOf(ctx: ServiceContext, profileId: string) {
  const child = await findChild(ctx, profileId);
  const age = ageAt(child, ctx.now);
  const attempts = await attemptsOf(ctx, child.id);
  return { age, cards: DEVELOPMENT_CHECKS.map((check) => cardOf(check, child, age, attempts)) };
}

/** Of each check the attempt in progress and the one completed last. */
async function attemptsOf(ctx: ServiceContext, profileId: string): Promise<AttemptRow[]> {
  return ctx.db
    .selectDistinctOn([testAttempts.testId, isDone])
    .from(testAttempts)
    .where(and(eq(testAttempts.accountId, ctx.accountId), eq(testAttempts.profileId, profileId)))
    .orderBy(testAttempts.testId, isDone, desc(testAttempts.completedAt));
}

function cardOf(check: DevelopmentCheck, child: Child, age: AgeBasis, attempts: readonly AttemptRow[]): TestCard {
  const own = attempts.filter((attempt) => attempt.testId === check.id);
  const done = own.find((attempt) => attempt.completedAt !== null);
  const open = own.find((attempt) => attempt.completedAt === null && attempt.answered > 0);
  const shown = open ?? done;
  const window = windowOf(check, age);
  return {
    id: check.id,
    name: check.name,
    src: check.src,
    ext: check.ext,
    status: shown ? statusOf(shown) : 0,
    minutes: check.minutes,
    item_count: check.items.length,
    from_month: check.fromMonth,
    to_month: check.toMonth,
    window,
    opens_on: window === 'upcoming' ? opensOn(check, child) : null,
    attempt_id: shown?.id ?? null,
    completed_at: done?.completedAt?.toISOString() ?? null,
  };
}

const inProgress = (card: TestCard) => card.status > 0 && card.status < 100;
const currentFirst = (a: TestCard, b: TestCard) => b.from_month - a.from_month;
