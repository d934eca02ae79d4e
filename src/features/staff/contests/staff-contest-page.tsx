import { formatNumber } from '@contract/common/format-number';
import { requiredText, typedText } from '@contract/common/text';
import type { ContestInput } from '@contract/community/contests';
import type { ContestCard, ContestDetail } from '@contract/community/contests.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useGetContestQuery, useListContestsInfiniteQuery } from '@/domain/contests/contest-list-api';
import { lastMomentWords, momentWords, STATE_LABELS, spanWords, stateTones } from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { StaffPage } from '@/domain/staff/staff-page';
import { toContestTimes, toFormDays } from '@/features/staff/contests/contest-days';
import { useGetQueueSummaryQuery } from '@/features/staff/moderation/moderation-api';
import { clearDraft, readDraft } from '@/shared/forms/form-draft';
import { onlyChanged } from '@/shared/forms/only-changed';
import { useApiForm } from '@/shared/forms/use-api-form';
import { usePersistDraft } from '@/shared/forms/use-form-draft';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { useAnnounceContestMutation, useCreateContestMutation, useUpdateContestMutation } from './staff-contests-api';

/**
 * /admin/contest: the staff's contests; `?contest=` edits one, `?contest=new` creates one. The server allows writes by
 * staff only.
 */
export function AdminContestPage() {
  const [params] = useSearchParams();
  const { data: summary, error, isError, refetch } = useGetQueueSummaryQuery();
  const contest = params.get('contest');
  if (!summary)
    return (
      <StaffPage title="공모전 관리" error={error}>
        {isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton height={160} shape="card" />}
      </StaffPage>
    );
  if (contest === 'new')
    return (
      <PageShell title="새 공모전" back>
        <ContestForm />
      </PageShell>
    );
  return contest ? <Change key={contest} id={contest} /> : <Contests />;
}

const toContestLink = (id: string) => `${paths.admin.contest}?contest=${encodeURIComponent(id)}`;

function Contests() {
  const now = useListContestsInfiniteQuery({ state: 'now' }, { refetchOnMountOrArgChange: true });
  const past = useListContestsInfiniteQuery({ state: 'past' }, { refetchOnMountOrArgChange: true });
  const loaded = now.currentData && past.currentData;
  const all: ContestCard[] = [now, past].flatMap(
    ({ currentData }) => currentData?.pages.flatMap(({ items }) => items) ?? [],
  );
  return (
    <PageShell title="공모전 관리" back>
      <Stack spacing={4}>
        <MainButton component={Link} to={toContestLink('new')}>
          새 공모전 만들기
        </MainButton>
        <QueryBoundary
          isLoading={!loaded && !now.isError && !past.isError}
          isError={!loaded && (now.isError || past.isError)}
          onRetry={() => {
            void now.refetch();
            void past.refetch();
          }}
          isEmpty={all.length === 0}
          skeleton={<Skeleton height={120} shape="card" />}
          empty="아직 만든 공모전이 없어요"
        >
          <Stack component="ul" spacing={3}>
            {all.map((contest) => (
              <li key={contest.id}>
                <Card>
                  <Chip tone={stateTones[contest.state]}>{STATE_LABELS[contest.state]}</Chip>
                  <Typography component="h2" variant="strong" style={{ margin: '6px 0 2px', fontWeight: 700 }}>
                    {contest.title}
                  </Typography>
                  <Typography variant="small" color="textSecondary">
                    {spanWords(contest)} · 작품 {formatNumber(contest.entry)} · 발표 {momentWords(contest.results_at)}
                  </Typography>
                  <Stack direction="row" spacing={2} style={{ marginTop: space(3) }} sx={{ flexWrap: 'wrap' }}>
                    <MainButton component={Link} to={toContestLink(contest.id)} look="outline" size="small" fit>
                      수정
                    </MainButton>
                    <MainButton
                      component={Link}
                      to={paths.community.toContestBoard(contest.id)}
                      look="quiet"
                      size="small"
                      fit
                    >
                      보기
                    </MainButton>
                    {contest.state === 'judging' ? <Announce contest={contest} /> : null}
                  </Stack>
                </Card>
              </li>
            ))}
          </Stack>
          <MoreButton query={past} gap={3}>
            더 보기
          </MoreButton>
        </QueryBoundary>
      </Stack>
    </PageShell>
  );
}

function Announce({ contest }: { contest: ContestCard }) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [announce, { isLoading }] = useAnnounceContestMutation();
  return (
    <>
      <MainButton size="small" fit onClick={() => setOpen(true)}>
        지금 발표하기
      </MainButton>
      <ConfirmSheet
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          void announce({ id: contest.id }).then(({ error }) => {
            if (error) return;
            setOpen(false);
            dispatch(succeeded('결과를 발표했어요'));
          })
        }
        pending={isLoading}
        title="결과를 지금 발표할까요?"
        confirmLabel="발표하기"
      >
        표가 많은 세 작품이 수상작으로 보이고, 상을 받은 분들께 알림이 가요. 발표한 뒤에는 날짜를 바꿀 수 없어요.
      </ConfirmSheet>
    </>
  );
}

