import styled from '@emotion/styled';
import { printColor } from '@/shared/tokens';
import { printTable } from './print-table';

export const Paper = styled('div')({
  flexDirection: 'column',
  color: printColor.ink,
  lineHeight: 1.4,
  '& h1': { fontSize: '1.6em', margin: '0 0 2.5mm' },
  '& h2': {
    fontSize: '1.1em',
    margin: '3.2mm 0 1.2mm',
    paddingBottom: '0.6mm',
    borderBottom: `0.3mm solid ${printColor.ink}`,
    breakAfter: 'avoid',
  },
  '& h2 > small': { fontSize: '0.8em', fontWeight: 400 },
  ...printTable('0.7mm'),
  '& caption': { fontSize: '0.9em', textAlign: 'left', color: printColor.inkSoft, padding: '1mm 0' },
  '& p': { margin: 0 },
  '& li': { listStyle: 'none', margin: '0.4mm 0', paddingLeft: '4mm', textIndent: '-4mm' },
  '& li::before': { content: '"□ "' },
  '& table + p, & p + table': { marginTop: '1.2mm' },
  '& small': { fontSize: '0.9em', color: printColor.inkSoft },
  '& > *': { flex: 'none' },
  '& section': { breakInside: 'avoid' },
  '& tr': { breakInside: 'avoid' },
  '& footer': {
    marginTop: '4mm',
    paddingTop: '1.2mm',
    borderTop: `0.2mm solid ${printColor.line}`,
    fontSize: '0.82em',
  },
  '& [data-drawings]': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: '1.5mm 0',
    '& figure': { margin: 0 },
    '& figcaption': { fontSize: '0.9em', fontWeight: 600 },
    '& svg': { display: 'block', overflow: 'visible', printColorAdjust: 'exact' },
  },
  '& [data-columns]': {
    marginTop: '2.5mm',
    columnCount: 2,
    columnGap: '6mm',
    '& section': { breakInside: 'auto' },
    '& section:first-of-type h2': { marginTop: 0 },
    '& table th, & table td': { padding: '0.5mm 1mm' },
    '& td:first-of-type': { width: '42%' },
    '& td:nth-of-type(2)': { width: '20%' },
  },
  // ruled lines in the remaining space of the page
  '&& > [data-fills]': {
    breakInside: 'auto',
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '22mm',
  },
  '& [data-ruled]': {
    // as many lines as there is room for
    flex: '1 1 0',
    minHeight: '16mm',
    overflow: 'hidden',
    '& i': {
      display: 'block',
      height: '8mm',
      boxSizing: 'border-box',
      borderBottom: `0.2mm solid ${printColor.lineSoft}`,
    },
  },
});
