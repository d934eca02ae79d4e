import type { CouponState } from '@contract/history/coupons';
import type { Coupon } from '@contract/history/coupons.responses';
import styled from '@emotion/styled';
import { listDay, listDayOfTime } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

interface CouponCardProps {
  coupon: Coupon;
  state: CouponState;
  /** Of one that can be used. */
  onUse?: () => void;
}

/** One coupon: its use and expiry, or what became of it. */
export function CouponCard({ coupon, state, onUse }: CouponCardProps) {
  return (
    <Ticket data-over={state === 'usable' ? undefined : ''}>
      <div>
        <Name>{coupon.name}</Name>
        <Purpose>{coupon.purpose}</Purpose>
      </div>
      <Foot>
        <p>{whenText(coupon, state)}</p>
        {onUse ? (
          <MainButton size="small" fit onClick={onUse} aria-label={`${coupon.name} 사용하기`}>
            사용하기
          </MainButton>
        ) : null}
      </Foot>
    </Ticket>
  );
}

function whenText({ expires_on, used_at, opens_on, closes_on }: Coupon, state: CouponState): string {
  if (state === 'usable') return `${listDay(expires_on)}까지 쓸 수 있어요`;
  if (state === 'expired') return `${listDay(expires_on)}에 기한이 끝났어요`;
  const span = opens_on && closes_on ? ` · ${listDay(opens_on)}부터 ${listDay(closes_on)}까지` : '';
  return `${listDayOfTime(used_at)}에 사용했어요${span}`;
}

/** A ticket: its kind on the left of the tear-off line, muted once it has expired. */
const Ticket = styled('li')({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& > div': { padding: space(4) },
  '& > div:first-of-type': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
  '& > div + div': { borderTop: `2px dashed ${color.line}` },
  '&[data-over] > div:first-of-type': { backgroundColor: color.sunken, color: color.inkSoft },
});

const Name = styled('h2')({ ...text.title, margin: 0 });

const Purpose = styled('p')({ ...text.small, margin: `${space(1)} 0 0` });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  '& > p': { ...text.small, margin: 0, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});
