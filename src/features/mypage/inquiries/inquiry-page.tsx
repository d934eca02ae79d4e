import { INQUIRY_STATE_LABELS, inquiryNumber } from '@contract/mypage/inquiries';
import type { Inquiry } from '@contract/mypage/inquiries.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { categoryLabel, stateTones } from '@/domain/inquiries/inquiry-words';
import { Thread } from '@/domain/inquiries/thread';
import { paths } from '@/domain/paths';
import { isApiError } from '@/shared/api/api-error';
import { readDraft } from '@/shared/forms/form-draft';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { FurtherForm, furtherDraft } from './further-form';
import { useGetInquiryQuery, useReadInquiryMutation } from './inquiries-api';

const WAITING = {
  received: '잘 받았어요. 답변이 오면 알려 드릴게요.',
  looking: '지금 살펴보고 있어요. 답변이 오면 알려 드릴게요.',
} as const;

/** /mypage/inquire/{id}: one inquiry with its answers, and a form to add to it. */
export function InquiryPage() {
  const { id = '' } = useParams();
  const query = useGetInquiryQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = query;
  const gone = isApiError(error) && (error.status === 404 || error.status === 422);
  return (
    <PageShell title="1:1 문의" back>
      <QueryBoundary
        query={query}
        failed={
          gone ? (
            <EmptyState
              title="찾는 문의가 없어요"
              action={
                <MainButton component={Link} to={paths.mypage.inquire} replace look="soft" size="small" fit>
                  내 문의 보기
                </MainButton>
              }
            />
          ) : undefined
        }
        skeleton={
          <Stack spacing={4}>
            <Skeleton width={140} height={26} />
            <Skeleton height={96} shape="card" />
            <Skeleton height={128} shape="card" />
          </Stack>
        }
      >
        {currentData ? <Read key={currentData.id} inquiry={currentData} onRefresh={() => void refetch()} /> : null}
      </QueryBoundary>
    </PageShell>
  );
}

function Read({ inquiry, onRefresh }: { inquiry: Inquiry; onRefresh: () => void }) {
  const { id, state, category, messages, unread, can_ask: canAsk } = inquiry;
  const [read] = useReadInquiryMutation();
  const [asks, setAsks] = useState(() => readDraft(...furtherDraft(id)) !== null);
  useEffect(() => {
    if (unread) void read({ id });
  }, [unread, id, read]);
  return (
    <Stack spacing={6}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip tone={stateTones[state]}>{INQUIRY_STATE_LABELS[state]}</Chip>
        <Typography component="h2" variant="label" color="textSecondary">
          {categoryLabel(category)} · 문의 번호 {inquiryNumber(id)}
        </Typography>
      </Stack>
      <Thread messages={messages} own="person" names={{ person: '나', staff: '쑥쑥플래너' }} onRefresh={onRefresh} />
      {state === 'answered' ? null : (
        <Typography variant="small" color="textSecondary" role="status" align="center">
          {WAITING[state]}
        </Typography>
      )}
      {canAsk ? (
        asks ? (
          <FurtherForm inquiryId={id} onDone={() => setAsks(false)} />
        ) : (
          <MainButton look="outline" onClick={() => setAsks(true)}>
            {state === 'answered' ? '이어서 묻기' : '내용 덧붙이기'}
          </MainButton>
        )
      ) : (
        <MainButton component={Link} to={paths.mypage.inquireWrite} look="outline">
          새로 문의하기
        </MainButton>
      )}
    </Stack>
  );
}
