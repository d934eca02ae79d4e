import { dayFromNumber, dayNumber, formatDay, type PlainDay } from '@contract/common/calendar';

/** One whole day in a calendar. Texts as they are read: escaping is done here. */
export type DayEvent = { uid: string; day: PlainDay; summary: string; description: string };

const MAX_OCTETS = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds one content line at 75 octets of UTF-8, never within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let now = '';
  let size = 0;
  for (const char of line) {
    const more = octets(char);
    if (size + more > MAX_OCTETS) {
      lines.push(now);
      // The space that marks the going on counts, too.
      now = ' ';
      size = 1;
    }
    now += char;
    size += more;
  }
  return [...lines, now].join('\r\n');
}

/** A value of type TEXT (RFC 5545, 3.3.11); other control characters have no place in it. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters left out here
    .replace(/[\u0000-\u001f\u007f]/g, '');

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 requires one component: without events, the time zone. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar of whole-day events (RFC 5545), refreshed daily.
 * @param stampedAt DTSTAMP of every event, in milliseconds; unchanged as long as nothing changed
 */
export function toCalendar(name: string, events: readonly DayEvent[], stampedAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grow-Grow Planner//Health windows//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Seoul',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...(events.length === 0 ? TIME_ZONE : []),
    ...events.flatMap(({ uid, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(stampedAt)}`,
      `DTSTART;VALUE=DATE:${formatDay(day)}`,
      `DTEND;VALUE=DATE:${formatDay(dayFromNumber(dayNumber(day) + 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
