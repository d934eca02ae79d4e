import type { Position } from '@contract/test/diagnostics-kinds';
import type { PositionPart } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { SproutIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';

const places: Record<Position, string> = { low: '12%', middle: '50%', high: '88%' };

function words({ ends: { low, high }, position }: Pick<PositionPart, 'ends' | 'position'>): string {
  if (position === null) return `‘${low}’와 ‘${high}’ 사이 어디쯤인지 아직 몰라요`;
  return { low: `‘${low}’ 쪽`, middle: `‘${low}’와 ‘${high}’의 가운데`, high: `‘${high}’ 쪽` }[position];
}

/** The position of a dimension between its two ends: two poles and one mark, no scale. */
export function PositionPicture({ part }: { part: Pick<PositionPart, 'ends' | 'position'> }) {
  const { ends, position } = part;
  return (
    <Picture role="img" aria-label={words(part)}>
      <Track data-gap={position === null ? '' : undefined}>
        {position === null ? null : (
          <>
            {Object.values(places).map((left) => (
              <i key={left} style={{ left }} />
            ))}
            <Here style={{ left: places[position] }}>
              <SproutIcon size={24} />
            </Here>
          </>
        )}
      </Track>
      <Ends>
        <span>{ends.low}</span>
        <span>{ends.high}</span>
      </Ends>
    </Picture>
  );
}

const Picture = styled('div')({ display: 'grid', gap: space(1.5) });

const Track = styled('div')({
  position: 'relative',
  height: '36px',
  borderRadius: radius.round,
  background: `linear-gradient(to right, ${color.skySoft}, ${color.lilacSoft})`,
  '&[data-gap]': { background: 'transparent', border: `1.5px dashed ${color.line}`, boxSizing: 'border-box' },
  // where the three places are
  '& > i': {
    position: 'absolute',
    top: '50%',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: color.surface,
    transform: 'translate(-50%, -50%)',
  },
});

const Here = styled('span')({
  position: 'absolute',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `2px solid ${color.lilac}`,
  backgroundColor: color.surfaceRaised,
  color: color.onLilacSoft,
  transform: 'translate(-50%, -50%)',
});

const Ends = styled('div')({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  color: color.inkSoft,
  '& > span': { maxWidth: '48%' },
  '& > span:last-of-type': { textAlign: 'end' },
});
