import { CLAIM_RIGHTS, REPORT_REASONS } from '@contract/community/community-safety';
import type { Claim, MyCase } from '@contract/community/community-safety.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  useAppealMutation,
  useListClaimsQuery,
  useListMyCasesQuery,
  useObjectToClaimMutation,
} from '@/features/community/moderation/safety-api';
import { StatementSheet } from '@/features/community/moderation/statement-sheet';
import { listDayOfTime } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import type { Tone } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { combineQueries, QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SectionHeader } from '@/shared/ui/layout/section-header';

const WHAT = { post: '글', comment: '댓글', person: '활동' } as const;
const CASE: Record<MyCase['state'], [label: string, tone: Tone]> = {
  hidden: ['살펴보는 중', 'sun'],
  kept: ['다시 보여요', 'leaf'],
  removed: ['가렸어요', 'coral'],
  warned: ['주의를 드렸어요', 'coral'],
};
const CLAIM: Record<Claim['state'], [label: string, tone: Tone]> = {
  asked: ['확인하는 중', 'sun'],
  granted: ['가려 두었어요', 'sky'],
  refused: ['가리지 않았어요', 'lilac'],
  ended: ['끝났어요', 'leaf'],
};
const APPEAL = {
  waiting: '이의를 살펴보고 있어요.',
  upheld: '결정을 그대로 두었어요.',
  reversed: '결정을 되돌렸어요.',
};

const getReasonLabel = (reason: MyCase['reason']) =>
  REPORT_REASONS.find((reportReason) => reportReason.reason === reason)?.label;
const getRightLabel = (right: Claim['right']) =>
  CLAIM_RIGHTS.find((claimRight) => claimRight.right === right)?.label ?? '';

type Asking = { kind: 'appeal' | 'objection'; id: string };

/** Moderators' decisions about the reader's content, and the 임시조치 that the reader requested or is affected by. */
export function DecisionsPage() {
  const dispatch = useAppDispatch();
  const cases = useListMyCasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const claims = useListClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [appeal] = useAppealMutation();
  const [object] = useObjectToClaimMutation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);

  return (
    <PageShell title="신고·임시조치 처리" back>
      <QueryBoundary
        query={combineQueries(cases, claims)}
        isEmpty={cases.data?.length === 0 && claims.data?.length === 0}
        skeleton={
          <Stack spacing={3}>
            <Skeleton height={132} shape="card" />
            <Skeleton height={132} shape="card" />
          </Stack>
        }
        empty={
          <EmptyState title="처리한 일이 없어요">
            내 글이 가려지거나 내가 임시조치를 요청하면 여기에서 알려 드려요.
          </EmptyState>
        }
      >
        <Stack spacing={8}>
          {cases.data && cases.data.length > 0 ? (
            <section>
              <SectionHeader title="내가 쓴 글과 댓글" />
              <Stack component="ul" spacing={3}>
                {cases.data.map((item) => (
                  <li key={item.id}>
                    <CaseCard one={item} onAppeal={() => setAsking({ kind: 'appeal', id: item.id })} />
                  </li>
                ))}
              </Stack>
            </section>
          ) : null}
          {claims.data && claims.data.length > 0 ? (
            <section>
              <SectionHeader title="임시조치" />
              <Stack component="ul" spacing={3}>
                {claims.data.map((item) => (
                  <li key={item.id}>
                    <ClaimCard one={item} onObject={() => setAsking({ kind: 'objection', id: item.id })} />
                  </li>
                ))}
              </Stack>
            </section>
          ) : null}
        </Stack>
      </QueryBoundary>
      <ExitTransition>
        {asking ? (
          <StatementSheet
            draft={`${asking.kind}-${asking.id}`}
            title="이의 내기"
            lead={
              asking.kind === 'appeal'
                ? '결정이 맞지 않다고 생각하는 이유를 적어 주세요. 한 번 낼 수 있고, 다른 운영자가 다시 살펴봐요.'
                : '글을 가려 두면 안 되는 이유를 적어 주세요. 한 번 낼 수 있어요.'
            }
            send={(words, idempotencyKey) =>
              (asking.kind === 'appeal' ? appeal : object)({ id: asking.id, text: words, idempotencyKey }).unwrap()
            }
            onClose={close}
            onSent={() => {
              dispatch(succeeded('이의를 받았어요'));
              close();
            }}
          />
        ) : null}
      </ExitTransition>
    </PageShell>
  );
}

interface DecidedCardProps {
  one: Pick<MyCase | Claim, 'target' | 'label'>;
  state: [label: string, tone: Tone];
  /** Where an objection is still possible. */
  onObject?: () => void;
  children: ReactNode;
}

/** A moderation decision; `children` are shown between its title and the objection button. */
function DecidedCard({ one, state: [label, tone], onObject, children }: DecidedCardProps) {
  return (
    <Card component="article">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Chip tone={tone}>{label}</Chip>
        <Typography component="h3" variant="strong">
          {WHAT[one.target]} · {one.label}
        </Typography>
        {children}
        {onObject ? (
          <MainButton look="outline" size="small" fit onClick={onObject}>
            이의 내기
          </MainButton>
        ) : null}
      </Stack>
    </Card>
  );
}

function CaseCard({ one, onAppeal }: { one: MyCase; onAppeal: () => void }) {
  return (
    <DecidedCard one={one} state={CASE[one.state]} onObject={one.can_appeal ? onAppeal : undefined}>
      <Typography variant="small" color="textSecondary">
        {listDayOfTime(one.at)}
        {getReasonLabel(one.reason) ? ` · ${getReasonLabel(one.reason)}` : ''}
      </Typography>
      <Typography>{one.note || '여러 분이 신고해서 운영팀이 살펴보는 동안 가려 두었어요.'}</Typography>
      {one.appeal ? (
        <Typography variant="small" color="textSecondary">
          {APPEAL[one.appeal.result]} {one.appeal.note}
        </Typography>
      ) : null}
    </DecidedCard>
  );
}

function ClaimCard({ one, onObject }: { one: Claim; onObject: () => void }) {
  return (
    <DecidedCard one={one} state={CLAIM[one.state]} onObject={one.can_object ? onObject : undefined}>
      <Typography variant="small" color="textSecondary">
        {one.mine === 'claimant' ? '내가 요청했어요' : '내 글에 들어온 요청이에요'} · {getRightLabel(one.right)} ·{' '}
        {listDayOfTime(one.asked_at)}
      </Typography>
      {one.reason ? <Typography>{one.reason}</Typography> : null}
      {one.until ? (
        <Typography variant="small" color="textSecondary">
          {listDayOfTime(one.until)}까지
        </Typography>
      ) : null}
      {one.objected ? (
        <Typography variant="small" color="textSecondary">
          글쓴이가 이의를 냈어요.
        </Typography>
      ) : null}
    </DecidedCard>
  );
}
