import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useCapability } from '@/domain/profiles/use-capability';
import { useListOfficialResultsQuery } from '@/features/test/official/official-api';
import { useGetTestOverviewQuery, useListAttemptsQuery } from '@/features/test/test-api';
import type { KindChoice } from '@/features/test/ui/kind-filter';
import { PencilIcon } from '@/shared/art/icons/further-icons';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { formatPlainDay } from '@/shared/lib/format-time';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ListSkeleton } from '@/shared/ui/feedback/list-skeleton';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { AttemptCard } from './attempt-card';
import { OfficialRecordCard } from './official-record-card';
import { byMonth, type Moment, timeLine } from './time-line';

/** 지난 기록: every attempt and every clinic result of the child, newest first. */
export function PastSection({ profileId, kind }: { profileId: string; kind: KindChoice }) {
  const attempts = useListAttemptsQuery({ profileId });
  const seesRecords = useCapability(profileId, 'health.read');
  const records = useListOfficialResultsQuery(seesRecords ? { profileId } : skipToken);
  const moments = timeLine(attempts.currentData ?? [], records.currentData ?? []).filter((moment) =>
    fits(moment, kind),
  );
  const loaded = attempts.currentData !== undefined && (!seesRecords || records.currentData !== undefined);
  const failed = [attempts, records].filter(({ currentData, isError }) => currentData === undefined && isError);
  return (
    <section aria-labelledby="past">
      <Head>
        <div>
          <h2 id="past">지난 기록</h2>
          {moments.length > 0 ? (
            <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {moments.length}건
            </Typography>
          ) : null}
        </div>
        {seesRecords ? (
          <MainButton
            component={Link}
            to={paths.test.official}
            look="soft"
            size="small"
            fit
            icon={<PencilIcon size={18} />}
          >
            검진 결과 적기
          </MainButton>
        ) : null}
      </Head>
      <QueryBoundary
        isLoading={!loaded && failed.length === 0}
        isError={failed.length > 0}
        isEmpty={moments.length === 0}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        skeleton={<ListSkeleton height={240} count={2} />}
        empty={
          <EmptyState
            compact
            title={kind === 'all' ? '아직 마친 체크가 없어요' : '이 종류의 기록이 아직 없어요'}
            art={<ChecklistSproutArt size={88} />}
          >
            체크를 마치면 여기에 날짜마다 모여요.
          </EmptyState>
        }
        compact
      >
        <TimeLine profileId={profileId} moments={moments} onRefreshRecords={() => void records.refetch()} />
      </QueryBoundary>
    </section>
  );
}

/** The clinic's result belongs to the checks of development. */
const fits = (moment: Moment, kind: KindChoice) =>
  kind === 'all' || (moment.kind === 'attempt' ? moment.attempt.kind : 'development') === kind;

interface TimeLineProps {
  profileId: string;
  moments: readonly Moment[];
  /** Signed paths of photos last a day. */
  onRefreshRecords: () => void;
}

function TimeLine({ profileId, moments, onRefreshRecords }: TimeLineProps) {
  const { currentData: overview } = useGetTestOverviewQuery({ profileId });
  const seesAnswers = useCapability(profileId, 'checks.read');
  // only the newest attempt of a check offers to repeat it
  const mayRepeat = (attemptId: string) =>
    overview?.tests.some(
      ({ attempt_id, group, window }) => attempt_id === attemptId && group === 'done' && window === 'current',
    ) ?? false;
  return (
    <div>
      {byMonth(moments).map(({ month, moments: own }) => (
        <MonthPart key={month}>
          <h3>{formatPlainDay(`${month}01`, 'month')}</h3>
          <Cards>
            {own.map((moment) =>
              moment.kind === 'attempt' ? (
                <li key={moment.attempt.id}>
                  <AttemptCard
                    attempt={moment.attempt}
                    mayRepeat={mayRepeat(moment.attempt.id)}
                    onlySummary={!seesAnswers}
                  />
                </li>
              ) : (
                <li key={moment.record.id}>
                  <OfficialRecordCard record={moment.record} onRefresh={onRefreshRecords} />
                </li>
              ),
            )}
          </Cards>
        </MonthPart>
      ))}
    </div>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(3),
  '& > div': { display: 'flex', alignItems: 'baseline', gap: space(2) },
  '& h2': text.title,
});

const MonthPart = styled('div')({
  display: 'grid',
  gap: space(3),
  // the axis: a line through the months
  position: 'relative',
  paddingLeft: space(6),
  paddingBottom: space(6),
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '7px',
    top: '12px',
    bottom: '-12px',
    width: '2px',
    backgroundColor: color.line,
  },
  '&:last-of-type::before': { bottom: 0 },
  '& > h3': { ...text.label, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& > h3::before': {
    content: '""',
    position: 'absolute',
    left: '2px',
    top: '4px',
    width: '12px',
    height: '12px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${color.primary}`,
    backgroundColor: color.paper,
  },
});

const Cards = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'start',
});
