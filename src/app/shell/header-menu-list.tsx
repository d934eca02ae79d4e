import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectOwner } from '@/features/auth/auth-slice';
import { InfoIcon, LogoutIcon, SearchIcon, SettingsIcon, SwitchIcon } from '@/shared/art/icons/further-icons';
import { AlertIcon } from '@/shared/art/icons/icon';
import { selectWaitingCount } from '@/shared/outbox/create-outbox';
import { signOut } from '@/shared/session/sign-out';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { Menu, MenuEntry } from '@/shared/ui/overlays/menu';

interface HeaderMenuListProps {
  id: string;
  label: string;
  /** The button it belongs to; closed while null. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Items of the header's menu: change the child, search, help, settings, sign out. */
export function HeaderMenuList({ onClose, ...menu }: HeaderMenuListProps) {
  const navigate = useNavigate();
  const waiting = useAppSelector((state) => selectWaitingCount(state, selectOwner(state)));
  const dispatch = useAppDispatch();

  const leave = () => {
    if (waiting > 0) return goTo(paths.mypage.settingLogOut)();
    dispatch(signOut());
    void navigate(paths.root, { replace: true });
  };
  const goTo = (path: string) => () => {
    onClose();
    void navigate(path);
  };

  return (
    <Menu onClose={onClose} {...menu}>
      <MenuEntry onClick={goTo(paths.auth.profileSelect)}>
        <SwitchIcon size={20} />
        프로필 바꾸기
      </MenuEntry>
      <MenuEntry onClick={goTo(paths.community.search)}>
        <SearchIcon size={20} />
        검색
      </MenuEntry>
      <MenuEntry onClick={() => window.location.assign(paths.emergency)}>
        <AlertIcon size={20} />
        급할 때
      </MenuEntry>
      <MenuEntry onClick={goTo(paths.mypage.qna)}>
        <InfoIcon size={20} />
        도움말
      </MenuEntry>
      <MenuEntry onClick={goTo(paths.mypage.setting)}>
        <SettingsIcon size={20} />
        설정
      </MenuEntry>
      <MenuEntry onClick={leave}>
        <LogoutIcon size={20} />
        로그아웃
      </MenuEntry>
    </Menu>
  );
}
