import type { PointState } from '@contract/history/points.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { pointsText } from '@/domain/points/points-words';
import { ChevronIcon, ClockIcon } from '@/shared/art/icons/icon';
import { listDay } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Attendance } from './attendance';

/** The balance, the points expiring soon, and today's attendance. */
export function BalanceCard({ points }: { points: PointState }) {
  const { balance, expiring } = points;
  return (
    <Card>
      <Stack spacing={4}>
        <Stack spacing={1}>
          <Typography component="h2" variant="label" color="textSecondary">
            지금 쓸 수 있는 포인트
          </Typography>
          <Balance>{pointsText(balance)}</Balance>
        </Stack>
        {expiring ? (
          <Soon>
            <ClockIcon size={18} />
            <span>
              {listDay(expiring.on)}부터 {pointsText(expiring.points)}가 사라져요.
            </span>
          </Soon>
        ) : null}
        <Stack spacing={2}>
          <Attendance done={points.attended_today} points={points.attendance_points} />
          <MainButton component={Link} to={paths.history.coupon} look="quiet" size="small">
            쿠폰으로 바꾸기
            <ChevronIcon size={18} />
          </MainButton>
        </Stack>
      </Stack>
    </Card>
  );
}

const Balance = styled('p')({ ...text.display, fontSize: '2.25rem', margin: 0, fontVariantNumeric: 'tabular-nums' });

const Soon = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: `${space(2.5)} ${space(3)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});
