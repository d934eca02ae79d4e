import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import { firstLetter } from '@contract/common/letters';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { CalendarNames } from '@contract/home/health-windows-calendar';
import { sha256Hex } from '@server/lib/digest';
import type { DayEvent } from './ics';

/** A window at least this long gets a second event, so many days before it ends. */
const LONG_DAYS = 30;
const REMIND_BEFORE_DAYS = 14;

/** '하린' → '하○' */
function calledIn(names: CalendarNames, name: string): string {
  if (names === 'none') return '';
  return names === 'name' ? `${name} ` : `${firstLetter(name)}○ `;
}

const words = ({ year, month, day }: PlainDay) => `${year}년 ${month}월 ${day}일`;
const isAhead = ({ state, unsettled }: HealthWindow) =>
  !unsettled && (state === 'open' || state === 'upcoming' || state === 'later');

/** The days of one child's windows that are open or ahead: when each opens and, of a long one, when it soon ends. */
export async function listEvents(
  child: { id: string; name: string },
  windows: readonly HealthWindow[],
  names: CalendarNames,
): Promise<DayEvent[]> {
  const who = calledIn(names, child.name);
  const events: DayEvent[] = [];
  for (const window of windows.filter(isAhead)) {
    const from = parseDay(window.from ?? '');
    const to = parseDay(window.to ?? '');
    if (!from) continue;
    // Reveals nothing of the child, and is stable per window and child.
    const uid = (await sha256Hex(`${child.id} ${window.id}`)).slice(0, 32);
    const description = [
      to ? `${words(from)}부터 ${words(to)}까지예요.` : `${words(from)}부터예요.`,
      window.diseases.length > 0 ? `한 번에 맞는 것: ${window.diseases.join(', ')}` : null,
      window.note,
      window.ask,
      window.uncertain,
      '가기 전에 예방접종도우미(nip.kdca.go.kr)나 병원에 확인해 주세요.',
    ]
      .filter((text) => text !== null)
      .join('\n');
    events.push({ uid: `${uid}-open@ggp`, day: from, summary: `${who}${window.name} 시작`, description });
    if (to && dayNumber(to) - dayNumber(from) >= LONG_DAYS) {
      events.push({
        uid: `${uid}-ends@ggp`,
        day: dayFromNumber(dayNumber(to) - REMIND_BEFORE_DAYS),
        summary: `${who}${window.name} ${window.ends ? '' : '권장 시기 '}2주 남았어요`,
        description,
      });
    }
  }
  return events;
}
