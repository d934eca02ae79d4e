import { formatNumber } from '@contract/common/format-number';
import type { ContestCard as Contest } from '@contract/community/contests.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import {
  dDay,
  lastMomentWords,
  momentWords,
  STATE_LABELS,
  spanWords,
  stateTones,
} from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { ContestArt } from './contest-art';

const getDatesText = (contest: Contest) =>
  contest.state === 'running'
    ? lastMomentWords(contest.closes_at)
    : contest.state === 'judging'
      ? `${momentWords(contest.results_at)} 발표`
      : spanWords(contest);

/** A contest in a list: its topic and its deadline. */
export function ContestCard({ contest, now }: { contest: Contest; now?: number }) {
  const days = dDay(contest, now);
  return (
    <CardButton component={Link} to={paths.community.toContestBoard(contest.id)} style={{ height: '100%' }}>
      <Picture>
        <ContestArt id={contest.id} />
      </Picture>
      <Row>
        <Chip tone={stateTones[contest.state]}>{STATE_LABELS[contest.state]}</Chip>
        {days ? <Chip tone="coral">{days}</Chip> : null}
      </Row>
      <Typography component="span" variant="title" style={{ display: 'block', margin: '6px 0 2px' }}>
        {contest.title}
      </Typography>
      <Line>{contest.theme}</Line>
      <Line style={{ marginTop: space(1) }}>
        {getDatesText(contest)} · 작품 {formatNumber(contest.entry)}
      </Line>
    </CardButton>
  );
}

export const ContestCardSkeleton = () => (
  <Card>
    <Skeleton height={112} />
    <Row>
      <Skeleton width={72} height={24} />
    </Row>
    <div style={{ display: 'grid', gap: space(2), marginTop: 10 }}>
      <Skeleton width="70%" height={22} />
      <Skeleton width="90%" />
    </div>
  </Card>
);

const Picture = styled('span')({ display: 'block', height: '112px' });

const Row = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(3),
});

const Line = styled('span')({
  ...text.small,
  display: 'block',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
