import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useEditing } from '@/shared/forms/use-editing';
import { isComposing } from '@/shared/lib/is-composing';
import { color, media, motion, radius, safe, space, text } from '@/shared/tokens';
import { CloseIcon } from './icon';
import { IconButton } from './icon-button';
import { enterSheet, leaveSheet } from './sheet-history';
import { useModalLayer, wrapTab } from './use-modal-layer';

export interface BottomSheetProps {
  open: boolean;
  /** Called for Back, Esc, the close button and a tap beside the sheet; set `open` to false in it. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons fixed below the scrolling part. */
  actions?: ReactNode;
  /** 'alertdialog' for content that must be read first. */
  role?: 'dialog' | 'alertdialog';
}

function OpenSheet({ onClose, title, children, actions, role = 'dialog' }: Omit<BottomSheetProps, 'open'>) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useModalLayer(layer, panel);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    enterSheet(id, () => close());
    return () => leaveSheet(id);
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Esc of an input method ends the syllable, not the sheet
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab' && panel.current) wrapTab(panel.current, event);
  };

  return createPortal(
    <Layer ref={layer} onKeyDown={onKeyDown}>
      <Scrim onClick={onClose} />
      <Panel ref={panel} role={role} aria-modal="true" aria-labelledby={`${id}-title`} tabIndex={-1}>
        <Handle />
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label="닫기" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Body style={actions ? undefined : { paddingBottom: `calc(${space(5)} + ${safe.bottom})` }}>{children}</Body>
        {actions ? <Foot>{actions}</Foot> : null}
      </Panel>
    </Layer>,
    document.body,
  );
}

/** A sheet from below (a centred dialog on a pad): modal, and one Back press closes it. Navigate from it as from the page. */
export function BottomSheet({ open, ...rest }: BottomSheetProps) {
  useEditing(open);
  return open ? <OpenSheet {...rest} /> : null;
}

const Layer = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1200,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBottom: 'var(--gg-keyboard, 0px)',
  [media.pad]: { alignItems: 'center', padding: `${space(6)} ${space(6)} calc(${space(6)} + var(--gg-keyboard, 0px))` },
});

const Scrim = styled('div')({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.scrim,
  animation: `gg-fade ${motion.calm}ms ease-out`,
  '@keyframes gg-fade': { from: { opacity: 0 } },
});

const Panel = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '560px',
  maxHeight: `calc(100% - ${space(8)} - ${safe.top})`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  outline: 'none',
  animation: `gg-rise ${motion.sheet}ms ${motion.ease}`,
  '@keyframes gg-rise': { from: { transform: 'translateY(100%)' } },
  [media.pad]: {
    maxWidth: '480px',
    maxHeight: '100%',
    borderRadius: radius.sheet,
    animation: `gg-pop ${motion.calm}ms ${motion.ease}`,
    '@keyframes gg-pop': { from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } },
  },
});

const Handle = styled('span')({
  alignSelf: 'center',
  width: '40px',
  height: '4px',
  marginTop: space(2),
  borderRadius: radius.round,
  backgroundColor: color.lineStrong,
  opacity: 0.5,
  [media.pad]: { visibility: 'hidden', height: 0 },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(1)} ${space(2)} 0 ${space(5)}`,
  '& > h2': { ...text.title, margin: 0, minWidth: 0 },
  [media.pad]: { padding: `${space(3)} ${space(3)} 0 ${space(6)}` },
});

const Body = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(2)} ${space(5)} ${space(5)}`,
  [media.pad]: { padding: `${space(2)} ${space(6)} ${space(6)}` },
});

const Foot = styled('div')({
  padding: `${space(3)} ${space(5)} calc(${space(4)} + ${safe.bottom})`,
  [media.pad]: { padding: `${space(3)} ${space(6)} ${space(6)}` },
});
