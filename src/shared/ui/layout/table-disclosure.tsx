import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, space, text } from '@/shared/tokens';
import { Fold } from './fold';

interface DisclosureProps {
  label: string;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Content that opens below its centred label: a table of a chart's figures, the further fields of a form. */
export const Disclosure = ({ label, ...fold }: DisclosureProps) => <Centred summary={label} {...fold} />;

/** 표로 보기: what opens to a table. */
export const TableDisclosure = (props: Omit<DisclosureProps, 'label'>) => <Disclosure label="표로 보기" {...props} />;

const Centred = styled(Fold)({
  '& .MuiAccordionSummary-root': { justifyContent: 'center', color: color.inkSoft },
  '& .MuiAccordionSummary-content': { flexGrow: 0 },
});

/** A table of figures in a column of the page. */
export const FiguresTable = styled('table')({
  ...text.small,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...text.caption, textAlign: 'start', padding: `${space(1)} 0`, color: color.inkSoft },
  '& th, & td': {
    padding: `${space(2)} ${space(1)}`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    // 'anywhere' of the page would let a long last column take the width of the others' words
    overflowWrap: 'break-word',
  },
  '& td:last-child': { overflowWrap: 'anywhere' },
  '& thead th': { ...text.caption, fontWeight: 700, color: color.inkSoft },
  '& tbody th': { fontWeight: 500, [media.small]: { whiteSpace: 'nowrap' } },
});
