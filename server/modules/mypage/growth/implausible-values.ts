import { dayNumber, parseDay } from '@contract/common/calendar';
import {
  GROWTH_FIELDS,
  GROWTH_LIMITS,
  type GrowthField,
  IMPOSSIBLE_Z,
  LYING_MINUS_STANDING_CM,
} from '@contract/mypage/growth';
import { type Growing, type Measured, toFigures } from './entry-figures';

/** Further from the median than this, a value is asked about: in standard deviations. */
const FAR_Z = 4;
/** A decimal slip is suspected when a tenth of the value, or ten times it, is within this. */
const USUAL_Z = 3;
/** So much a length may shrink between two measurements before it is asked about, in cm. */
const SHRINKS_CM = 1;
/** And so much of its weight a child may lose. */
const LOSES = 0.1;
/** A move of so many standard deviations within half a year. */
const JUMP_Z = 3;
const JUMP_DAYS = 183;

const column = { height_cm: 'heightMm', weight_kg: 'weightG', head_cm: 'headMm' } as const;
const perUnit = { height_cm: 10, weight_kg: 1000, head_cm: 10 } as const;
const MEASURES = { height_cm: 'height', weight_kg: 'weight', head_cm: 'head' } as const;

const measured = (entry: Measured, field: GrowthField): number | null => {
  const raw = entry[column[field]];
  return raw === null ? null : raw / perUnit[field];
};
/** Lying lengths as if standing, so that two ways to measure do not look like shrinking. */
const comparable = (entry: Measured, field: GrowthField): number | null => {
  const value = measured(entry, field);
  return value !== null && field === 'height_cm' && entry.position === 'lying'
    ? value - LYING_MINUS_STANDING_CM
    : value;
};
const toDayNumber = (entry: Measured) => {
  const day = parseDay(entry.measuredOn);
  return day ? dayNumber(day) : Number.NaN;
};
const toZ = (entry: Measured, field: GrowthField, child: Growing): number | null =>
  toFigures(entry, child, 'kr2017').find(({ measure }) => measure === MEASURES[field])?.z ?? null;

const written = (field: GrowthField, value: number) =>
  `${Number(value.toFixed(GROWTH_LIMITS[field].decimals))}${GROWTH_LIMITS[field].unit}`;
/** The figure with the particle its unit takes when it is read aloud: 75cm가, 9.5kg이. */
const figure = (field: GrowthField, value: number, particles: [open: string, closed: string]) =>
  `${written(field, value)}${particles[field === 'weight_kg' ? 1 : 0]}`;
const dayWords = (entry: Measured) =>
  `${entry.measuredOn.slice(0, 4)}년 ${Number(entry.measuredOn.slice(4, 6))}월 ${Number(entry.measuredOn.slice(6))}일`;

/**
 * Values that look like typing errors compared with the child's other entries: a question per field with the value it
 * is about. A confirmed value is accepted.
 */
export function unlikelyIn(
  entry: Measured,
  others: readonly Measured[],
  child: Growing,
  before: Measured | null = null,
): Partial<Record<GrowthField, string>> {
  const questions: Partial<Record<GrowthField, string>> = {};
  for (const field of GROWTH_FIELDS) {
    const value = measured(entry, field);
    const same =
      before !== null &&
      before.measuredOn === entry.measuredOn &&
      measured(before, field) === value &&
      before.position === entry.position;
    const question = value === null || same ? null : findQuestion(entry, value, field, others, child);
    if (question) questions[field] = question;
  }
  return questions;
}

function findQuestion(entry: Measured, value: number, field: GrowthField, others: readonly Measured[], child: Growing) {
  const z = toZ(entry, field, child);
  const isIt = `${figure(field, value, ['가', '이'])} 맞나요?`;
  const far = z !== null && Math.abs(z) > FAR_Z;
  const slip = far ? tenfold(entry, value, field, child) : null;
  if (slip !== null) return `${isIt} ${figure(field, slip, ['를', '을'])} 적으려던 건 아닌가요?`;
  const { earlier, later } = neighbours(entry, field, others, child);
  if (earlier && shrank(earlier, entry, field)) return `${toWords(earlier, field)} 이번에는 줄었어요. ${isIt}`;
  if (later && shrank(entry, later, field)) return `${toWords(later, field)} 그 전에 잰 값이 더 커요. ${isIt}`;
  if (far) return `이 나이의 아이에게서 드문 값이에요. ${isIt}`;
  const from = [earlier, later].find((other) => other && jumped(entry, other, z, field, child));
  return from ? `${toWords(from, field)} 그사이 많이 달라졌어요. ${isIt}` : null;
}

const toWords = (entry: Measured, field: GrowthField) =>
  `${dayWords(entry)}에는 ${figure(field, measured(entry, field) ?? 0, ['였는데', '이었는데'])}`;

/** The tenth or the tenfold of a value, where that would be an ordinary one. */
function tenfold(entry: Measured, value: number, field: GrowthField, child: Growing): number | null {
  for (const factor of [0.1, 10]) {
    const raw = Math.round(value * factor * perUnit[field]);
    const z = raw > 0 ? toZ({ ...entry, [column[field]]: raw }, field, child) : null;
    if (z !== null && Math.abs(z) <= USUAL_Z) return raw / perUnit[field];
  }
  return null;
}

/** The nearest values before and after, without what no child has. */
function neighbours(entry: Measured, field: GrowthField, others: readonly Measured[], child: Growing) {
  let earlier: Measured | null = null;
  let later: Measured | null = null;
  for (const other of others) {
    if (other[column[field]] === null) continue;
    const { measuredOn } = other;
    if (measuredOn < entry.measuredOn && (!earlier || measuredOn > earlier.measuredOn)) earlier = other;
    if (measuredOn > entry.measuredOn && (!later || measuredOn < later.measuredOn)) later = other;
  }
  return { earlier: toPossible(earlier), later: toPossible(later) };

  function toPossible(found: Measured | null): Measured | null {
    if (!found || Math.abs(toZ(found, field, child) ?? 0) <= IMPOSSIBLE_Z) return found;
    const { earlier, later } = neighbours(
      entry,
      field,
      others.filter((other) => other !== found),
      child,
    );
    return found.measuredOn < entry.measuredOn ? earlier : later;
  }
}

function shrank(first: Measured, second: Measured, field: GrowthField): boolean {
  const [from, to] = [comparable(first, field), comparable(second, field)];
  if (from === null || to === null) return false;
  return field === 'weight_kg' ? to < from * (1 - LOSES) : from - to > SHRINKS_CM + 1e-9;
}

function jumped(entry: Measured, other: Measured, z: number | null, field: GrowthField, child: Growing): boolean {
  const before = toZ(other, field, child);
  const near = Math.abs(toDayNumber(entry) - toDayNumber(other)) <= JUMP_DAYS;
  return z !== null && before !== null && near && Math.abs(z - before) > JUMP_Z;
}
