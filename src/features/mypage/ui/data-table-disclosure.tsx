import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { FiguresTable, TableDisclosure } from '@/shared/ui/layout/table-disclosure';

interface DataTableDisclosureProps {
  caption: string;
  /** Heads of the columns; the first cell of each row is its head. */
  columns: readonly string[];
  /** Computed when it is opened. */
  rows: () => readonly { key: string; cells: readonly ReactNode[] }[];
}

/** 표로 보기: the text alternative of a chart. */
export function DataTableDisclosure({ caption, columns, rows }: DataTableDisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <TableDisclosure onToggle={setOpen}>
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
    </TableDisclosure>
  );
}

const Table = styled(FiguresTable)({ '& th, & td': { verticalAlign: 'top' } });
