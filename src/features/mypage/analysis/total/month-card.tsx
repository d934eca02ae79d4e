import type { Analysis } from '@contract/mypage/analysis.responses';
import styled from '@emotion/styled';
import { SproutIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';

/** 지난 한 달: what changed, in one sentence. */
export function MonthCard({ change: { sentence } }: Pick<Analysis, 'change'>) {
  return (
    <Box aria-labelledby="month">
      <SproutIcon size={24} />
      <h2 id="month">달라진 점</h2>
      <p>{sentence}</p>
    </Box>
  );
}

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(4)} ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.leafSoft,
  color: color.onLeafSoft,
  '& > svg': { gridRow: '1 / 3', marginTop: '2px' },
  '& > h2': text.label,
  '& > p': { ...text.strong, wordBreak: 'keep-all', overflowWrap: 'anywhere' },
});
