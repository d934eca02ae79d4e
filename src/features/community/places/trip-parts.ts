import { paths } from '@/domain/paths';

/** The parts of 여행, for the row under the tabs. */
export const tripParts = (current: 'place' | 'story', count?: string) => ({
  label: '여행',
  count,
  links: [
    { to: paths.community.trip, label: '가 볼 곳', current: current === 'place' },
    { to: `${paths.community.trip}?tab=story`, label: '여행 후기', current: current === 'story' },
  ],
});
