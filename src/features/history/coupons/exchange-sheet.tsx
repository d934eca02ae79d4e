import type { CouponKind } from '@contract/history/coupons.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { pointsText, spanText } from '@/domain/points/points-words';
import { useExchangeCouponMutation } from '@/features/history/history-api';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

interface ExchangeSheetProps {
  /** The offered coupon; null while the sheet is closed. */
  kind: CouponKind | null;
  balance: number;
  onClose: () => void;
  onExchanged: () => void;
}

/** Asks before points become a coupon. Sent again after a lost answer it is the same coupon, paid once. */
export function ExchangeSheet({ kind, balance, onClose, onExchanged }: ExchangeSheetProps) {
  const dispatch = useAppDispatch();
  const idempotencyKeyFor = useIdempotencyKey();
  /** Of this visit: the next coupon of the same kind is another one. */
  const [done, setDone] = useState(0);
  const [exchange, { isLoading }] = useExchangeCouponMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = useSingleFlight(async () => {
    if (!kind) return;
    setProblem(null);
    const { data, error } = await exchange({ id: idempotencyKeyFor([kind.id, done]), kind: kind.id });
    if (!data) return setProblem(getFormErrorMessage(error));
    setDone(done + 1);
    dispatch(succeeded(`${data.name} 쿠폰으로 바꿨어요`));
    close();
    onExchanged();
  });
  const price = kind?.price ?? 0;
  return (
    <ConfirmSheet
      open={kind !== null}
      onClose={close}
      onConfirm={() => void confirm()}
      pending={isLoading}
      title={`${pointsText(price)}를 쿠폰으로 바꿀까요?`}
      confirmLabel="바꾸기"
    >
      <Stack spacing={3}>
        <span>
          {kind?.name} 쿠폰을 받고, {pointsText(Math.max(0, balance - price))}가 남아요. 받은 날부터{' '}
          {kind ? spanText(kind.valid) : ''} 안에 쓸 수 있고, 바꾼 포인트는 되돌릴 수 없어요.
        </span>
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </ConfirmSheet>
  );
}
