import styled from '@emotion/styled';
import { color } from '@/shared/tokens';

/** The mark alone: two leaves in a seed-round pot of light. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="11" fill={color.leafSoft} />
      <path
        d="M16.3 26c-.3-3.6-.3-6.3-.1-9.6"
        stroke={color.artLeafDeep}
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M16 17.2C15.7 11.6 12.3 8.7 6.2 8.6c.2 5.9 3.7 9 9.8 8.6Z" fill={color.artLeafDeep} />
      <path d="M16.2 14.6c.1-4.8 3-7.5 9.2-7.9.1 5.2-3.1 8.2-9.2 7.9Z" fill={color.artLeaf} />
      <circle cx="11" cy="25.8" r="1.3" fill={color.apricot} />
      <circle cx="21.4" cy="25.8" r="1.3" fill={color.apricot} />
    </svg>
  );
}

/** The wordmark 쑥쑥플래너. Its text is the accessible name. */
export function Logo() {
  return (
    <Word>
      <LogoMark />
      <span>
        <b>쑥쑥</b>플래너
      </span>
    </Word>
  );
}

const Word = styled('span')({
  display: 'inline-flex',
  // with no room beside the mark the word is in a second line, which is cut off
  flexWrap: 'wrap',
  height: 'max(28px, 1.3em)',
  overflow: 'hidden',
  alignItems: 'center',
  gap: '7px',
  fontSize: '1.1875rem',
  fontWeight: 800,
  letterSpacing: '-0.05em',
  lineHeight: 1,
  color: color.ink,
  whiteSpace: 'nowrap',
  // The rail of a pad already shows the mark.
  '& > svg': { display: 'var(--gg-logo-mark, block)', height: '100%' },
  '& b': { fontWeight: 800, color: color.primary },
});
