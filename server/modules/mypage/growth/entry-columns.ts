import { growthAge } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import { type GrowthRowInput, measuredOnProblem } from '@contract/mypage/growth';
import { usualPosition } from '@contract/mypage/growth-age';
import { AppError } from '@server/http/errors';
import type { EntryRow, Growing } from './entry-figures';

export type EntryColumns = Pick<
  EntryRow,
  'measuredOn' | 'heightMm' | 'weightG' | 'headMm' | 'position' | 'place' | 'note'
>;

const scaled = (value: number | null, by: number) => (value === null ? null : Math.round(value * by));

/** An entry as stored. Without a given position, height was measured in the usual one of the age. */
export function toColumns(input: GrowthRowInput, child: Growing): EntryColumns {
  const { measured_on, height_cm, weight_kg, head_cm, place, note } = input;
  const day = parseDay(measured_on);
  const usual = day ? usualPosition(growthAge(child.birthDate, child.gestationWeeks, day).months) : null;
  return {
    measuredOn: measured_on,
    heightMm: scaled(height_cm, 10),
    weightG: scaled(weight_kg, 1000),
    headMm: scaled(head_cm, 10),
    position: height_cm === null ? null : (input.position ?? usual),
    place,
    note,
  };
}

/** Input that stores the entry unchanged. */
export const toRowInput = (row: EntryColumns): GrowthRowInput => ({
  measured_on: row.measuredOn,
  height_cm: row.heightMm === null ? null : row.heightMm / 10,
  weight_kg: row.weightG === null ? null : row.weightG / 1000,
  head_cm: row.headMm === null ? null : row.headMm / 10,
  position: row.position,
  place: row.place,
  note: row.note,
});

/** @throws AppError INVALID_INPUT when it was measured before the child was born; `field` names where that was typed */
export function assertWithinLifetime(input: GrowthRowInput, child: Growing, now: number, field = 'measured_on'): void {
  const problem = measuredOnProblem(input.measured_on, now, child.birthDate);
  if (problem) throw new AppError('INVALID_INPUT', { fields: { [field]: problem } });
}

const NAMES = ['measuredOn', 'heightMm', 'weightG', 'headMm', 'position', 'place', 'note'] as const;
export const isSame = (a: EntryColumns, b: EntryColumns) => NAMES.every((name) => a[name] === b[name]);
/** The same measurement, ignoring notes. */
export const isSameMeasure = (a: EntryColumns, b: EntryColumns) =>
  NAMES.slice(0, 4).every((name) => a[name] === b[name]);
export const columnsOnly = (row: EntryColumns): EntryColumns => ({
  measuredOn: row.measuredOn,
  heightMm: row.heightMm,
  weightG: row.weightG,
  headMm: row.headMm,
  position: row.position,
  place: row.place,
  note: row.note,
});