function Change({ id }: { id: string }) {
  const {
    currentData: contest,
    isError,
    isFetching,
    refetch,
  } = useGetContestQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <PageShell title="공모전 수정" back>
      {contest && !isFetching ? (
        <ContestForm contest={contest} />
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} shape="card" />
      )}
    </PageShell>
  );
}

const day = v.pipe(v.string(), v.regex(/^20\d{2}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'));
const form = v.object({
  title: requiredText('제목을', 60),
  theme: requiredText('주제를', 100),
  body: typedText('설명을', 4000),
  opens_at: day,
  closes_at: day,
  results_at: v.pipe(v.string(), v.regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}/, '발표할 시각을 골라 주세요.')),
});
type Values = v.InferInput<typeof form>;
const EMPTY: Values = { title: '', theme: '', body: '', opens_at: '', closes_at: '', results_at: '' };

/** The raw input, including incomplete values. */
const typed = v.object({
  title: v.string(),
  theme: v.string(),
  body: v.string(),
  opens_at: v.string(),
  closes_at: v.string(),
  results_at: v.string(),
});

/** As the form sends it unchanged. */
const toInput = (contest: ContestDetail): ContestInput => {
  const { title, theme, body } = contest;
  return { title, theme, body, ...toContestTimes(toFormDays(contest)) };
};

function ContestForm({ contest }: { contest?: ContestDetail }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create] = useCreateContestMutation();
  const [update] = useUpdateContestMutation();
  const [opened] = useState(contest);
  const draft = `contest-${contest?.id ?? 'new'}`;
  const [initial] = useState<Values>(() => ({
    ...EMPTY,
    ...(contest && { title: contest.title, theme: contest.theme, body: contest.body, ...toFormDays(contest) }),
    ...readDraft(draft, typed),
  }));
  const over = contest?.state === 'ended';
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm<Values, Values>({
    schema: form,
    defaultValues: initial,
    draft: null,
    fields: ['title', 'theme', 'body', 'opens_at', 'closes_at', 'results_at'],
    send: (values, idempotencyKey) => {
      // a contest that is over keeps its days to the millisecond
      const days =
        contest && over
          ? { opens_at: contest.opens_at, closes_at: contest.closes_at, results_at: contest.results_at }
          : toContestTimes(values);
      const input = { ...values, ...days };
      return opened
        ? update({ id: opened.id, ...onlyChanged(input, toInput(opened)), idempotencyKey }).unwrap()
        : create({ ...input, idempotencyKey }).unwrap();
    },
    onSent: () => {
      clearDraft(draft);
      dispatch(succeeded(contest ? '공모전을 수정했어요' : '공모전을 만들었어요'));
      void navigate(paths.admin.contest, { replace: true });
    },
  });
  usePersistDraft(draft, fields, (values) => values);
  const [opens, closes] = [fields.watch('opens_at'), fields.watch('closes_at')];
  const days = /^20\d{2}-\d{2}-\d{2}$/;
  const span =
    days.test(opens) && days.test(closes)
      ? lastMomentWords(
          toContestTimes({ opens_at: opens, closes_at: closes, results_at: '2026-01-01T00:00' }).closes_at,
        )
      : null;
  const line = (name: keyof Values) => ({ error: errors[name]?.message, ...fields.register(name) });
  return (
    <form {...formProps}>
      <Stack spacing={5}>
        <Field label="제목" autoComplete="off" {...line('title')} />
        <Field label="주제" autoComplete="off" hint="목록에 한 줄로 보여요." {...line('theme')} />
        <Field label="참여 방법과 규칙" multiline minRows={8} {...line('body')} />
        <Field label="여는 날" type="date" readOnly={over} {...line('opens_at')} />
        <Field
          label="마지막 날"
          type="date"
          readOnly={over}
          hint={span ? `${span} 올리고 투표할 수 있어요.` : '그날 23:59까지 올리고 투표할 수 있어요.'}
          {...line('closes_at')}
        />
        <Field
          label="결과 발표"
          type="datetime-local"
          readOnly={over}
          hint={
            over ? '발표한 뒤에는 날짜를 바꿀 수 없어요.' : '이때 자동으로 발표돼요. 마감한 뒤에는 앞당길 수 있어요.'
          }
          {...line('results_at')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          {contest ? '저장하기' : '만들기'}
        </MainButton>
      </Stack>
    </form>
  );
}
