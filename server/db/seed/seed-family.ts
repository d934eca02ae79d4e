import { addMonths, dayFromNumber, dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/calendar';
import type { Domain, SavedAnswer } from '@contract/diagnostics';
import { submitAnswer } from '@server/modules/diagnostics/answers-service';
import { startAttempt } from '@server/modules/diagnostics/attempts-service';
import { completeAttempt } from '@server/modules/diagnostics/completion-service';
import type { Database } from '../database';
import { profiles } from '../schema';
import { seedId } from './seed-ids';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half past eight in the evening in Seoul, when the children sleep. */
const EVENING_MS = 11.5 * 60 * 60 * 1000;
const SECONDS_AN_ANSWER = 18;

type SeedCheck = {
  testId: string;
  /** Days ago it was taken. */
  daysAgo: number;
  /** Answers other than 'yes' (and 'no' to the two concerns), by item. */
  answers?: Record<string, SavedAnswer['value']>;
  worry?: { areas: Domain[]; note: string };
  /** Only so many answers, and not finished. */
  stopAfter?: number;
};

type SeedChild = {
  name: string;
  gender: 'female' | 'male';
  /** Age on the day of the seed; birth dates are reckoned back from it, so that the demo does not grow old. */
  months: number;
  days: number;
  gestationWeeks: number | null;
  studySeconds: number;
  checks: readonly SeedCheck[];
};

export const SEED_CHILDREN: readonly SeedChild[] = [
  {
    name: '가람',
    gender: 'male',
    months: 49,
    days: 5,
    gestationWeeks: null,
    studySeconds: 13 * 3600 + 42 * 60,
    checks: [
      {
        testId: 'development-30m',
        daysAgo: 525,
        answers: { 'cdc30-lan-2': 'not_yet', 'cdc30-lan-4': 'sometimes', 'cdc30-cog-4': 'not_yet' },
        worry: { areas: ['language'], note: '낱말은 늘었는데 이어서 말하는 것은 아직 드물어요.' },
      },
      {
        testId: 'development-36m',
        daysAgo: 340,
        answers: { 'cdc36-lan-1': 'sometimes', 'cdc36-mov-1': 'sometimes', 'cdc36-mov-3': 'unknown' },
      },
      {
        testId: 'development-48m',
        daysAgo: 20,
        answers: { 'cdc48-mov-3': 'sometimes', 'cdc48-cog-1': 'not_yet', 'cdc48-soc-2': 'unknown' },
      },
    ],
  },
  {
    name: '나온',
    gender: 'female',
    months: 26,
    days: 10,
    gestationWeeks: null,
    studySeconds: 3 * 3600 + 25 * 60,
    checks: [
      { testId: 'development-12m', daysAgo: 420, answers: { 'cdc12-lan-2': 'sometimes' } },
      {
        testId: 'development-18m',
        daysAgo: 200,
        answers: { 'cdc18-lan-1': 'not_yet', 'cdc18-mov-5': 'sometimes', 'cdc18-mov-6': 'unknown' },
      },
      { testId: 'development-24m', daysAgo: 1, answers: { 'cdc24-mov-3': 'sometimes' }, stopAfter: 7 },
    ],
  },
  {
    name: '이루',
    gender: 'male',
    months: 14,
    days: 12,
    gestationWeeks: 31,
    studySeconds: 0,
    checks: [
      {
        testId: 'development-6m',
        daysAgo: 165,
        answers: { 'cdc06-mov-1': 'sometimes', 'cdc06-mov-3': 'not_yet', 'cdc06-lan-2': 'unknown' },
      },
      {
        testId: 'development-9m',
        daysAgo: 75,
        answers: { 'cdc09-mov-1': 'not_yet', 'cdc09-cog-2': 'sometimes', 'cdc09-soc-1': 'unknown' },
      },
    ],
  },
  {
    name: '도담',
    gender: 'female',
    months: 4,
    days: 12,
    gestationWeeks: null,
    studySeconds: 0,
    checks: [
      { testId: 'development-2m', daysAgo: 60, answers: { 'cdc02-lan-1': 'sometimes', 'cdc02-mov-3': 'sometimes' } },
    ],
  },
];

/** The children of the demo account and their history, made by the product's own services with clocks set back. */
export async function seedFamily(tx: Database, accountId: string, now: number): Promise<void> {
  for (const [i, child] of SEED_CHILDREN.entries()) {
    const profileId = seedId(`child-${child.name}`);
    const at = new Date(joinedAt(child, now) + i * 60_000);
    await tx.insert(profiles).values({
      accountId,
      id: profileId,
      name: child.name,
      birthDate: formatDay(birthOf(child, now)),
      gender: child.gender,
      gestationWeeks: child.gestationWeeks,
      totalStudySeconds: child.studySeconds,
      createdAt: at,
      updatedAt: at,
    });
    for (const check of child.checks) await takeCheck(tx, accountId, profileId, check, now);
  }
}

export function birthOf(child: Pick<SeedChild, 'months' | 'days'>, now: number): PlainDay {
  return dayFromNumber(dayNumber(addMonths(seoulDay(now), -child.months)) - child.days);
}

/** Registered just before the first check of the child. */
const joinedAt = (child: SeedChild, now: number) =>
  eveningOf(Math.max(...child.checks.map((check) => check.daysAgo)), now) - 60 * 60_000;

const eveningOf = (daysAgo: number, now: number) => (dayNumber(seoulDay(now)) - daysAgo) * DAY_MS + EVENING_MS;

async function takeCheck(tx: Database, accountId: string, profileId: string, check: SeedCheck, now: number) {
  let at = eveningOf(check.daysAgo, now);
  const ctx = () => ({ db: tx, accountId, now: at });
  const attempt = await startAttempt(ctx(), {
    profileId,
    testId: check.testId,
    again: false,
    // Written to the ledger by the first check of the account, and only by that.
    consent: true,
  });
  for (const item of attempt.items.slice(0, check.stopAfter)) {
    at += SECONDS_AN_ANSWER * 1000;
    const worry = item.id === 'worry' ? check.worry : undefined;
    const usual = item.kind === 'concern' ? 'no' : 'yes';
    await submitAnswer(ctx(), {
      attemptId: attempt.id,
      id: seedId(`answer-${profileId}-${check.testId}-${item.id}`),
      item_id: item.id,
      value: worry ? 'yes' : (check.answers?.[item.id] ?? usual),
      areas: worry?.areas ?? [],
      note: worry?.note ?? '',
      answered_at: new Date(at).toISOString(),
    });
  }
  if (check.stopAfter === undefined) await completeAttempt(ctx(), { attemptId: attempt.id });
}
