import { UNREAD_MAX } from '@contract/notices/unread';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectUnreadNotices } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, size } from '@/shared/tokens';
import { BellIcon } from '@/shared/ui/icons/icon';

/** The link to the notices. The unread count is part of the gate's answer: no request of its own. */
export function NoticesBell() {
  const unread = useAppSelector(selectUnreadNotices);
  const count = unread >= UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread);
  const label = unread > 0 ? `알림, 읽지 않은 알림 ${count}개` : '알림';
  return (
    <Bell to={paths.mypage.notices} aria-label={label} title="알림">
      <BellIcon />
      {unread > 0 ? <Count aria-hidden="true" data-count={count} /> : null}
    </Bell>
  );
}

const Bell = styled(Link)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: `max(${size.touch}px, 2.25rem)`,
  height: size.touch,
  borderRadius: radius.round,
  color: 'inherit',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});

// Hidden from screen readers: the link's name has the number in a sentence.
const Count = styled('span')({
  position: 'absolute',
  top: '4px',
  left: 'max(22px, 55%)',
  boxSizing: 'border-box',
  minWidth: '1.6em',
  padding: '0 0.3em',
  border: `2px solid ${color.paper}`,
  borderRadius: radius.round,
  backgroundColor: color.danger,
  color: color.onDanger,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1.35,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&::after': { content: 'attr(data-count)' },
});
