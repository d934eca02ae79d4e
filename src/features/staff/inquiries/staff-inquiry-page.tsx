import { INQUIRY_STATE_LABELS, inquiryNumber } from '@contract/mypage/inquiries';
import type { StaffInquiry } from '@contract/mypage/inquiries.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { categoryLabel, stateTones } from '@/domain/inquiries/inquiry-words';
import { Thread } from '@/domain/inquiries/thread';
import { StaffPage } from '@/domain/staff/staff-page';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { AnswerForm } from './answer-form';
import { useGetStaffInquiryQuery, useUpdateInquiryStateMutation } from './staff-inquiries-api';

/** One inquiry as the staff reads and answers it. */
export function StaffInquiryPage({ id }: { id: string }) {
  const query = useGetStaffInquiryQuery({ id }, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;
  return (
    <StaffPage title="문의 답변" error={error}>
      <QueryBoundary
        query={query}
        skeleton={
          <Stack spacing={4}>
            <Skeleton width={180} height={26} />
            <Skeleton height={120} shape="card" />
            <Skeleton height={200} shape="card" />
          </Stack>
        }
      >
        {data ? <Answering inquiry={data} onRefresh={() => void refetch()} /> : null}
      </QueryBoundary>
    </StaffPage>
  );
}

function Answering({ inquiry, onRefresh }: { inquiry: StaffInquiry; onRefresh: () => void }) {
  const { id, state, category, asker_name: name, messages } = inquiry;
  const [mark, { isLoading }] = useUpdateInquiryStateMutation();
  const answered = messages.some(({ by }) => by === 'staff');
  return (
    <Stack spacing={6}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip tone={stateTones[state]}>{INQUIRY_STATE_LABELS[state]}</Chip>
        <Typography component="h2" variant="label" color="textSecondary">
          {name} · {categoryLabel(category)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          문의 번호 {inquiryNumber(id)}
        </Typography>
      </Stack>
      <MainButton component={Link} to={staffPaths.toMemberOfInquiry(id)} look="quiet" size="small" fit>
        회원 보기
      </MainButton>
      <Thread messages={messages} own="staff" names={{ person: name, staff: '운영팀' }} onRefresh={onRefresh} />
      {state === 'answered' ? null : (
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {state === 'received' ? (
            <MainButton
              look="outline"
              size="small"
              fit
              pending={isLoading}
              onClick={() => void mark({ id, state: 'looking' })}
            >
              확인 중으로 표시
            </MainButton>
          ) : null}
          {answered ? (
            <MainButton
              look="quiet"
              size="small"
              fit
              pending={isLoading}
              onClick={() => void mark({ id, state: 'answered' })}
            >
              더 답하지 않고 마치기
            </MainButton>
          ) : null}
        </Stack>
      )}
      <AnswerForm inquiry={inquiry} />
    </Stack>
  );
}
