import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, text } from '@/shared/tokens';

export interface StateViewProps {
  art?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
  role?: 'status' | 'alert';
}

/** The common layout of empty and error states: a picture, a sentence, the next step. */
export function StateView({ art, title, children, action, compact, role }: StateViewProps) {
  return (
    <Box role={role} data-compact={compact ? '' : undefined}>
      {art}
      {title ? <Title>{title}</Title> : null}
      {children ? <Words>{children}</Words> : null}
      {action ? <Action>{action}</Action> : null}
    </Box>
  );
}

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: `${space(8)} ${space(4)}`,
  textAlign: 'center',
  '&[data-compact]': { padding: `${space(4)} ${space(4)} ${space(5)}` },
  '& > svg': { flex: 'none', marginBottom: space(1), maxWidth: '100%' },
});

const Title = styled('p')({ ...text.strong, fontSize: '1rem', fontWeight: 700, color: color.ink, margin: 0 });

const Words = styled('p')({ ...text.small, fontSize: '0.875rem', color: color.inkSoft, margin: 0, maxWidth: '30em' });

const Action = styled('div')({
  marginTop: space(3),
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  justifyContent: 'center',
});
