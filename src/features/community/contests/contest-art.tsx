import styled from '@emotion/styled';
import { color, radius, toneColors, tones } from '@/shared/tokens';

/** A picture frame in a colour derived from the contest's id. Fills its box. */
export function ContestArt({ id }: { id: string }) {
  const tone =
    tones[Array.from(id).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 5) % tones.length] ?? 'leaf';
  const { soft, fill, on } = toneColors[tone];
  return (
    <Sheet
      viewBox="0 0 160 96"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
      style={{ backgroundColor: soft }}
    >
      <path d="M24 20 80 8l56 12" fill="none" stroke={on} strokeWidth="2" opacity="0.4" />
      <rect x="52" y="22" width="56" height="56" rx="6" fill={color.artCream} stroke={on} strokeWidth="3" />
      <circle cx="92" cy="38" r="6" fill={color.sun} />
      <path d="M55 75c8-20 16-20 24-6 6-12 14-14 26 0v6Z" fill={fill} />
      <rect x="16" y="32" width="26" height="34" rx="4" fill={color.artCream} stroke={on} strokeWidth="2.4" />
      <path d="M29 56c-8-6-9-12-4-14 2-1 4 0 4 2 0-2 2-3 4-2 5 2 4 8-4 14Z" fill={color.coral} />
      <rect x="118" y="32" width="26" height="34" rx="4" fill={color.artCream} stroke={on} strokeWidth="2.4" />
      <path d="m131 40 2.6 5.6 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8Z" fill={color.sun} />
    </Sheet>
  );
}

const Sheet = styled('svg')({ display: 'block', width: '100%', height: '100%', borderRadius: radius.field });
