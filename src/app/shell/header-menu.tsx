import styled from '@emotion/styled';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useLogoutMutation } from '@/shared/api/logout-api';
import { color, media, motion, radius, size, space, text } from '@/shared/tokens';
import { LogoutIcon, SettingsIcon, SwitchIcon, UserIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';

/** Popover of the header (docs/specification.md §2.4): change the child, settings, sign out. */
export function HeaderMenu() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [logout, { isLoading: leaving }] = useLogoutMutation();

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const signOut = async () => {
    if (leaving) return;
    await logout();
    void navigate(paths.root, { replace: true });
  };

  return (
    <Box onBlur={onBlur} onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        label="내 메뉴"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        // Safari gives a tapped button no focus, and without it there is no blur to close by.
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpen(!open);
        }}
      >
        <UserIcon />
      </IconButton>
      {open ? (
        <Panel id={panelId}>
          <li>
            <Entry
              type="button"
              onClick={() => {
                setOpen(false);
                void navigate(paths.auth.profileSelect);
              }}
            >
              <SwitchIcon size={20} />
              프로필 바꾸기
            </Entry>
          </li>
          <li>
            <Entry
              type="button"
              onClick={() => {
                setOpen(false);
                void navigate(paths.mypage.setting);
              }}
            >
              <SettingsIcon size={20} />
              설정
            </Entry>
          </li>
          <li>
            <Entry type="button" aria-disabled={leaving || undefined} onClick={() => void signOut()}>
              <LogoutIcon size={20} />
              {leaving ? '로그아웃하고 있어요' : '로그아웃'}
            </Entry>
          </li>
        </Panel>
      ) : null}
    </Box>
  );
}

const Box = styled('div')({ position: 'relative' });

const Panel = styled('ul')({
  position: 'absolute',
  zIndex: 40,
  top: `calc(100% + ${space(1)})`,
  right: 0,
  minWidth: '184px',
  padding: space(1.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  backgroundColor: color.surfaceRaised,
  boxShadow: '0 10px 30px rgba(46, 39, 32, 0.14)',
  animation: `gg-menu ${motion.quick}ms ${motion.ease}`,
  '@keyframes gg-menu': { from: { opacity: 0, transform: 'translateY(-4px)' } },
});

const Entry = styled('button')({
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: size.touch,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: color.inkSoft },
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&[aria-disabled="true"]': { color: color.inkFaint, cursor: 'progress' },
});
