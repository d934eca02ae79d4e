import styled from '@emotion/styled';
import Drawer from '@mui/material/Drawer';
import Fade, { type FadeProps } from '@mui/material/Fade';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { isComposing } from '@/shared/lib/is-composing';
import { color, media, motion, radius, safe, space, text } from '@/shared/tokens';
import { IconButton } from '../buttons/icon-button';
import { useIsPresent } from '../exit-transition';
import { enterSheet, leaveSheet } from './sheet-history';
import { useSheetDrag } from './use-sheet-drag';

export interface SheetProps {
  /** Called for Back, Esc, the close button and a tap beside the sheet. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons fixed below the scrolling part. */
  actions?: ReactNode;
  /** 'alertdialog' for content that must be read first. */
  role?: 'dialog' | 'alertdialog';
}

/** Inside the panel, since its effect must precede that of MUI's focus trap, whose first focus can scroll the page. */
function FirstFocus({ enter }: { enter: () => () => void }) {
  const onMount = useEffectEvent(enter);
  useEffect(() => onMount(), []);
  return null;
}

/** The iOS keyboard overlays the page; the panel is moved above it. */
function placeAboveKeyboard(root: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!viewport || !root) return;
  const place = () => {
    const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
    root.style.setProperty('--gg-keyboard', `${covered}px`);
  };
  place();
  viewport.addEventListener('resize', place);
  return () => viewport.removeEventListener('resize', place);
}

/** The styles below animate the panel, this fades the scrim on exit. `direction` is for MUI's Slide. */
function SheetTransition({ direction: _direction, ...props }: FadeProps & { direction?: string }) {
  return <Fade {...props} appear={false} />;
}

/** An open sheet on MUI's Drawer; closed by its `ExitTransition`, whose exit transition holds neither page nor focus. */
export function Sheet({ onClose, title, children, actions, role = 'dialog' }: SheetProps) {
  const id = useId();
  const isOpen = useIsPresent();
  const panelRef = useRef<HTMLDivElement>(null);
  const beforeRef = useRef<Element>(null);
  // as MUI's own restore, but without scrolling the page
  const leaveFocus = () => {
    if (beforeRef.current instanceof HTMLElement) beforeRef.current.focus({ preventScroll: true });
    beforeRef.current = null;
  };
  const restoreFocus = useEffectEvent(leaveFocus);
  const enterFocus = () => {
    const panel = panelRef.current;
    beforeRef.current ??= document.activeElement;
    (panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel)?.focus({ preventScroll: true });
    return () => {
      if (!panel?.isConnected) leaveFocus();
    };
  };
  // after the effect by which MUI shows the page again to screen readers
  useEffect(() => {
    if (!isOpen) restoreFocus();
  }, [isOpen]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    enterSheet(id, () => close());
    return () => leaveSheet(id);
  }, [id, isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Esc of an input method ends the syllable, not the sheet; MUI's own check misses it where `which` is not 229
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };

  const drag = useSheetDrag(panelRef, onClose);
  return (
    <Layer
      ref={placeAboveKeyboard}
      anchor="bottom"
      open={isOpen}
      elevation={0}
      transitionDuration={{ enter: 0, exit: motion.leave }}
      onClose={(_, reason) => {
        if (reason === 'backdropClick') onClose();
      }}
      onKeyDown={onKeyDown}
      data-leaving={isOpen ? undefined : ''}
      ModalProps={{ closeAfterTransition: false, disableRestoreFocus: true }}
      slots={{ transition: SheetTransition }}
      slotProps={{
        backdrop: { appear: false },
        paper: { ref: panelRef, role, 'aria-labelledby': `${id}-title` },
      }}
    >
      <FirstFocus enter={enterFocus} />
      <Head {...drag}>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton label="닫기" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body style={actions ? undefined : { paddingBottom: `calc(${space(5)} + ${safe.bottom})` }}>{children}</Body>
      {actions ? <Foot>{actions}</Foot> : null}
    </Layer>
  );
}

const Layer = styled(Drawer)({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBottom: 'var(--gg-keyboard, 0px)',
  [media.pad]: { alignItems: 'center', padding: `${space(6)} ${space(6)} calc(${space(6)} + var(--gg-keyboard, 0px))` },
  [media.short]: { paddingTop: space(2) },
  '&[data-leaving]': { pointerEvents: 'none' },
  '& > .MuiBackdrop-root': {
    backgroundColor: color.scrim,
    animation: `gg-fade ${motion.calm}ms ease-out`,
    '@keyframes gg-fade': { from: { opacity: 0 } },
  },
  '& > .MuiDrawer-paper': {
    position: 'relative',
    boxSizing: 'border-box',
    flex: '0 1 auto',
    width: '100%',
    maxWidth: '560px',
    maxHeight: `calc(100% - ${space(8)} - ${safe.top})`,
    overflowY: 'visible',
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    animation: `gg-rise ${motion.sheet}ms ${motion.ease}`,
    '@keyframes gg-rise': { from: { transform: 'translateY(100%)' } },
    [media.pad]: {
      maxWidth: '480px',
      maxHeight: '100%',
      borderRadius: radius.sheet,
      animation: `gg-pop ${motion.calm}ms ${motion.ease}`,
      '@keyframes gg-pop': { from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } },
    },
    // scrolls as a whole, with its actions at the end
    [media.short]: { display: 'block', overflowY: 'auto' },
  },
  '&[data-leaving] > .MuiDrawer-paper': {
    animation: `gg-sink ${motion.leave}ms ${motion.ease} forwards`,
    '@keyframes gg-sink': { to: { transform: 'translateY(100%)' } },
    [media.pad]: {
      animation: `gg-fall ${motion.leave}ms forwards`,
      '@keyframes gg-fall': { to: { opacity: 0, transform: 'translateY(12px)' } },
    },
  },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  position: 'relative',
  padding: `${space(4)} ${space(2)} 0 ${space(5)}`,
  // the sheet follows the finger from here
  touchAction: 'none',
  '& > h2': { ...text.title, margin: 0, minWidth: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: space(2),
    left: 'calc(50% - 20px)',
    width: '40px',
    height: '4px',
    borderRadius: radius.round,
    backgroundColor: color.lineStrong,
    opacity: 0.5,
  },
  [media.pad]: {
    padding: `${space(4)} ${space(3)} 0 ${space(6)}`,
    touchAction: 'auto',
    '&::before': { content: 'none' },
  },
});

const Body = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(2)} ${space(5)} ${space(5)}`,
  [media.pad]: { padding: `${space(2)} ${space(6)} ${space(6)}` },
  [media.short]: { overflowY: 'visible' },
});

const Foot = styled('div')({
  padding: `${space(3)} ${space(5)} calc(${space(4)} + ${safe.bottom})`,
  [media.pad]: { padding: `${space(3)} ${space(6)} ${space(6)}` },
});
