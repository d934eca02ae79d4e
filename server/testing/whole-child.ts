import type { LetterContent } from '@contract/home/weekly-letter.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import * as schema from '@server/db/schema';
import { appendSegments, appendTraces } from '@server/modules/learning/append-events';
import type { TestApp } from './test-app';

export type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** A child with a finished check, an official result and a growth entry, made through the API. */
export async function createChild(send: Send, { mark, photo, at }: { mark: string; photo: string; at: Date }) {
  const child = await send<Profile>('POST', '/profile', {
    name: mark.slice(0, 20),
    birth_date: '20250310',
    gender: 'female',
    image: photo,
  });
  const attempt = await send<Attempt>('POST', `/diagnostic-test/profile/${child.id}/test/development-12m/attempt`, {
    consent: true,
  });
  for (const item of attempt.items) {
    const concern = item.kind === 'concern';
    await send('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
      id: crypto.randomUUID(),
      item_id: item.id,
      value: 'yes',
      answered_at: at.toISOString(),
      ...(concern && { areas: ['language'], note: `${mark} 메모` }),
    });
  }
  await send('POST', `/diagnostic-test/attempt/${attempt.id}/complete`, {});
  const official = { round: 3, taken_on: '20260103', rows: { language: 'ahead' }, place: mark, note: `${mark} 메모` };
  const officials = `/diagnostic-test/profile/${child.id}/official-result`;
  const { id: officialId, updated_at } = await send<OfficialResult>('POST', officials, official);
  await send('PUT', `${officials}/${officialId}`, { ...official, rows: { language: 'on_track' }, updated_at });
  await send('POST', `/growth/profile/${child.id}/entry`, {
    id: crypto.randomUUID(),
    measured_on: '20260310',
    height_cm: 74,
    note: `${mark} 메모`,
  });
  return child;
}

/** A row in each table of /home about the child. */
export async function createHomeRows(
  db: TestApp['db'],
  { accountId, profileId, mark, at }: { accountId: string; profileId: string; mark: string; at: Date },
) {
  const ofChild = { accountId, profileId, receivedAt: at, markedAt: at };
  await db.insert(schema.healthMarks).values({
    ...ofChild,
    id: crypto.randomUUID(),
    windowId: mark,
    outcome: 'done',
    doneOn: '20260310',
  });
  await db.insert(schema.sentReminders).values({ accountId, profileId, key: mark, sentAt: at });
  await db.insert(schema.playMarks).values({
    ...ofChild,
    id: crypto.randomUUID(),
    playId: mark,
    day: '20260310',
    done: true,
    feedback: 'enjoyed',
  });
  await db.insert(schema.playPlans).values({
    accountId,
    profileId,
    day: '20260310',
    playIds: [mark],
    milestoneIds: [mark],
    createdAt: at,
  });
  await db.insert(schema.weeklyLetters).values({
    accountId,
    profileId,
    startsOn: '20260310',
    playId: mark,
    articleKey: mark,
    content: letterContent(mark),
    createdAt: at,
  });
  const feed = { nonce: crypto.randomUUID(), secretHash: crypto.randomUUID(), names: 'initial' } as const;
  await db.insert(schema.calendarFeeds).values({ accountId, ...feed, createdAt: at });
  await db
    .insert(schema.selectedProfiles)
    .values({ accountId, ownerId: accountId, profileId, selectedAt: at })
    .onConflictDoNothing();
}

const letterContent = (mark: string): LetterContent => ({
  play: null,
  article: { key: mark, title: mark, lead: mark },
  post_ids: [],
});

/** A row in each table of learning. */
export async function createLearningRows(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  child: { accountId: string; id: string },
) {
  const second = clock.now / 1000 - 600;
  const own = { accountId: child.accountId, profileId: child.id };
  const trace = {
    revision: 0,
    stars: 3,
    inOrder: true,
    against: 0,
    closeness: 90,
    coverage: 100,
    strokes: 1,
    ms: 9_000,
  };
  await db.transaction(async (tx) => {
    await appendSegments(tx, child, [{ id: crypto.randomUUID(), from: second, seconds: 300 }], clock.now);
    const tried = { ...trace, id: crypto.randomUUID(), glyphId: 1, hand: 'left', at: second, day: '20260310' } as const;
    await appendTraces(tx, child, [tried], clock.now);
  });
  await db
    .insert(schema.learningSettings)
    .values({ ...own, dailyLimitMinutes: 20, hand: 'left', updatedAt: new Date(clock.now) });
}
