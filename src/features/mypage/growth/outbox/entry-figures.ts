import { GROWTH_FIELDS, GROWTH_LIMITS, type GrowthEntryInput } from '@contract/mypage/growth';

/** '키 75cm · 몸무게 9.1kg' */
export const entryFigures = (entry: Pick<GrowthEntryInput, (typeof GROWTH_FIELDS)[number]>): string =>
  GROWTH_FIELDS.flatMap((field) => {
    const { label, unit } = GROWTH_LIMITS[field];
    return entry[field] === null ? [] : [`${label} ${entry[field]}${unit}`];
  }).join(' · ');
