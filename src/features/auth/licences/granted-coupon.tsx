import { formatNumber } from '@contract/common/format-number';
import type { GrantedLicence } from '@contract/history/licences.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ConfettiDoneArt } from '@/shared/art/illustrations/confetti-done';
import { listDay } from '@/shared/lib/age-label';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** Coupon of a licence's number. */
export function GrantedCoupon({ coupon, onAnother }: { coupon: GrantedLicence; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={4}>
      <Card>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <ConfettiDoneArt size={132} />
          <h2 ref={heading} tabIndex={-1} style={{ margin: 0, outline: 'none', textAlign: 'center' }}>
            <Typography component="span" variant="title">
              {coupon.name} 쿠폰을 받았어요
            </Typography>
          </h2>
          <Typography color="textSecondary" align="center">
            {listDay(coupon.expires_on)}까지 쓸 수 있어요.
            {coupon.points > 0 ? ` ${formatNumber(coupon.points)}P도 함께 받았어요.` : null}
          </Typography>
        </Stack>
      </Card>
      <MainButton component={Link} to={paths.root} replace>
        시작하기
      </MainButton>
      <MainButton look="quiet" onClick={onAnother}>
        다른 이용권 등록하기
      </MainButton>
    </Stack>
  );
}
