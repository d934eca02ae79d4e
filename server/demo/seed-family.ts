import { addMonths, dayFromNumber, dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { profiles, testAnswerEvents, testAnswers, testAttempts } from '@server/db/schema';
import { saveMedicalInfo } from '@server/modules/mypage/medical-info/medical-info-service';
import { asOwner } from '@server/modules/profiles/child-access';
import { createOfficialResult } from '@server/modules/test/official/official-service';
import { startAttempt } from '@server/modules/test/runner/attempts-service';
import { completeAttempt } from '@server/modules/test/runner/completion-service';
import { and, eq } from 'drizzle-orm';
import { seedAnswer } from './seed-answers';
import { SEED_CHILDREN, type SeedCheck, type SeedChild, type SeedOfficial } from './seed-children';
import { seedGrowth } from './seed-growth';
import { seedHealth } from './seed-health';
import { seedId } from './seed-ids';
import { seedLearning } from './seed-learning';

/** 20:30 in Seoul. */
const EVENING_MS = 11.5 * HOUR_MS;
const SECONDS_AN_ANSWER = 18;

/** The children of the demo account and their history, created by the product's services with earlier clocks. */
export async function seedFamily(tx: Database, accountId: string, now: number): Promise<void> {
  for (const [i, child] of SEED_CHILDREN.entries()) {
    const profileId = seedId(`child-${child.name}`);
    const at = new Date(joinedAt(child, now) + i * MINUTE_MS);
    const values = {
      accountId,
      id: profileId,
      name: child.name,
      birthDate: formatDay(toBirthDate(child, now)),
      gender: child.gender,
      gestationWeeks: child.gestationWeeks,
      createdAt: at,
      updatedAt: at,
    };
    const [row] = await tx.insert(profiles).values(values).returning();
    for (const check of child.checks) await completeCheck(tx, accountId, profileId, check, now);
    await seedGrowth(tx, { accountId, profileId }, child, toBirthDate(child, now), now);
    for (const official of child.officials ?? []) await copyOfficial(tx, accountId, profileId, official, child, now);
    if (child.medical) {
      const ctx = asOwner({ db: tx, accountId, now });
      await saveMedicalInfo(ctx, { ...child.medical, profileId, version: 0, consent: true });
    }
    if (!row) continue;
    await seedHealth(tx, row, toBirthDate(child, now), now);
    await seedLearning(tx, row, now);
  }
}

export function toBirthDate(child: Pick<SeedChild, 'months' | 'days'>, now: number): PlainDay {
  return dayFromNumber(dayNumber(addMonths(seoulDay(now), -child.months)) - child.days);
}

/** Created just before the child's first check. */
const firstDay = (child: SeedChild) => Math.max(...child.checks.map((check) => check.daysAgo));
const joinedAt = (child: SeedChild, now: number) => toEvening(firstDay(child), now) - HOUR_MS;

export const toEvening = (daysAgo: number, now: number) => (dayNumber(seoulDay(now)) - daysAgo) * DAY_MS + EVENING_MS;

async function completeCheck(tx: Database, accountId: string, profileId: string, check: SeedCheck, now: number) {
  let at = toEvening(check.daysAgo, now);
  const ctx = () => asOwner({ db: tx, accountId, now: at });
  const attempt = await startAttempt(ctx(), {
    profileId,
    testId: check.testId,
    again: true,
    // The first check of the account writes the consent to the ledger.
    consent: true,
  });
  const events = attempt.items.slice(0, check.stopAfter).map((item, index) => {
    at += SECONDS_AN_ANSWER * 1000;
    const worry = item.id === 'worry' ? check.worry : undefined;
    return {
      accountId,
      writtenBy: accountId,
      attemptId: attempt.id,
      id: seedId(`answer-${profileId}-${check.testId}-${check.daysAgo}-${item.id}`),
      itemId: item.id,
      value: worry ? 'yes' : seedAnswer(check, item, index),
      areas: worry?.areas ?? [],
      note: worry?.note ?? '',
      answeredAt: new Date(at),
      receivedAt: new Date(at),
    };
  });
  await insertAnswers(tx, events);
  if (check.stopAfter === undefined) await completeAttempt(ctx(), { attemptId: attempt.id });
}

/** Writes the rows that `submitAnswer` writes for first answers, in three statements for all answers together. */
async function insertAnswers(tx: Database, events: (typeof testAnswerEvents.$inferInsert)[]) {
  const last = events.at(-1);
  if (!last) return;
  await tx.insert(testAnswerEvents).values(events);
  // The statement ignores columns that only events have.
  await tx.insert(testAnswers).values(events.map((event) => ({ ...event, eventId: event.id })));
  await tx
    .update(testAttempts)
    .set({ answered: events.length, updatedAt: last.receivedAt })
    .where(and(eq(testAttempts.accountId, last.accountId), eq(testAttempts.id, last.attemptId)));
}

export const EMPTY_SHEET = {
  gross_motor: null,
  fine_motor: null,
  cognitive: null,
  language: null,
  social: null,
  self_help: null,
};

/** Copied on the evening of the check-up, or on the account's first day if that is later. */
async function copyOfficial(
  tx: Database,
  accountId: string,
  profileId: string,
  { round, daysAgo, rows, place, note = '' }: SeedOfficial,
  child: SeedChild,
  now: number,
) {
  const at = toEvening(Math.min(daysAgo, firstDay(child)), now) + 30 * MINUTE_MS;
  const ctx = asOwner({ db: tx, accountId, now: at, signUpload: async (path: string) => path });
  await createOfficialResult(ctx, {
    profileId,
    round,
    taken_on: formatDay(seoulDay(toEvening(daysAgo, now))),
    rows: { ...EMPTY_SHEET, ...rows },
    photos: [],
    place,
    note,
    consent: true,
  });
}
