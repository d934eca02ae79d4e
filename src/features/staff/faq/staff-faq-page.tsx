import { FAQ_GROUPS } from '@contract/mypage/faq';
import type { StaffFaq } from '@contract/mypage/faq.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { StaffPage } from '@/domain/staff/staff-page';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ListSkeleton } from '@/shared/ui/feedback/list-skeleton';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { FaqForm } from './faq-form';
import { useListStaffFaqsQuery } from './staff-faq-api';

const NEW = 'new';
const toFaqLink = (id: string) => `${paths.admin.faq}?faq=${encodeURIComponent(id)}`;

/** /admin/faq: all questions, hidden ones included; `?faq=` changes one, `?faq=new` adds one. */
export function StaffFaqPage() {
  const [params] = useSearchParams();
  const query = useListStaffFaqsQuery();
  const { data, error } = query;
  const chosen = params.get('faq');
  const faq = data?.find(({ id }) => id === chosen);
  const title = chosen === null ? '질문 관리' : chosen === NEW ? '질문 추가하기' : '질문 수정';
  return (
    <StaffPage title={title} error={error}>
      <QueryBoundary
        query={query}
        isEmpty={chosen !== null && chosen !== NEW && !faq}
        skeleton={<ListSkeleton height={88} count={4} />}
        empty={
          <EmptyState
            title="찾는 질문이 없어요"
            action={
              <MainButton component={Link} to={paths.admin.faq} replace look="soft" size="small" fit>
                질문 관리로 가기
              </MainButton>
            }
          />
        }
      >
        {chosen === null ? <Groups faqs={data ?? []} /> : <FaqForm key={chosen} {...(faq && { faq })} />}
      </QueryBoundary>
    </StaffPage>
  );
}

function Groups({ faqs }: { faqs: readonly StaffFaq[] }) {
  return (
    <Stack spacing={6}>
      <MainButton component={Link} to={toFaqLink(NEW)}>
        질문 추가하기
      </MainButton>
      {FAQ_GROUPS.map((group) => {
        const rows = faqs.filter((faq) => faq.group === group);
        return (
          <section key={group}>
            <SectionHeader title={`${group} ${rows.length}`} />
            <Stack component="ul" spacing={2}>
              {rows.map(({ id, question, hidden, edited }) => (
                <li key={id}>
                  <CardButton component={Link} to={toFaqLink(id)}>
                    <Typography component="span" variant="strong" style={{ display: 'block' }}>
                      {question}
                    </Typography>
                    {hidden || edited ? (
                      <Stack component="span" direction="row" spacing={2} style={{ marginTop: 6 }}>
                        {hidden ? <Chip tone="sun">숨겼어요</Chip> : null}
                        {edited ? <Chip tone="sky">수정했어요</Chip> : null}
                      </Stack>
                    ) : null}
                  </CardButton>
                </li>
              ))}
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}
