import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, focusRing, media, radius, size, space, text } from '@/shared/tokens';
import { ChevronDownIcon } from '../icons/further-icons';

interface DisclosureProps {
  label: string;
  /** With `onToggle`: whether it is open. Without, it opens by itself. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Content that opens below its label: a table of a chart's figures, the further fields of a form. */
export function Disclosure({ label, open, onToggle, children }: DisclosureProps) {
  return (
    <Details open={open} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <summary>
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      {children}
    </Details>
  );
}

/** 표로 보기: what opens to a table. */
export const TableDisclosure = (props: Omit<DisclosureProps, 'label'>) => <Disclosure label="표로 보기" {...props} />;

const Details = styled('details')({
  '& > summary': {
    ...text.label,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    minHeight: size.touch,
    color: color.inkSoft,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: radius.small,
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
    '& > svg': { transition: 'transform 140ms' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
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
