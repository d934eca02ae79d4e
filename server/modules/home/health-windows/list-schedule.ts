import { type PlainDay, parseDay } from '@contract/common/calendar';
import { CHECKUP_SERIES } from '@server/content/health/checkups';
import { HEPATITIS_B_NOTE, HEXAVALENT_BORN_FROM } from '@server/content/health/combined-doses';
import type { ScheduledWindow, Series } from '@server/content/health/schedule';
import { HPV_GIRLS_UNTIL, HPV_OVER, VACCINE_SERIES } from '@server/content/health/vaccines';
import type { profiles } from '@server/db/schema';
import { chosenDoses } from './combined-vaccine';
import type { Marks } from './health-marks';
import { influenzaSeries } from './influenza';

const SERIES: readonly Series[] = [...VACCINE_SERIES, ...CHECKUP_SERIES];

type Row = typeof profiles.$inferSelect;
/** Fields of a child that its windows follow from. */
export type WindowChild = Pick<Row, 'birthDate' | 'createdAt' | 'combinedVaccine' | 'bookletUntil'> &
  Partial<Pick<Row, 'gender' | 'gestationWeeks'>>;

const isFor = ({ bornFrom }: ScheduledWindow, birthDate: string) => bornFrom === undefined || birthDate >= bornFrom;

/** The series that a child gets: what was begun of two vaccines, its own seasons, and the days of its own vaccine. */
export function listSchedule(child: WindowChild, marks: Marks, today: PlainDay): Series[] {
  const birth = parseDay(child.birthDate);
  if (!birth) return [];
  const own = SERIES.filter((series) => isChosen(series, marks)).map((series) => ({
    ...series,
    doses: series.doses.filter((dose) => isFor(dose, child.birthDate)).map((dose) => toOwnDose(dose, child)),
  }));
  return [...own.filter(({ doses }) => doses.length > 0), ...influenzaSeries(birth, today, marks)];
}

/** True if a mark of this id makes sense for a child. */
export const isScheduled = (id: string, birthDate: string): boolean =>
  SERIES.some(({ doses }) => doses.some((dose) => dose.id === id && isFor(dose, birthDate)));

/** The series of which a child gets one, in their order. */
export const listAlternatives = (group: string): Series[] =>
  VACCINE_SERIES.filter(({ alternative }) => alternative?.group === group);

/** Those of them that were begun. */
export const listBegun = (group: string, marks: Marks): Series[] =>
  listAlternatives(group).filter(({ doses }) => doses.some(({ id }) => marks.get(id)?.outcome === 'done'));

/** Of vaccines of which one is enough: those that were begun; before that the first stands for all. */
function isChosen({ code, alternative }: Series, marks: Marks): boolean {
  if (!alternative) return true;
  const begun = listBegun(alternative.group, marks);
  const shown = begun.length > 0 ? begun : listAlternatives(alternative.group).slice(0, 1);
  return shown.some((series) => series.code === code);
}

function toOwnDose(dose: ScheduledWindow, { birthDate, combinedVaccine, gender }: WindowChild): ScheduledWindow {
  if (dose.id.startsWith('HPV-'))
    return { ...dose, closed: HPV_OVER, ...(gender === 'female' && { until: HPV_GIRLS_UNTIL }) };
  if (dose.id === 'HepB-2' && combinedVaccine === null && birthDate >= HEXAVALENT_BORN_FROM)
    return { ...dose, note: HEPATITIS_B_NOTE, isUnsettled: true };
  // With the hexavalent vaccine a hepatitis B dose is due with the injection.
  const injection = chosenDoses(combinedVaccine).find(({ hepatitisB }) => hepatitisB === dose.id);
  return injection ? { ...dose, from: injection.from, to: injection.to, age: injection.age } : dose;
}
