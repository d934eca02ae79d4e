import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useLogoutMutation } from '@/shared/api/logout-api';
import { LogoutIcon } from '@/shared/ui/further-icons';
import { MainButton } from '@/shared/ui/main-button';

/** Signs out on this device, and navigates to the start page. */
export function LogOut() {
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const signOut = async () => {
    await logout();
    void navigate(paths.root, { replace: true });
  };
  return (
    <MainButton look="outline" pending={isLoading} icon={<LogoutIcon size={20} />} onClick={() => void signOut()}>
      로그아웃
    </MainButton>
  );
}
