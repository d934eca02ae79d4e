import { formatDay, seoulDay, seoulMidnight } from '@contract/common/calendar';
import { HOUR_MS } from '@contract/common/time';
import { notificationKind } from '@contract/notices/notifications';
import { letterSeries } from '@server/modules/home/weekly-letter/letter-series';
import { toLetterBody, toOutsideTitle } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { type Parent, simulateYears } from '@server/modules/reminders/years-fixture';

/**
 * Prints every notice that a child born today gets until its sixth birthday, when it comes, to be read through after a change of the
 * schedule, the checks or the texts: `npm run print -- notices [YYYYMMDD]`. By the list that is sent from, without a
 * database, in the words of the app; a push and a mail name only the kind, of a letter its play.
 */
const [given] = process.argv.slice(2);
const birth = given
  ? { year: Number(given.slice(0, 4)), month: Number(given.slice(4, 6)), day: Number(given.slice(6, 8)) }
  : seoulDay(Date.now());

const formatHour = (at: number) => `${String(Math.floor((at - seoulMidnight(at)) / HOUR_MS)).padStart(2, '0')}:00`;

const PARENTS: Record<Parent, string> = {
  silent: '아무것도 적지 않는 보호자',
  diligent: '알림이 온 날 바로 적는 보호자',
};

const child = { id: '00000000-0000-4000-8000-000000000000', birthDate: formatDay(birth), gestationWeeks: null };
const letters = new Map(
  letterSeries(child).map(({ week, content }) => [
    `letter/${week.week}`,
    `${toLetterBody(content)} · 푸시 ‘${toOutsideTitle(content, week) ?? '이번 주 편지가 왔어요'}’`,
  ]),
);

for (const [parent, title] of Object.entries(PARENTS) as [Parent, string][]) {
  const pushes = simulateYears([{ name: '하린', birth, gestationWeeks: null }], parent);
  console.log(`\n# ${title}: ${formatDay(birth)}에 태어난 아이\n`);
  const days = new Map<string, number>();
  for (const { at, notices } of pushes) {
    const on = formatDay(seoulDay(at));
    days.set(on, (days.get(on) ?? 0) + 1);
    for (const { kind, title: line, body, keys } of notices)
      console.log(
        `${on} ${formatHour(at)} · ${notificationKind(kind)?.label} · ${line} · ${letters.get(keys[0] ?? '') ?? body}`,
      );
  }
  const most = Math.max(...days.values());
  console.log(`\n${pushes.length}번, 하루에 많아야 ${most}번, 알림이 온 날 ${days.size}일`);
}
