import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectOwner } from '@/features/auth/auth-slice';
import { useLogoutMutation } from '@/shared/api/logout-api';
import { selectWaitingCount } from '@/shared/outbox/create-outbox';
import { useAppSelector } from '@/shared/store/hooks';
import { LogoutIcon } from '@/shared/ui/further-icons';
import { MainButton } from '@/shared/ui/main-button';

/** Signs out on this device, and navigates to the start page. */
export function LogOut() {
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const waiting = useAppSelector((state) => selectWaitingCount(state, selectOwner(state)));
  const signOut = async () => {
    if (waiting > 0) return navigate(paths.mypage.settingLogOut);
    await logout();
    return navigate(paths.root, { replace: true });
  };
  return (
    <MainButton look="outline" pending={isLoading} icon={<LogoutIcon size={20} />} onClick={() => void signOut()}>
      로그아웃
    </MainButton>
  );
}
