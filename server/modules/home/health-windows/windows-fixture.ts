import { type PlainDay, parseDay } from '@contract/common/calendar';
import type { HealthMark, HealthWindow } from '@contract/home/health-windows.responses';
import type { WindowChild } from './list-schedule';
import { listWindows } from './list-windows';

/** For tests: marks by window id; a text is the day of a 'done'. */
export type GivenMarks = Record<string, HealthMark | string>;

export function day(text: string): PlainDay {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`Not a day: ${text}`);
  return parsed;
}

const toMarks = (given: GivenMarks) =>
  new Map(
    Object.entries(given).map(([id, mark]): [string, HealthMark] => [
      id,
      typeof mark === 'string' ? { outcome: 'done', on: mark } : mark,
    ]),
  );

/** The windows on a day of a child registered on its first day, unless `more` says otherwise. */
export const seeWindows = (
  birthDate: string,
  today: string,
  marks: GivenMarks = {},
  more: Partial<WindowChild> = {},
): HealthWindow[] =>
  listWindows(
    { birthDate, createdAt: new Date(0), combinedVaccine: null, bookletUntil: null, ...more },
    toMarks(marks),
    day(today),
  );

export function getWindow(windows: readonly HealthWindow[], id: string): HealthWindow {
  const found = windows.find((window) => window.id === id);
  if (!found) throw new Error(`No window ${id} among ${windows.map((window) => window.id).join()}`);
  return found;
}
