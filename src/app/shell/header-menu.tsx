import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { useLogoutMutation } from '@/shared/api/logout-api';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { AlertIcon, UserIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { preloadOverlays, useOverlays, usePreloadedOverlays } from '@/shared/ui/overlays/load-overlays';

const LABEL = '내 메뉴';

type Opened = { anchor: HTMLElement; locationKey: string };

/** Menu of the header (docs/specification.md §2.4): change the child, settings, sign out. */
export function HeaderMenu() {
  const id = useId();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [logout, { isLoading: leaving }] = useLogoutMutation();
  // a navigation closes it
  const anchor = opened?.locationKey === key ? opened.anchor : null;
  const close = () => setOpened(null);
  usePreloadedOverlays();
  const overlays = useOverlays(anchor !== null, () => {
    dispatch(failed(NO_ANSWER_MESSAGE));
    close();
  });

  const signOut = async () => {
    if (leaving) return;
    await logout();
    void navigate(paths.root, { replace: true });
  };
  const goTo = (path: string) => {
    close();
    void navigate(path);
  };

  return (
    <>
      <IconButton
        label={LABEL}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor && overlays ? id : undefined}
        onPointerDown={() => void preloadOverlays()}
        onFocus={() => void preloadOverlays()}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, locationKey: key })}
      >
        <UserIcon />
      </IconButton>
      {overlays ? (
        <overlays.Menu id={id} label={LABEL} anchor={anchor} onClose={close}>
          <overlays.MenuEntry onClick={() => goTo(paths.auth.profileSelect)}>
            <overlays.menuIcons.SwitchIcon size={20} />
            프로필 바꾸기
          </overlays.MenuEntry>
          <overlays.MenuEntry onClick={() => window.location.assign(paths.emergency)}>
            <AlertIcon size={20} />
            급할 때
          </overlays.MenuEntry>
          <overlays.MenuEntry onClick={() => goTo(paths.mypage.qna)}>
            <overlays.menuIcons.InfoIcon size={20} />
            도움말
          </overlays.MenuEntry>
          <overlays.MenuEntry onClick={() => goTo(paths.mypage.setting)}>
            <overlays.menuIcons.SettingsIcon size={20} />
            설정
          </overlays.MenuEntry>
          <overlays.MenuEntry aria-disabled={leaving || undefined} onClick={() => void signOut()}>
            <overlays.menuIcons.LogoutIcon size={20} />
            {leaving ? '로그아웃하고 있어요' : '로그아웃'}
          </overlays.MenuEntry>
        </overlays.Menu>
      ) : null}
    </>
  );
}
