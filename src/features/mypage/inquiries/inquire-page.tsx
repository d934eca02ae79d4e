import { INQUIRY_STATE_LABELS } from '@contract/mypage/inquiries';
import type { InquiryCard } from '@contract/mypage/inquiries.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { categoryLabel, stateTones } from '@/domain/inquiries/inquiry-words';
import { paths } from '@/domain/paths';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { relativeTime } from '@/shared/lib/relative-time';
import { clampLines, space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { useListInquiriesInfiniteQuery } from './inquiries-api';

/** /mypage/inquire: one's inquiries, the last updated first. */
export function InquirePage() {
  const query = useListInquiriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <PageShell
      title="1:1 문의"
      back
      footer={
        items && items.length > 0 ? (
          <MainButton component={Link} to={paths.mypage.inquireWrite}>
            문의하기
          </MainButton>
        ) : undefined
      }
    >
      <PagedCards
        query={query}
        skeleton={{ cards: 3, height: 108 }}
        empty={
          <EmptyState
            art={<ReadingBearArt size={132} />}
            title="아직 남긴 문의가 없어요"
            action={
              <Stack spacing={1} sx={{ alignItems: 'center' }}>
                <MainButton component={Link} to={paths.mypage.inquireWrite} size="small" fit>
                  문의하기
                </MainButton>
                <MainButton component={Link} to={paths.mypage.qna} look="quiet" size="small" fit>
                  자주 묻는 질문 보기
                </MainButton>
              </Stack>
            }
          >
            쓰다가 궁금하거나 불편한 점이 있으면 편하게 물어봐 주세요.
          </EmptyState>
        }
      >
        {(inquiry) => <InquiryRow inquiry={inquiry} />}
      </PagedCards>
    </PageShell>
  );
}

function InquiryRow({ inquiry }: { inquiry: InquiryCard }) {
  const { id, category, state, beginning, updated_at: at, unread } = inquiry;
  return (
    <CardButton component={Link} to={paths.mypage.toInquiry(id)}>
      <Head>
        <Chip tone={stateTones[state]}>{INQUIRY_STATE_LABELS[state]}</Chip>
        {unread ? <Chip tone="coral">새 답변</Chip> : null}
      </Head>
      <Typography component="span" variant="strong" sx={{ ...clampLines(2) }}>
        {beginning}
      </Typography>
      <Typography
        component="span"
        variant="small"
        color="textSecondary"
        style={{ display: 'block', marginTop: space(1) }}
      >
        {categoryLabel(category)} · {relativeTime(at)}
      </Typography>
    </CardButton>
  );
}

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginBottom: space(2),
});
