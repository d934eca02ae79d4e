import { formatNumber } from '@contract/common/format-number';
import { MYPAGE_COUNTED_TO } from '@contract/mypage/mypage';
import type { MyPage } from '@contract/mypage/mypage.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, media, space, text } from '@/shared/tokens';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

/** Past what is counted: 'N+'. */
export const formatCount = (n: number) => (n > MYPAGE_COUNTED_TO ? `${MYPAGE_COUNTED_TO}+` : formatNumber(n));

/** Balances to spend: points, and usable coupons. */
export function LedgerTiles({ room }: { room: Pick<MyPage, 'points' | 'coupons'> | undefined }) {
  const tiles = [
    { label: '포인트', to: paths.history.point, value: room && `${formatNumber(room.points)}P` },
    { label: '쓸 수 있는 쿠폰', to: paths.history.coupon, value: room && `${formatCount(room.coupons)}장` },
  ];
  return (
    <Card data-flat="">
      <Two>
        {tiles.map(({ label, to, value }) => (
          <li key={to}>
            <Tile to={to}>
              <Name>
                {label}
                <ChevronIcon size={18} />
              </Name>
              {value === undefined ? <Skeleton width={72} height={30} /> : <Value>{value}</Value>}
            </Tile>
          </li>
        ))}
      </Two>
    </Card>
  );
}

const Two = styled('ul')({
  display: 'grid',
  // one below the other when large text does not fit
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  '& > li + li': { borderLeft: `1px solid ${color.line}` },
});

const Tile = styled(Link)({
  display: 'grid',
  gap: space(1),
  minHeight: '84px',
  boxSizing: 'border-box',
  alignContent: 'center',
  padding: `${space(3)} ${space(4)}`,
  color: color.ink,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:active': { backgroundColor: color.sunken },
  '&:focus-visible': { outlineOffset: '-3px' },
});

const Name = styled('span')({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.inkSoft,
  '& > svg': { color: color.inkFaint },
});

const Value = styled('b')({ ...text.headline, fontVariantNumeric: 'tabular-nums' });
