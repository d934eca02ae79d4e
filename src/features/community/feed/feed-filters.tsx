import { OTHER_LABEL, POST_CATEGORIES, type PopularRange } from '@contract/community/community';
import { useSearchParams } from 'react-router-dom';
import { FilterChips } from '@/shared/ui/filter-chips';
import { Stack } from '@/shared/ui/stack';
import type { FeedArg } from './feed-api';

const ALL = '';
const CATEGORIES = [
  { value: ALL, label: '전체' },
  ...[...POST_CATEGORIES, OTHER_LABEL].map((label) => ({ value: label as string, label: label as string })),
];
const SORTS = [
  { value: 'newest', label: '최신순' },
  { value: 'week', label: '이번 주 인기' },
  { value: 'month', label: '이번 달 인기' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

/** The filter of a list, kept in the address: a reload and Back find it again. Changing it is no step of its own. */
export function useFeedFilter(section: FeedArg['section']) {
  const [params, setParams] = useSearchParams();
  const category = CATEGORIES.find(({ value }) => value === params.get('category'))?.value ?? ALL;
  const sort: Sort = SORTS.find(({ value }) => value === params.get('sort'))?.value ?? 'newest';
  const set = (name: string, value: string, fallback: string) =>
    setParams(
      (now) => {
        if (value === fallback) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const arg: FeedArg = {
    section,
    ...(category !== ALL && { category: category as NonNullable<FeedArg['category']> }),
    ...(sort !== 'newest' && { sort: 'popular', range: sort satisfies PopularRange }),
  };
  return {
    arg,
    isFiltered: category !== ALL,
    clear: () => set('category', ALL, ALL),
    bar: (
      <Stack gap={2} style={{ marginBottom: 16 }}>
        <FilterChips
          label="분류"
          options={CATEGORIES}
          value={category}
          onChange={(value) => set('category', value, ALL)}
        />
        <FilterChips label="순서" options={SORTS} value={sort} onChange={(value) => set('sort', value, 'newest')} />
      </Stack>
    ),
  };
}
