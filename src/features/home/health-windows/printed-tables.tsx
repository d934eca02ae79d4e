import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { OnPaper } from '@/shared/print/on-paper';
import { printTable } from '@/shared/print/print-table';
import { printColor } from '@/shared/tokens';

/** Print version of the page: tables and words on A4. Unseen on the screen. */
export const PrintedTables = ({ children }: { children: ReactNode }) => (
  <OnPaper>
    <Sheet data-print-sheet="">{children}</Sheet>
  </OnPaper>
);

const Sheet = styled('div')({
  color: printColor.ink,
  fontSize: '9pt',
  lineHeight: 1.45,
  '& h1': { fontSize: '1.6em', margin: 0 },
  '& h2': { fontSize: '1.1em', margin: '4mm 0 1.2mm', breakAfter: 'avoid' },
  ...printTable('0.8mm'),
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& footer': {
    marginTop: '4mm',
    paddingTop: '1.5mm',
    borderTop: `0.2mm solid ${printColor.line}`,
    fontSize: '0.86em',
  },
});
