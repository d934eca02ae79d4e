import { formatNumber } from '@contract/common/format-number';
import type { GrantedLicence } from '@contract/history/licences.responses';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { listDay } from '@/shared/lib/age-label';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ConfettiDoneArt } from '@/shared/ui/illustrations/confetti-done';

/** Coupon of a licence's number. */
export function GrantedCoupon({ coupon, onAnother }: { coupon: GrantedLicence; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Card>
        <Stack align="center" gap={2}>
          <ConfettiDoneArt size={132} />
          <h2 ref={heading} tabIndex={-1} style={{ margin: 0, outline: 'none', textAlign: 'center' }}>
            <Text as="span" variant="title">
              {coupon.name} 쿠폰을 받았어요
            </Text>
          </h2>
          <Text ink="soft" align="center">
            {listDay(coupon.expires_on)}까지 쓸 수 있어요.
            {coupon.points > 0 ? ` ${formatNumber(coupon.points)}P도 함께 받았어요.` : null}
          </Text>
        </Stack>
      </Card>
      <MainButton as={Link} to={paths.root} replace>
        시작하기
      </MainButton>
      <MainButton look="quiet" onClick={onAnother}>
        다른 이용권 등록하기
      </MainButton>
    </Stack>
  );
}
