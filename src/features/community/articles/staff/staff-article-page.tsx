import type { StaffArticle } from '@contract/community/articles.responses';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { monthsWords } from '@/features/community/posts/months-words';
import { isApiError } from '@/shared/api/api-error';
import { dayLabel } from '@/shared/lib/age-label';
import { CardButton } from '@/shared/ui/card';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { SleepingMoonArt } from '@/shared/ui/illustrations/sleeping-moon';
import { MainButton } from '@/shared/ui/main-button';
import { PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
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
    <PageShell title={chosen === null ? '글 검토' : '검토한 사람'} back>
      {isApiError(error) && error.status === 403 ? (
        <EmptyState art={<SleepingMoonArt size={132} />} title="운영자만 볼 수 있어요" />
      ) : (
        <QueryBoundary
          query={query}
          isEmpty={chosen !== null && !article}
          skeleton={
            <Stack gap={3}>
              {[0, 1, 2, 3].map((key) => (
                <Skeleton key={key} height={88} shape="card" />
              ))}
            </Stack>
          }
          empty={
            <EmptyState
              title="찾는 글이 없어요"
              action={
                <MainButton as={Link} to={paths.admin.article} replace look="soft" size="small" fit>
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
      )}
    </PageShell>
  );
}

function Articles({ articles }: { articles: readonly StaffArticle[] }) {
  return (
    <Stack as="ul" gap={2}>
      {articles.map(({ key, title, from_month, to_month, review }) => (
        <li key={key}>
          <CardButton as={Link} to={`${paths.admin.article}?article=${encodeURIComponent(key)}`}>
            <Text as="span" variant="strong" style={{ display: 'block' }}>
              {title}
            </Text>
            <Stack as="span" row gap={2} style={{ marginTop: 6 }}>
              <Text as="span" variant="small" ink="soft">
                {monthsWords({ from: from_month, to: to_month })}
              </Text>
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
