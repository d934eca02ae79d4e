import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { OfflineIcon } from '@/shared/art/icons/icon';
import { color, motion, safe, size, space, text, topBarVar } from '@/shared/tokens';

/** Says, politely, that something does not get through just now. */
export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <Bar role="status">
      <OfflineIcon size={18} />
      {children}
    </Bar>
  );
}

interface TopBarProps {
  words: string | null;
  action?: { label: string; run: () => void };
}

/**
 * The same at the top of the screen, above the header, at any scroll offset. The live region is mounted before its
 * text, or screen readers would not read it. Its height is in a custom property, for sticky elements below it.
 */
export function TopBar({ words, action }: TopBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = words !== null;
  useEffect(() => {
    const element = box.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    // Set on the root, the property has the browser style the whole page again: only where the height is another one.
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(topBarVar, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(topBarVar);
    };
  }, [isShown]);
  return (
    <Top ref={box} aria-live="polite">
      {!isShown ? null : (
        <Bar>
          {action ? null : <OfflineIcon size={18} />}
          {words}
          {action ? <Action onClick={action.run}>{action.label}</Action> : null}
        </Bar>
      )}
    </Top>
  );
}

const Bar = styled('div')({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(4)}`,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  textAlign: 'center',
  animation: `gg-drop ${motion.calm}ms ${motion.ease}`,
  '@keyframes gg-drop': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  '& > svg': { flex: 'none' },
});

const Action = styled('button')({
  ...text.small,
  minHeight: size.touch,
  margin: `calc(-1 * ${space(2)}) 0`,
  padding: `0 ${space(3)}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

const Top = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 25,
  backgroundColor: color.sunSoft,
  '& > div': {
    padding: `calc(${space(2)} + ${safe.top}) calc(${space(4)} + ${safe.right}) ${space(2)} calc(${space(4)} + ${safe.left})`,
  },
  '@media print': { display: 'none' },
});
