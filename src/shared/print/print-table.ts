import { printColor } from '@/shared/tokens';

/** Styles of the tables on a printed sheet. @param paddingY above and below a cell, for example '0.8mm' */
export const printTable = (paddingY: string) =>
  ({
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': {
      padding: `${paddingY} 2mm`,
      border: `0.2mm solid ${printColor.line}`,
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: 600, whiteSpace: 'nowrap', backgroundColor: printColor.head, printColorAdjust: 'exact' },
  }) as const;
