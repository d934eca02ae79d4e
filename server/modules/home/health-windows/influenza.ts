import { addMonths, dayNumber, type PlainDay } from '@contract/common/calendar';
import type { ScheduledWindow, Series } from '@server/content/health/schedule';
import { INFLUENZA } from '@server/content/health/vaccines';
import type { Marks } from './health-marks';
import { getGivenDay } from './judge/rules';
import { lastDay } from './window-days';

/** A season is counted from July, long before the vaccine comes: 'IIV-2026' is that of 2026-27, 'IIV-2026-2' its second dose. */
const FIRST_MONTH = 7;
const toSeason = ({ year, month }: PlainDay) => (month >= FIRST_MONTH ? year : year - 1);
const toId = (season: number) => `${INFLUENZA.code}-${season}`;

/** The season a window id names; null for any other vaccine, and for seasons without this child or still to come. */
export function influenzaSeason(id: string, birth: PlainDay, today: PlainDay): number | null {
  const season = Number(new RegExp(`^${INFLUENZA.code}-(\\d{4})(-2)?$`).exec(id)?.[1] ?? Number.NaN);
  return season >= toSeason(birth) && season <= toSeason(today) ? season : null;
}

/** The days on which a dose of a season is given, inclusive. */
export const daysOfSeason = (season: number) => ({
  from: { year: season, month: FIRST_MONTH, day: 1 },
  to: { year: season + 1, month: FIRST_MONTH - 1, day: 30 },
});

/** This season while the child is of the age for it, and the seasons that were marked. */
export function influenzaSeries(birth: PlainDay, today: PlainDay, marks: Marks): Series[] {
  const [first, last] = INFLUENZA.months;
  const now = toSeason(today);
  const isOfAge =
    dayNumber(lastDay(birth, { months: last })) >= dayNumber(today) &&
    dayNumber(addMonths(birth, first)) <= dayNumber({ year: now + 1, ...INFLUENZA.ends });
  const marked = [...marks.keys()].flatMap((id) => influenzaSeason(id, birth, today) ?? []);
  return [...new Set([...marked, ...(isOfAge ? [now] : [])])]
    .sort((a, b) => a - b)
    .map((season) => ({ code: INFLUENZA.code, doses: listDoses(season, birth, marks) }));
}

function listDoses(season: number, birth: PlainDay, marks: Marks): ScheduledWindow[] {
  const opens = { year: season, ...INFLUENZA.opens };
  const ofAge = addMonths(birth, INFLUENZA.months[0]);
  const ends = { day: { year: season + 1, ...INFLUENZA.ends } };
  const name = `${INFLUENZA.name} ${season}-${String((season + 1) % 100).padStart(2, '0')} 절기`;
  const first: ScheduledWindow = {
    id: toId(season),
    kind: 'vaccine',
    name,
    age: INFLUENZA.age,
    from: { day: dayNumber(ofAge) > dayNumber(opens) ? ofAge : opens },
    to: ends,
    until: ends,
    least: { months: INFLUENZA.months[0] },
    note: INFLUENZA.note,
  };
  const second = { ...first, id: `${first.id}-2`, name: `${name} 2차`, atLeast: INFLUENZA.atLeast };
  return needsTwo(season, birth, marks) || marks.has(second.id)
    ? [
        { ...first, name: `${name} 1차` },
        { ...second, note: INFLUENZA.secondNote },
      ]
    : [first];
}

/** Under 만 9세 when the first dose of the season was given, with none or one before. */
function needsTwo(season: number, birth: PlainDay, marks: Marks): boolean {
  const on = getGivenDay(marks, toId(season));
  const isYoung = on !== null && on <= dayNumber(lastDay(birth, INFLUENZA.twiceUntil));
  const before = [...marks].filter(([id, { outcome }]) => {
    const [code, year] = id.split('-');
    return code === INFLUENZA.code && Number(year) < season && outcome === 'done';
  });
  return isYoung && before.length < 2;
}
