import { OTHER_LABEL, POST_CATEGORIES } from '@contract/community/community';
import Stack from '@mui/material/Stack';
import * as v from 'valibot';
import type { FeedArg } from '@/features/community/posts-api/feed-api';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { space } from '@/shared/tokens';
import { FilterChips } from '@/shared/ui/forms/filter-chips';

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
});

/** The filter of a list, in the query string: it survives a reload and Back. A change replaces the history entry. */
export function useFeedFilter(section: FeedArg['section']) {
  const [{ category, sort }, set] = useUrlState(feedFilter);
  const arg: FeedArg = {
    section,
    ...(category !== ALL && { category }),
    ...(sort !== 'newest' && { sort: 'popular', range: sort }),
  };
  return {
    arg,
    isFiltered: category !== ALL,
    clear: () => set({ category: ALL }),
    bar: (
      <Stack spacing={2} style={{ marginBottom: space(4) }}>
        <FilterChips
          label="분류"
          options={CATEGORIES}
          value={category}
          onChange={(value) => set({ category: value })}
        />
        <FilterChips label="순서" options={SORTS} value={sort} onChange={(value) => set({ sort: value })} />
      </Stack>
    ),
  };
}
