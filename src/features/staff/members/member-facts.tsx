import styled from '@emotion/styled';
import { color, space, text } from '@/shared/tokens';

/** Names and values in two columns, which give way to one when they do not fit. */
export const Facts = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space(4)}`,
    padding: `${space(2.5)} 0`,
  },
  '& > div + div': { borderTop: `1px solid ${color.line}` },
  '& dt': { ...text.small, color: color.inkSoft },
  '& dd': { ...text.strong, margin: 0, overflowWrap: 'anywhere', textAlign: 'end' },
});

/** Counts as tiles. */
export const CountTiles = styled('dl')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: space(3),
    borderRadius: '12px',
    backgroundColor: color.sunken,
  },
  '& dt': { ...text.caption, color: color.inkSoft },
  '& dd': { ...text.title, margin: 0, fontVariantNumeric: 'tabular-nums' },
});
