/** The ranges of the popular posts, in the order of the tabs. */
export const POPULAR_RANGES = [
  { value: 'today', label: '오늘' },
  { value: 'week', label: '이번 주' },
  { value: 'month', label: '이번 달' },
] as const;

/** Where there is more to find when a list is empty. */
export const WIDER_RANGE = { today: POPULAR_RANGES[1], week: POPULAR_RANGES[2], month: null } as const;
