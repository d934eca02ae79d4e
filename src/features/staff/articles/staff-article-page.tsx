import type { StaffArticle } from '@contract/community/articles.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { monthsWords } from '@/domain/posts/months-words';
import { StaffPage } from '@/domain/staff/staff-page';
import { dayLabel } from '@/shared/lib/age-label';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ListSkeleton } from '@/shared/ui/feedback/list-skeleton';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { ReviewForm } from './review-form';
import { useListStaffArticlesQuery } from './staff-articles-api';

/** /admin/article: every article with its review; `?article=` records who reviewed one. */
export function StaffArticlePage() {
  const [params] = useSearchParams();
  const query = useListStaffArticlesQuery();
  const { data, error } = query;
  const chosen = params.get('article');
  const article = data?.find(({ key }) => key === chosen);
  return (
    <StaffPage title={chosen === null ? '글 검토' : '검토한 사람'} error={error}>
      <QueryBoundary
        query={query}
        isEmpty={chosen !== null && !article}
        skeleton={<ListSkeleton height={88} count={4} />}
        empty={
          <EmptyState
            title="찾는 글이 없어요"
            action={
              <MainButton component={Link} to={paths.admin.article} replace look="soft" size="small" fit>
                글 검토로 가기
              </MainButton>
            }
          />
        }
      >
        {article ? (
          <ReviewForm key={`${article.key} ${article.review === null}`} article={article} />
        ) : (
          <Articles articles={data ?? []} />
        )}
      </QueryBoundary>
    </StaffPage>
  );
}

function Articles({ articles }: { articles: readonly StaffArticle[] }) {
  return (
    <Stack component="ul" spacing={2}>
      {articles.map(({ key, title, from_month, to_month, review }) => (
        <li key={key}>
          <CardButton component={Link} to={`${paths.admin.article}?article=${encodeURIComponent(key)}`}>
            <Typography component="span" variant="strong" style={{ display: 'block' }}>
              {title}
            </Typography>
            <Stack component="span" direction="row" spacing={2} style={{ marginTop: 6 }}>
              <Typography component="span" variant="small" color="textSecondary">
                {monthsWords({ from: from_month, to: to_month })}
              </Typography>
              <ReviewState review={review} />
            </Stack>
          </CardButton>
        </li>
      ))}
    </Stack>
  );
}

function ReviewState({ review }: Pick<StaffArticle, 'review'>) {
  if (!review) return <Chip tone="sun">검토 전</Chip>;
  if (!review.current) return <Chip tone="sun">글이 바뀌었어요</Chip>;
  return <Chip tone="leaf">{`${review.name} · ${dayLabel(review.reviewed_on)}`}</Chip>;
}
