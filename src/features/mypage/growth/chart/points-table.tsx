import type { GrowthCurve, GrowthPoint } from '@contract/mypage/growth.responses';
import { pointTable } from '@contract/mypage/growth-point-table';
import styled from '@emotion/styled';
import { FiguresTable, TableDisclosure } from '@/shared/ui/layout/table-disclosure';

/** The figures of the chart as a table, newest first: the text alternative of the chart. */
export function PointsTable({ curve, points }: { curve: GrowthCurve; points: readonly GrowthPoint[] }) {
  if (points.length === 0) return null;
  const { caption, head, rows } = pointTable(curve, points);
  return (
    <TableDisclosure>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, day, cells }) => (
            <tr key={id}>
              <th scope="row">{day}</th>
              {cells.map((text, index) => (
                <td key={head[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableDisclosure>
  );
}

const Table = styled(FiguresTable)({
  '& td:nth-last-of-type(-n+2), & thead th:nth-last-of-type(-n+2)': { textAlign: 'end' },
});
