import { parseDay } from '@contract/common/calendar';
import type { GrowthNewest } from '@contract/mypage/growth.responses';
import { toColumns } from './entry-columns';
import type { EntryRow, Growing } from './entry-figures';
import { listNewest } from './seen-series';

/** One measurement of a made-up child: the day (YYYYMMDD), cm and kg. */
export type MadeUpEntry = [day: string, given: { height?: number; weight?: number; head?: number }];

/** A made-up child: birth (YYYYMMDD), sex and completed weeks of gestation (null: at term), with its entries. */
export type MadeUpChild = {
  about: string;
  birth: string;
  sex: 'female' | 'male';
  weeks?: number;
  entries: MadeUpEntry[];
};

export const toGrowing = ({ birth, sex, weeks }: MadeUpChild): Growing => ({
  birthDate: birth,
  gender: sex,
  gestationWeeks: weeks ?? null,
});

/** Rows as they are stored, oldest first. */
export const toRows = (child: MadeUpChild): EntryRow[] =>
  child.entries
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([measured_on, { height = null, weight = null, head = null }], index) => ({
      accountId: '00000000-0000-4000-8000-000000000000',
      profileId: '00000000-0000-4000-8000-000000000001',
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      ...toColumns(
        { measured_on, height_cm: height, weight_kg: weight, head_cm: head, position: null, place: 'home', note: '' },
        toGrowing(child),
      ),
      createdAt: new Date(0),
      updatedAt: new Date(0),
      writtenBy: null,
    }));

/** Newest figures of the child on the day of its last entry, or on `today` (YYYYMMDD). */
export function toNewest(child: MadeUpChild, today = toRows(child).at(-1)?.measuredOn ?? ''): GrowthNewest[] {
  const day = parseDay(today);
  if (!day) throw new Error(`Not a day: ${today}`);
  return listNewest(toRows(child), toGrowing(child), day);
}
