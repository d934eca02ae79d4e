import type { Coupon } from '@contract/history/coupons.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRedeemCouponMutation } from '@/features/history/history-api';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { listDay } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

/** Asks before a coupon is used, and says what happens then. Open while a coupon is chosen. */
export function UseSheet({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const idempotencyKeyFor = useIdempotencyKey();
  const [redeemCoupon, { isLoading }] = useRedeemCouponMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = useSingleFlight(async () => {
    if (!coupon) return;
    setProblem(null);
    const { data, error } = await redeemCoupon({ id: coupon.id, idempotencyKey: idempotencyKeyFor(coupon.id) });
    if (!data) return setProblem(getFormErrorMessage(error));
    const until = data.closes_on ? ` ${listDay(data.closes_on)}까지 이용할 수 있어요` : '';
    dispatch(succeeded(`쿠폰을 사용했어요.${until}`));
    close();
  });
  return (
    <ConfirmSheet
      open={coupon !== null}
      onClose={close}
      onConfirm={() => void confirm()}
      pending={isLoading}
      title={coupon ? `${coupon.name}을 사용할까요?` : ''}
      confirmLabel="사용하기"
    >
      <Stack spacing={3}>
        <span>
          {coupon?.purpose} 오늘부터 바로 시작하고, 이미 이용하는 중이면 그다음 날부터 이어져요. 한 번 사용한 쿠폰은
          되돌릴 수 없어요.
        </span>
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </ConfirmSheet>
  );
}
