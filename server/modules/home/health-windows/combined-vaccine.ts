import { dayNumber, type PlainDay } from '@contract/common/calendar';
import type { CombinedVaccine } from '@contract/home/health-windows';
import type { HealthMark } from '@contract/home/health-windows.responses';
import {
  COMBINED_DOSES,
  type CombinedDose,
  HEPATITIS_B_NOTE,
  HEXAVALENT_BORN_FROM,
} from '@server/content/health/combined-doses';
import type { ScheduledWindow } from '@server/content/health/schedule';
import { VACCINE_WINDOWS } from '@server/content/health/vaccines';
import type { profiles } from '@server/db/schema';
import type { Marks } from './marks';
import { daysOfWindow } from './window-days';

type Choice = Pick<typeof profiles.$inferSelect, 'birthDate' | 'combinedVaccine'>;

const byId = new Map(COMBINED_DOSES.map((dose) => [dose.id, dose]));
export const findCombinedDose = (id: string): CombinedDose | undefined => byId.get(id);

export const suggestedVaccine = (birthDate: string): CombinedVaccine =>
  birthDate >= HEXAVALENT_BORN_FROM ? 'hexavalent' : 'pentavalent';

/** Whether the choice is open and still matters: until the last dose that depends on it is over. */
export const asksVaccine = ({ combinedVaccine }: Choice, birth: PlainDay, today: PlainDay): boolean =>
  combinedVaccine === null &&
  COMBINED_DOSES.some((dose) => dayNumber(daysOfWindow(dose, birth).to) >= dayNumber(today));

const isSame = (a: HealthMark | undefined, b: HealthMark | undefined) => a?.outcome === b?.outcome && a?.on === b?.on;

/** The one mark of all components; null where none is marked; undefined where they differ. */
function commonMark({ components }: CombinedDose, marks: Marks): HealthMark | null | undefined {
  const [first, ...others] = components.map((id) => marks.get(id));
  if (!others.every((other) => isSame(other, first))) return undefined;
  return first ?? null;
}

/** The marks with those of combined doses, for every choice: a later dose looks at the one before it. */
export function withCombinedMarks(marks: Marks): Marks {
  const all = new Map(marks);
  for (const dose of COMBINED_DOSES) {
    const common = commonMark(dose, marks);
    if (common) all.set(dose.id, common);
  }
  return all;
}

/**
 * The schedule as one injection a row, by the parent's choice. Where components carry different marks they stay rows
 * of their own, so nothing that was marked disappears.
 */
export function combineDoses(
  schedule: readonly ScheduledWindow[],
  { birthDate, combinedVaccine }: Choice,
  marks: Marks,
): ScheduledWindow[] {
  if (combinedVaccine === null) return schedule.map((window) => withOpenChoice(window, birthDate));
  const chosen = COMBINED_DOSES.filter(({ vaccines }) => vaccines.includes(combinedVaccine));
  const combined = chosen.filter((dose) => commonMark(dose, marks) !== undefined);
  const covered = new Set(combined.flatMap((dose) => [...dose.components, ...coveredHepatitisB(dose, marks)]));
  const singles = schedule.filter(({ id }) => !covered.has(id)).map((window) => atDayOfInjection(window, chosen));
  return [...singles, ...combined];
}

/** Hepatitis B is within the injection unless the parent marked that dose on another day. */
function coveredHepatitisB(dose: CombinedDose, marks: Marks): string[] {
  if (!dose.hepatitisB) return [];
  const own = marks.get(dose.hepatitisB);
  return own === undefined || isSame(own, commonMark(dose, marks) ?? undefined) ? [dose.hepatitisB] : [];
}

/** With the hexavalent vaccine a hepatitis B dose that is a row of its own is due with the injection. */
function atDayOfInjection(window: ScheduledWindow, chosen: readonly CombinedDose[]): ScheduledWindow {
  const dose = chosen.find(({ hepatitisB }) => hepatitisB === window.id);
  return dose ? { ...window, from: dose.from, to: dose.to, age: dose.age } : window;
}

/** Until the vaccine is chosen, nobody can say whether the dose of one month was missed. */
const withOpenChoice = (window: ScheduledWindow, birthDate: string): ScheduledWindow =>
  window.id === 'HepB-2' && birthDate >= HEXAVALENT_BORN_FROM
    ? { ...window, note: HEPATITIS_B_NOTE, isUnsettled: true }
    : window;

/** The windows that a mark of this one is written to. */
export function markTargets(windowId: string, marks: Marks): string[] {
  const dose = byId.get(windowId);
  return dose ? [...dose.components, ...coveredHepatitisB(dose, marks)] : [windowId];
}

/** The doses of one of two vaccines that are over on a day, its first one included; other ids stay one. */
export function dosesUntil(id: string, birth: PlainDay, until: PlainDay): string[] {
  const first = VACCINE_WINDOWS.find((window) => window.id === id);
  if (!first?.alternative || first.after) return [id];
  const { label } = first.alternative;
  const series = VACCINE_WINDOWS.filter(({ alternative }) => alternative?.label === label);
  return series
    .filter((window) => window.id === id || dayNumber(daysOfWindow(window, birth).to) <= dayNumber(until))
    .map((window) => window.id);
}
