import { seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { notices, profiles } from '@server/db/schema';
import { letterWeek } from '@server/modules/home/weekly-letter/letter-week';
import { toLetterBody } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { writeLetters } from '@server/modules/home/weekly-letter/write-letters';
import { asc, eq } from 'drizzle-orm';
import { seedId } from './seed-ids';

/** Earlier weeks whose letters are in the archive; this week's is written when it is read. */
const WEEKS = 8;

/** The letters of the last weeks of each child of the demo's parent, and the notice of one child's last letter. */
export async function seedLetters(tx: Database, accountId: string, now: number): Promise<void> {
  const children = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  for (let ago = WEEKS; ago > 0; ago -= 1) {
    const at = now - ago * 7 * DAY_MS;
    const list = children.flatMap((child) => {
      const week = letterWeek(child, seoulDay(at));
      return week ? [{ child, week }] : [];
    });
    const [letter] = await writeLetters(tx, list, { now: at });
    const child = list[0]?.child;
    if (ago > 1 || !child || !letter) continue;
    await tx.insert(notices).values({
      accountId,
      id: seedId('notice-letter'),
      profileId: child.id,
      childOwnerId: accountId,
      kind: 'weekly_letter',
      title: `${child.name} · 이번 주 편지가 왔어요`,
      body: toLetterBody(letter.content),
      path: `/home/letter?child=${child.id}&week=${letter.startsOn}`,
      createdAt: new Date(at),
      readAt: new Date(at + HOUR_MS),
    });
  }
}
