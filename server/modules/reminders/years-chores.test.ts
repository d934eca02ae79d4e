import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { pushTokens } from '@server/db/schema';
import { sendWeeklyLetters } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import { useTestFamily } from '@server/testing/test-family';
import { sendReminders } from './send-reminders';
import { simulateYears } from './years-fixture';

const t = useTestFamily();
const DAYS = 33;
const START = Date.parse('2026-03-10T00:00:00+09:00');
const BIRTH = { year: 2026, month: 3, day: 10 };

const toHour = (at: number) => Math.floor((at - START) / HOUR_MS);

/** Pushes of the chores on these days, as they run in the first minutes of the hours in which something may be due. */
async function runChores(days: readonly number[]): Promise<string[]> {
  const lines: string[] = [];
  const deliver = async () => {
    const before = t.push.pushes.length;
    await deliverNotices({ ...t.deps, accessColumn });
    for (const { payload } of t.push.pushes.slice(before)) lines.push(`${toHour(t.clock.now)} ${payload.path}`);
  };
  for (const day of days) {
    t.clock.now = START + day * DAY_MS + 8 * HOUR_MS + MINUTE_MS;
    await deliver();
    await sendReminders(t.db, t.clock.now);
    await deliver();
    t.clock.now = START + day * DAY_MS + 10 * HOUR_MS + MINUTE_MS;
    await sendWeeklyLetters(t.db, t.clock.now);
    await deliver();
  }
  return lines;
}

test('the simulated notices come when the chores push them, the first month of twins', async () => {
  t.clock.now = START;
  await t.db.insert(pushTokens).values({
    accountId: t.parent.accountId,
    sessionId: t.parent.sessionId,
    token: 'fcm:device',
    tokenHash: 'hash',
    platform: 'android',
    updatedAt: new Date(START),
  });
  for (const name of ['하린', '하민']) await t.addChild({ name, birthDate: '20260310', letterOn: '20260310' });
  const twins = ['하린', '하민'].map((name) => ({ name, birth: BIRTH, gestationWeeks: null }));
  const pushes = simulateYears(twins, 'silent', DAYS);
  const simulated = pushes.map(
    ({ at, notices: [first], isMerged }) => `${toHour(at)} ${isMerged ? '/mypage/notices' : first?.outsidePath}`,
  );
  // A push on another day would be found on the next of these.
  const days = new Set(pushes.flatMap(({ at }) => [Math.floor(toHour(at) / 24), Math.floor(toHour(at) / 24) + 1]));
  expect(await runChores([...days].filter((day) => day < DAYS))).toEqual(simulated);
  expect(simulated.length).toBeGreaterThan(8);
});
