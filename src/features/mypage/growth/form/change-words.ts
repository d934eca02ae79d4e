import { GROWTH_LIMITS, type GrowthEntryInput, type GrowthField } from '@contract/mypage/growth';
import type { GrowthNewest } from '@contract/mypage/growth.responses';
import { usualPosition } from '@contract/mypage/growth-age';

const MEASURES = { height_cm: 'height', weight_kg: 'weight', head_cm: 'head' } as const;
const FIELDS = Object.keys(MEASURES) as GrowthField[];

type Saved = Pick<GrowthEntryInput, GrowthField | 'measured_on' | 'position'>;

/**
 * '키 75.2cm · 지난번보다 +1.2cm', of several '지난번보다 키 +1.2cm, 몸무게 +0.3kg': the change since the values before,
 * of the measures with the same day before. Null without one, and of heights measured in two positions.
 */
export function changeWords(saved: Saved, newest: readonly GrowthNewest[]): string | null {
  const changes = FIELDS.flatMap((field) => {
    const value = saved[field];
    const before = newest.find(({ figure }) => figure.measure === MEASURES[field]);
    if (value === null || !before || before.measured_on >= saved.measured_on || before.figure.doubt !== null) return [];
    if (field === 'height_cm' && saved.position !== usualPosition(before.age.months)) return [];
    const { decimals, label, unit } = GROWTH_LIMITS[field];
    const by = Number((value - before.figure.value).toFixed(decimals));
    const amount = by === 0 ? '그대로' : `${by > 0 ? '+' : '−'}${Math.abs(by)}${unit}`;
    return [{ day: before.measured_on, label, now: `${value}${unit}`, amount }];
  });
  const [first] = changes;
  if (!first) return null;
  const since = changes.filter(({ day }) => day === first.day);
  if (since.length > 1) return `지난번보다 ${since.map(({ label, amount }) => `${label} ${amount}`).join(', ')}`;
  return `${first.label} ${first.now} · ${first.amount === '그대로' ? '지난번 그대로' : `지난번보다 ${first.amount}`}`;
}
