import { INQUIRY_STATE_LABELS } from '@contract/mypage/inquiries';
import type { StaffInquiryCard } from '@contract/mypage/inquiries.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { categoryLabel, stateTones } from '@/domain/inquiries/inquiry-words';
import { paths } from '@/domain/paths';
import { StaffPage } from '@/domain/staff/staff-page';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { relativeTime } from '@/shared/lib/relative-time';
import { clampLines, space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { useListStaffInquiriesInfiniteQuery } from './staff-inquiries-api';
import { StaffInquiryPage } from './staff-inquiry-page';

const STATES = [
  { value: 'waiting', label: '기다리는 문의' },
  { value: 'answered', label: '답한 문의' },
] as const;

/** /admin/inquiry: unanswered inquiries, the oldest first; `?inquiry=` opens one. */
export function StaffInquiriesPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('inquiry');
  const state = params.get('state') === 'answered' ? 'answered' : 'waiting';
  return id ? (
    <StaffInquiryPage key={id} id={id} />
  ) : (
    <Queue
      state={state}
      onState={(value) => setParams(value === 'waiting' ? {} : { state: value }, { replace: true })}
    />
  );
}

type State = (typeof STATES)[number]['value'];

function Queue({ state, onState }: { state: State; onState: (state: State) => void }) {
  const query = useListStaffInquiriesInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title="문의 답변" error={query.error}>
      <FilterChips label="어떤 문의" options={STATES} value={state} onChange={onState} />
      <div style={{ marginTop: space(4) }}>
        <PagedCards
          query={query}
          skeleton={{ cards: 3, height: 108 }}
          empty={
            <EmptyState
              art={<SleepingMoonArt size={132} />}
              title={state === 'waiting' ? '기다리는 문의가 없어요' : '아직 답한 문의가 없어요'}
            >
              새 문의가 들어오면 여기에 쌓여요.
            </EmptyState>
          }
        >
          {(inquiry) => <Row inquiry={inquiry} />}
        </PagedCards>
      </div>
    </StaffPage>
  );
}

function Row({ inquiry }: { inquiry: StaffInquiryCard }) {
  const { id, category, state, beginning, asker_name: name, updated_at: at } = inquiry;
  return (
    <CardButton component={Link} to={`${paths.admin.inquiry}?inquiry=${encodeURIComponent(id)}`}>
      <Stack
        direction="row"
        spacing={2}
        style={{ marginBottom: space(2) }}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Chip tone={stateTones[state]}>{INQUIRY_STATE_LABELS[state]}</Chip>
        <Typography component="span" variant="caption" color="textSecondary">
          {categoryLabel(category)}
        </Typography>
      </Stack>
      <Typography component="span" variant="strong" sx={{ ...clampLines(2) }}>
        {beginning}
      </Typography>
      <Typography
        component="span"
        variant="small"
        color="textSecondary"
        style={{ display: 'block', marginTop: space(1) }}
      >
        {name} · {relativeTime(at)}
      </Typography>
    </CardButton>
  );
}
