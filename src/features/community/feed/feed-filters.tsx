import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { OTHER_LABEL, POST_CATEGORIES } from '@contract/community/community';
import { PEER_MONTHS } from '@contract/community/posts';
import Stack from '@mui/material/Stack';
import * as v from 'valibot';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import type { FeedArg } from '@/features/community/posts-api/feed-api';
import { serverNow } from '@/shared/lib/server-clock';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { space } from '@/shared/tokens';
import { FilterChips, ToggleChips } from '@/shared/ui/forms/filter-chips';

const ALL = '' as const;
const CATEGORIES = [
  { value: ALL, label: '전체' },
  ...([...POST_CATEGORIES, OTHER_LABEL] as const).map((label) => ({ value: label, label })),
];
const SORTS = [
  { value: 'newest', label: '최신순' },
  { value: 'week', label: '이번 주 인기' },
  { value: 'month', label: '이번 달 인기' },
] as const;
export const feedFilter = v.object({
  category: choiceParam(
    CATEGORIES.map(({ value }) => value),
    ALL,
  ),
  sort: choiceParam(['newest', 'week', 'month'], 'newest'),
  /** Posts about children of about the age of the selected one. */
  peers: choiceParam(['', 'on'], ''),
});

/** '19~23개월' */
const peerWords = (months: number) => `${Math.max(0, months - PEER_MONTHS)}~${months + PEER_MONTHS}개월`;

/** Older children are not named by months. */
const LAST_PEER_MONTH = 72;

/** The filter of a list, in the query string: it survives a reload and Back. A change replaces the history entry. */
export function useFeedFilter(section: FeedArg['section']) {
  const [{ category, sort, peers }, set] = useUrlState(feedFilter);
  const { profile } = useSelectedProfile();
  // By the age from birth, as parents name it.
  const months = profile && ageInMonths(profile.birth_date, seoulDay(serverNow()));
  // The development articles are listed by age already.
  const peerMonths = section === 'grow' || months === undefined || months > LAST_PEER_MONTH ? undefined : months;
  const isPeers = peers === 'on' && peerMonths !== undefined;
  const arg: FeedArg = {
    section,
    ...(category !== ALL && { category }),
    ...(sort !== 'newest' && { sort: 'popular', range: sort }),
    ...(isPeers && { peers: peerMonths }),
  };
  return {
    arg,
    isFiltered: category !== ALL || isPeers,
    clear: () => set({ category: ALL, peers: '' }),
    bar: (
      <Stack spacing={2} style={{ marginBottom: space(4) }}>
        <FilterChips
          label="분류"
          options={CATEGORIES}
          value={category}
          onChange={(value) => set({ category: value })}
        />
        {peerMonths === undefined ? null : (
          <ToggleChips
            label="아이 나이"
            options={[{ value: 'peers', label: `우리 또래 ${peerWords(peerMonths)}`, on: isPeers }]}
            onToggle={() => set({ peers: isPeers ? '' : 'on' })}
          />
        )}
        <FilterChips label="순서" options={SORTS} value={sort} onChange={(value) => set({ sort: value })} />
      </Stack>
    ),
  };
}
