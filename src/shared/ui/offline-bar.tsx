import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { OfflineIcon } from './icon';
import { color, motion, space, text } from './tokens';

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

/** Says, politely, that nothing gets through just now and that nothing is lost. */
export function OfflineBar({ children }: { children?: ReactNode }) {
  return (
    <Bar role="status">
      <OfflineIcon size={18} />
      {children ?? '오프라인이에요. 연결되면 자동으로 다시 이어져요.'}
    </Bar>
  );
}
