import { UNREAD_MAX } from '@contract/notices/unread';
import styled from '@emotion/styled';
import Badge from '@mui/material/Badge';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectUnreadNotices } from '@/features/auth/auth-slice';
import { BellIcon } from '@/shared/art/icons/icon';
import { useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, size } from '@/shared/tokens';

/** The link to the notices. The unread count is part of the gate's answer: no request of its own. */
export function NoticesBell() {
  const unread = useAppSelector(selectUnreadNotices);
  const count = unread >= UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread);
  const label = unread > 0 ? `알림, 읽지 않은 알림 ${count}개` : '알림';
  return (
    <Bell to={paths.mypage.notices} aria-label={label} title="알림">
      <Badge color="error" variant="dot" invisible={unread === 0} slotProps={{ badge: { 'data-count': count } }}>
        <BellIcon />
      </Badge>
    </Bell>
  );
}

const Bell = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: `max(${size.touch}px, 2.25rem)`,
  height: size.touch,
  borderRadius: radius.round,
  color: 'inherit',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});
