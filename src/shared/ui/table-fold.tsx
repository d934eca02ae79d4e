import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from './icon';
import { color, focusRing, radius, size, space, text } from './tokens';

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

const Table = styled('table')({
  ...text.small,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...text.caption, textAlign: 'start', padding: `${space(1)} 0`, color: color.inkSoft },
  '& th, & td': {
    padding: `${space(2)} ${space(1)}`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { ...text.caption, fontWeight: 700, color: color.inkSoft },
  '& tbody th': { fontWeight: 500 },
});

interface TableFoldProps {
  caption: string;
  /** Heads of the columns; the first cell of each row is its head. */
  columns: readonly string[];
  /** Asked for when it is opened. */
  rows: () => readonly { key: string; cells: readonly ReactNode[] }[];
}

/** 표로 보기: what a picture shows, for whoever does not see it or wants the words. */
export function TableFold({ caption, columns, rows }: TableFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        표로 보기
        <ChevronDownIcon size={18} />
      </summary>
      {open ? (
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows().map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Details>
  );
}
