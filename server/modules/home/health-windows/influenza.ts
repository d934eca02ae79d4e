import { addMonths, dayNumber, formatDay, type PlainDay } from '@contract/common/calendar';
import { UPCOMING_DAYS } from '@contract/home/health-windows';
import type { HealthState, HealthWindow } from '@contract/home/health-windows.responses';
import { INFLUENZA } from '@server/content/health/vaccines';
import type { Marks } from './marks';

/** A season is counted from July, long before the vaccine comes: 'IIV-2026' is that of 2026-27. */
const FIRST_MONTH = 7;
const toSeason = ({ year, month }: PlainDay) => (month >= FIRST_MONTH ? year : year - 1);
const toId = (season: number) => `${INFLUENZA.code}-${season}`;

/** The season a window id names; null for any other vaccine, and for seasons without this child or still to come. */
export function influenzaSeason(id: string, birth: PlainDay, today: PlainDay): number | null {
  const season = Number(new RegExp(`^${INFLUENZA.code}-(\\d{4})$`).exec(id)?.[1] ?? Number.NaN);
  return season >= toSeason(birth) && season <= toSeason(today) ? season : null;
}

/** This season's window while the child is of the age for it, and the seasons that were marked. */
export function influenzaWindows(birth: PlainDay, today: PlainDay, marks: Marks): HealthWindow[] {
  const [first, last] = INFLUENZA.months;
  const begins = addMonths(birth, first);
  const now = toSeason(today);
  const tooOld = dayNumber(addMonths(birth, last + 1)) <= dayNumber(today);
  const young = dayNumber(begins) > dayNumber(today);
  const seasons = [...marks.keys()].flatMap((id) => influenzaSeason(id, birth, today) ?? []);
  const listed = new Set([...seasons, ...(tooOld || toSeason(begins) > now ? [] : [now])]);
  return [...listed]
    .sort((a, b) => a - b)
    .map((season) => {
      const mark = marks.get(toId(season)) ?? null;
      const isUpcoming = mark === null && young;
      const until = dayNumber(begins) - dayNumber(today);
      const soon: HealthState = until <= UPCOMING_DAYS ? 'upcoming' : 'later';
      return {
        id: toId(season),
        kind: 'vaccine',
        name: `${INFLUENZA.name} ${season}-${String((season + 1) % 100).padStart(2, '0')} 절기`,
        age: INFLUENZA.age,
        diseases: [],
        from: isUpcoming ? formatDay(begins) : null,
        to: null,
        state: mark?.outcome ?? (isUpcoming ? soon : 'open'),
        days: isUpcoming ? until : null,
        note: INFLUENZA.note,
        uncertain: INFLUENZA.uncertain,
        ask: null,
        choices: [],
        mark,
      } satisfies HealthWindow;
    });
}
