import type { MyPage } from '@contract/mypage/mypage.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { selectUser } from '@/features/auth/auth-slice';
import { SettingsIcon } from '@/shared/art/icons/further-icons';
import { useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, size, space } from '@/shared/tokens';

/** The account's name, and the nickname that other parents read, if there is one. */
export function WhoHead({ room }: { room: Pick<MyPage, 'nickname' | 'profile_image_path'> | undefined }) {
  const user = useAppSelector(selectUser);
  const nickname = room?.nickname;
  return (
    <Row>
      <AuthorAvatar
        of={{ user_name: nickname ?? user?.name ?? '', profile_image_path: room?.profile_image_path ?? null }}
        size={60}
      />
      <div>
        <Typography component="h2" variant="headline">
          {user?.name} 님
        </Typography>
        <Typography variant="small" color="textSecondary">
          {nickname ? `커뮤니티에서는 ‘${nickname}’` : user?.user_id}
        </Typography>
      </div>
      <Gear to={paths.mypage.setting} aria-label="설정" title="설정">
        <SettingsIcon />
      </Gear>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  '& > div': { flex: '1 1 auto', minWidth: 0 },
});

const Gear = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: color.inkSoft,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});
