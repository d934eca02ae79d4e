import { STAFF_SUBJECTS, type StaffSubject } from '@contract/accounts/staff-actions';
import type { AuditLine } from '@contract/staff/audit.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { StaffPage } from '@/domain/staff/staff-page';
import { staffPaths } from '@/domain/staff/staff-paths';
import { actionLabel } from '@/features/staff/members/member-words';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { formatTime } from '@/shared/lib/format-time';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { useListStaffActionsInfiniteQuery } from './audit-api';

const SUBJECTS: Record<StaffSubject, string> = {
  account: '회원',
  inquiry: '문의',
  faq: '질문',
  case: '신고 건',
  claim: '임시조치',
  contest: '공모전',
  article: '글',
  licence_batch: '이용권 묶음',
  stroke: '글자',
  announcement: '공지',
  content: '콘텐츠',
  job: '작업',
  post: '게시글',
};
const KINDS = [
  { value: 'all', label: '모두' },
  ...STAFF_SUBJECTS.map((kind) => ({ value: kind, label: SUBJECTS[kind] })),
] as const;

/** /admin/audit: what staff did, the newest first; `?kind=`, `?actor=` and `?subject=` narrow it. Admins only. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const kind = STAFF_SUBJECTS.find((staffSubject) => staffSubject === params.get('kind'));
  const [actor, subject] = [params.get('actor') ?? undefined, params.get('subject') ?? undefined];
  const query = useListStaffActionsInfiniteQuery({ kind, actor, subject }, { refetchOnMountOrArgChange: true });
  const narrow = (key: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(key);
    else next.set(key, value);
    setParams(next, { replace: true });
  };
  return (
    <StaffPage title="운영 기록" error={query.error}>
      <Stack spacing={3}>
        <FilterChips
          label="무엇에 한 일"
          options={KINDS}
          value={kind ?? 'all'}
          onChange={(value) => narrow('kind', value === 'all' ? null : value)}
        />
        {actor || subject ? (
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            {actor ? <Narrowed label="한 사람이 한 일만" onClear={() => narrow('actor', null)} /> : null}
            {subject ? <Narrowed label="한 대상만" onClear={() => narrow('subject', null)} /> : null}
          </Stack>
        ) : null}
        <PagedCards
          query={query}
          gap={2}
          skeleton={{ cards: 5, height: 84 }}
          empty={
            <EmptyState art={<SleepingMoonArt size={132} />} title="기록이 없어요">
              운영자가 한 일은 모두 여기에 남고, 고치거나 지울 수 없어요.
            </EmptyState>
          }
        >
          {(line) => <Line line={line} onActor={(id) => narrow('actor', id)} />}
        </PagedCards>
      </Stack>
    </StaffPage>
  );
}

const Narrowed = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <MainButton look="soft" size="small" fit onClick={onClear}>
    {label} · 지우기
  </MainButton>
);

function Line({ line, onActor }: { line: AuditLine; onActor: (id: string) => void }) {
  const { action, subject_kind, subject_id, at, actor } = line;
  return (
    <Card>
      <Stack
        direction="row"
        spacing={2}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <div style={{ minWidth: 0 }}>
          <Typography variant="strong">{actionLabel(action)}</Typography>
          <Typography variant="small" color="textSecondary" style={{ overflowWrap: 'anywhere' }}>
            {SUBJECTS[subject_kind]} {subject_id}
          </Typography>
          <Typography
            variant="small"
            color="textSecondary"
            style={{ marginTop: space(1) }}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {formatTime(at, 'dottedMinute')}
          </Typography>
        </div>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {actor ? (
            <MainButton look="outline" size="small" fit onClick={() => onActor(actor.id)}>
              {actor.user_id ?? '탈퇴한 운영자'}
            </MainButton>
          ) : (
            <Typography variant="label" color="textSecondary">
              서버에서 한 일
            </Typography>
          )}
          {subject_kind === 'account' ? (
            <MainButton component={Link} to={staffPaths.toMember(subject_id)} look="soft" size="small" fit>
              회원 보기
            </MainButton>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}
