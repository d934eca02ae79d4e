import type { CouponKind } from '@contract/history/coupons.responses';
import styled from '@emotion/styled';
import { pointsText, spanText } from '@/domain/points/points-words';
import { color, space, text } from '@/shared/tokens';
import { TitledSection } from '@/shared/ui/layout/titled-section';

/** Every kind of coupon with its texts. */
export function KindList({ kinds }: { kinds: readonly CouponKind[] }) {
  return (
    <TitledSection title="쿠폰 종류" gap={2}>
      <Kinds>
        {kinds.map(({ id, name, opens, valid, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              쓰면 {spanText(opens)} 이용 · 받은 뒤 {spanText(valid)} 안에 ·{' '}
              {price === null ? '이용권 번호로' : `${pointsText(price)}로`} 받아요
            </dd>
          </div>
        ))}
      </Kinds>
    </TitledSection>
  );
}

const Kinds = styled('dl')({
  margin: 0,
  '& > div': { padding: `${space(3)} 0`, borderBottom: `1px solid ${color.line}` },
  '& dt': { ...text.strong },
  '& dd': { ...text.small, margin: 0, color: color.inkSoft },
});
