import type { CommunityCard } from '@contract/community/community.responses';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { feedFilter, useFeedFilter } from '@/features/community/feed/feed-filters';
import { PostFeed } from '@/features/community/feed/post-feed';
import { FilterSelect } from '@/features/community/places/filter-select';
import { SearchIcon } from '@/shared/art/icons/further-icons';
import { useUrlState } from '@/shared/lib/use-url-state';
import { space } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ArticleCard } from './article-card';
import { useChildMonths } from './use-child-months';

const ALL = '' as const;
/** An age group by a month in its middle. */
const AGES = [
  { value: ALL, label: '모든 나이' },
  { value: '3', label: '0~5개월' },
  { value: '8', label: '6~11개월' },
  { value: '14', label: '12~17개월' },
  { value: '20', label: '18~23개월' },
  { value: '30', label: '24~35개월' },
  { value: '42', label: '36~47개월' },
  { value: '54', label: '48~59개월' },
  { value: '66', label: '60개월부터' },
];

/** The filter of every list, and an age in months up to six years. */
const growFilter = v.object({
  ...feedFilter.entries,
  month: v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,2}$/),
      v.check((month) => Number(month) <= 72),
    ),
    ALL,
  ),
});

const card = (post: CommunityCard) => <ArticleCard post={post} />;

/** /community/grow/list: every development article and what experts wrote, by age and category. */
export function GrowListPage() {
  const navigate = useNavigate();
  const [{ month }, set] = useUrlState(growFilter);
  const { child } = useChildMonths();
  const { arg, bar } = useFeedFilter('grow');
  const own = child ? [{ value: String(child.months), label: `${child.name} · ${child.months}개월` }] : [];
  const named = [...AGES.slice(0, 1), ...own, ...AGES.slice(1).filter(({ value }) => value !== own[0]?.value)];
  const ages = named.some(({ value }) => value === month) ? named : [...named, { value: month, label: `${month}개월` }];
  return (
    <PageShell
      title="성장 이야기"
      back
      right={
        <IconButton label="검색" onClick={() => void navigate(`${paths.community.search}?section=grow`)}>
          <SearchIcon />
        </IconButton>
      }
    >
      <div style={{ marginBottom: space(2) }}>
        <FilterSelect label="나이" options={ages} value={month} onChange={(value) => set({ month: value })} />
      </div>
      {bar}
      <PostFeed
        arg={month === ALL ? arg : { ...arg, month: Number(month) }}
        label="성장 이야기"
        card={card}
        empty={
          <EmptyState
            title="이 조건에 맞는 글이 아직 없어요"
            action={
              <MainButton
                look="soft"
                size="small"
                fit
                onClick={() => set({ month: ALL, category: ALL, sort: 'newest' })}
              >
                모든 글 보기
              </MainButton>
            }
          />
        }
      />
    </PageShell>
  );
}
