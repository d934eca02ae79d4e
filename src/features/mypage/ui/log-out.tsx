import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectOwner } from '@/features/auth/auth-slice';
import { LogoutIcon } from '@/shared/art/icons/further-icons';
import { selectWaitingCount } from '@/shared/outbox/create-outbox';
import { signOut } from '@/shared/session/sign-out';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** Signs out on this device, and navigates to the start page. */
export function LogOut() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const waiting = useAppSelector((state) => selectWaitingCount(state, selectOwner(state)));
  const leave = () => {
    if (waiting > 0) return navigate(paths.mypage.settingLogOut);
    dispatch(signOut());
    return navigate(paths.root, { replace: true });
  };
  return (
    <MainButton look="outline" icon={<LogoutIcon size={20} />} onClick={() => void leave()}>
      로그아웃
    </MainButton>
  );
}
