import { formatDay, seoulDay, seoulMidnight } from '@contract/common/calendar';
import { HOUR_MS } from '@contract/common/time';
import type { LetterContent } from '@contract/home/weekly-letter.responses';
import type { Database, Queryable, Transaction } from '@server/db/database';
import { createNotices } from '@server/modules/notices/create-notices';
import { isDaytime } from '@server/modules/notices/quiet-hours';
import { readGuardians } from '@server/modules/profiles/sharing/guardians';
import { type DueChild, visitDueChildren } from '@server/modules/profiles/visit-due-children';
import { type LetterWeek, letterWeek, nextLetterDay } from './letter-week';
import { listLetterPosts, writeLetters } from './write-letters';

/** Not with the first of the morning: 10:00 in Asia/Seoul. */
export const LETTER_HOUR = 10;
/** No letter is due any more; the last day that fits the column. */
const NEVER = '99991231';

/**
 * Writes the letter of each child on the weekday of its birth and notifies its guardians once. Reads only children whose
 * day has come. A day that was missed is made up for within the week. Returns how many notices were created.
 */
export async function sendWeeklyLetters(db: Database, now: number, stopping?: AbortSignal): Promise<number> {
  if (!isDaytime(now) || now < seoulMidnight(now) + LETTER_HOUR * HOUR_MS) return 0;
  const due = { column: 'letterOn', today: formatDay(seoulDay(now)), stopping } as const;
  const listPosts = cachePosts();
  return visitDueChildren(db, due, (tx, children) => sendLetters(tx, children, { now, listPosts }));
}

/** Posts by the month, looked up once a run. */
function cachePosts() {
  const byMonth = new Map<number, Promise<readonly string[]>>();
  return (db: Queryable, months: number) => {
    const ids = byMonth.get(months) ?? listLetterPosts(db, months);
    byMonth.set(months, ids);
    return ids;
  };
}

async function sendLetters(
  tx: Transaction,
  children: readonly DueChild[],
  { now, listPosts }: { now: number; listPosts: ReturnType<typeof cachePosts> },
) {
  const today = seoulDay(now);
  const weeks = children.map((child) => ({ child, week: letterWeek(child, today) }));
  // A child that was just added reads this week's on home; its first notice comes with its next week.
  const due = weeks.flatMap(({ child, week }) =>
    week && child.letterOn === formatDay(week.startsOn) ? [{ child, week }] : [],
  );
  const letters = await writeLetters(tx, due, { now, listPosts });
  const getGuardians = await readGuardians(
    tx,
    due.map(({ child }) => child.accountId),
  );
  await createNotices(
    tx,
    due.flatMap(({ child, week }, index) => {
      const letter = letters[index];
      if (!letter) return [];
      const { accountId: childOwnerId, id, name, letterOn } = child;
      return getGuardians(child).map((accountId) => ({
        accountId,
        kind: 'weekly_letter' as const,
        title: `${name} · 이번 주 편지가 왔어요`,
        body: toLetterBody(letter.content),
        path: `/home/letter?child=${id}&week=${letterOn}`,
        outsidePath: '/home/letter',
        outsideTitle: toOutsideTitle(letter.content, week),
        profileId: id,
        childOwnerId,
        now,
      }));
    }),
  );
  return {
    sent: due.length,
    nextDays: weeks.map(({ child: { accountId, id }, week }) => ({
      accountId,
      id,
      day: week ? formatDay(nextLetterDay(week)) : NEVER,
    })),
  };
}

/** The notice of a letter in the app. */
export function toLetterBody({ article, play }: LetterContent): string {
  const titles = [article, play].flatMap((part) => (part ? [`‘${part.title}’`] : []));
  return titles.length > 0 ? titles.join(' · ') : '다가오는 예방접종과 검진을 모았어요.';
}

/**
 * '오늘 7분: 양말 짝꿍 찾기': the play alone, as an article may be about health. Null without one, and before the due date
 * of a child born early, which may be in hospital.
 */
export const toOutsideTitle = ({ play }: LetterContent, { weeksToDue }: LetterWeek): string | null =>
  play && weeksToDue === 0 ? `오늘 ${play.minutes}분: ${play.title}` : null;
