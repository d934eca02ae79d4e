import { dayNumber, type PlainDay } from '@contract/common/calendar';
import type { CombinedVaccine } from '@contract/home/health-windows';
import type { HealthMark, HealthState, HealthWindow } from '@contract/home/health-windows.responses';
import { COMBINED_DOSES, type CombinedDose, HEXAVALENT_BORN_FROM } from '@server/content/health/combined-doses';
import { VACCINE_SERIES } from '@server/content/health/vaccines';
import type { profiles } from '@server/db/schema';
import type { Marks } from './health-marks';
import type { Judged } from './judge/judge';
import { daysOfWindow } from './window-days';

type Choice = Pick<typeof profiles.$inferSelect, 'combinedVaccine'>;

const byId = new Map(COMBINED_DOSES.map((dose) => [dose.id, dose]));
export const findCombinedDose = (id: string): CombinedDose | undefined => byId.get(id);

/** The injections of a choice; none without one. */
export const chosenDoses = (chosen: CombinedVaccine | null): CombinedDose[] =>
  COMBINED_DOSES.filter(({ vaccines }) => chosen !== null && vaccines.includes(chosen));

export const suggestedVaccine = (birthDate: string): CombinedVaccine =>
  birthDate >= HEXAVALENT_BORN_FROM ? 'hexavalent' : 'pentavalent';

/** Doses given in an injection of one choice only: those of 2, 4 and 6 months. */
const DECIDED = new Set(
  COMBINED_DOSES.filter(({ vaccines }) => vaccines.length === 1).flatMap(({ components }) => components),
);
const AHEAD: readonly HealthState[] = ['open', 'upcoming', 'later', 'waiting', 'overdue'];

/** True if the choice was not made and a dose that depends on it is still to be given. */
export const asksVaccine = (
  { combinedVaccine }: Choice,
  windows: readonly Pick<HealthWindow, 'id' | 'state'>[],
): boolean => combinedVaccine === null && windows.some(({ id, state }) => DECIDED.has(id) && AHEAD.includes(state));

const isSame = (a: HealthMark | undefined | null, b: HealthMark | undefined | null) =>
  a?.outcome === b?.outcome && a?.on === b?.on;

/** Hepatitis B is within the injection unless the parent marked that dose on another day. */
function coveredHepatitisB({ hepatitisB, components }: CombinedDose, marks: Marks): string[] {
  if (!hepatitisB) return [];
  const own = marks.get(hepatitisB);
  const [first, ...others] = components.map((id) => marks.get(id));
  const isWithin = own === undefined || (isSame(own, first) && others.every((other) => isSame(other, first)));
  return isWithin ? [hepatitisB] : [];
}

/** One row: an injection, or a dose by itself. */
export type Row = Omit<Judged, 'series'> & { combined?: CombinedDose; series?: Judged['series'] };

/**
 * The judged doses as one injection a row, by the parent's choice. Where the components differ in mark or state they
 * stay rows of their own, so nothing that was marked or is missing disappears.
 */
export function combineDoses(judged: readonly Judged[], { combinedVaccine }: Choice, marks: Marks): Row[] {
  const byDose = new Map(judged.map((item) => [item.dose.id, item]));
  const rows: Row[] = [];
  const covered = new Set<string>();
  for (const combined of chosenDoses(combinedVaccine)) {
    const parts = combined.components.flatMap((id) => byDose.get(id) ?? []);
    const [first] = parts;
    if (!first || parts.length < combined.components.length || !parts.every((part) => isAlike(part, first))) continue;
    // One that came too early is to be seen, unless the whole injection did.
    const hepatitisB = coveredHepatitisB(combined, marks).filter(
      (id) => first.early !== null || (byDose.get(id)?.early ?? null) === null,
    );
    for (const id of [...combined.components, ...hepatitisB]) covered.add(id);
    rows.push(toRow(combined, parts, byDose.get(hepatitisB[0] ?? '')));
  }
  return [...judged.filter(({ dose }) => !covered.has(dose.id)), ...rows];
}

/** Of one mark, and both still to be given or neither. */
const isAlike = (a: Judged, b: Judged) =>
  isSame(a.mark, b.mark) && (a.early === null) === (b.early === null) && isOver(a) === isOver(b);
const isOver = ({ state }: Judged) => state === 'done' || state === 'not_needed' || state === 'closed';

/** The injection waits for the part that waits longest. */
const SLOWEST = ['waiting', 'later', 'upcoming', 'unconfirmed', 'overdue', 'open'] as const;

function toRow(combined: CombinedDose, parts: readonly Judged[], hepatitisB: Judged | undefined): Row {
  const isGiven = parts.some((part) => part.state === 'done');
  // Hepatitis B of an earlier day that is not marked does not hold the injection back.
  const isDated = hepatitisB?.from && !isOver(hepatitisB) && hepatitisB.state !== 'unconfirmed';
  const dated = !isGiven && isDated ? [...parts, hepatitisB] : parts;
  const inDays = (day: PlainDay | null) => (day ? dayNumber(day) : Number.POSITIVE_INFINITY);
  const [last] = dated.toSorted((a, b) => inDays(b.from) - inDays(a.from));
  const [soonest] = parts.toSorted((a, b) => inDays(a.to) - inDays(b.to));
  const slowest = SLOWEST.flatMap((state) => dated.find((item) => item.state === state) ?? [])[0] ?? parts[0];
  const [part] = parts;
  if (!last || !soonest || !slowest || !part) throw new Error('An injection without a dose');
  const { from, earliest } = last;
  const { to } = parts.some((item) => item.to === null) ? { to: null } : soonest;
  const { state, says, early } = slowest;
  const { id, name, age, note } = combined;
  return {
    combined,
    dose: { ...part.dose, id, name, age, note, uncertain: undefined, ends: false },
    state,
    says,
    early,
    from,
    to,
    earliest,
    mark: part.mark,
  };
}

/** The windows that a mark of this one is written to. */
export function markTargets(windowId: string, marks: Marks): string[] {
  const dose = byId.get(windowId);
  return dose ? [...dose.components, ...coveredHepatitisB(dose, marks)] : [windowId];
}

/** The doses of one of two vaccines that are over on a day, its first one included; other ids stay one. */
export function dosesUntil(id: string, birth: PlainDay, until: PlainDay): string[] {
  const series = VACCINE_SERIES.find(({ doses, alternative }) => alternative && doses[0]?.id === id);
  if (!series) return [id];
  return series.doses
    .filter((dose) => dose.id === id || dayNumber(daysOfWindow(dose, birth).to) <= dayNumber(until))
    .map((dose) => dose.id);
}
