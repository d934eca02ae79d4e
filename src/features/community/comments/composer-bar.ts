import { color, gutter, media, radius, safe, space } from '@/shared/tokens';

/** The bar at the bottom of the screen, of the composer and of what is in its place until it has loaded. */
export const composerBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 12,
  margin: `${space(6)} calc(-1 * ${gutter}) calc(-1 * ${space(10)})`,
  padding: `${space(2)} ${gutter} calc(${space(2)} + ${safe.bottom})`,
  backgroundColor: color.surfaceRaised,
  borderTop: `1px solid ${color.line}`,
  [media.pad]: {
    margin: `${space(6)} 0 calc(-1 * ${space(10)})`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    border: `1px solid ${color.line}`,
    borderBottom: 0,
    padding: space(3),
  },
  [media.short]: { position: 'static' },
} as const;
