import type { GrowthCurve, GrowthPoint } from '@contract/mypage/growth.responses';
import { MEASURE_LABELS, percentileLabel, STANDARD_LABELS } from '@contract/mypage/growth-words';
import styled from '@emotion/styled';
import { ageWords } from '@/features/mypage/growth/growth-age-words';
import { tableDay } from '@/shared/lib/age-label';
import { FiguresTable, TableDisclosure } from '@/shared/ui/table-disclosure';

/** The figures of the chart as a table, newest first: the text alternative of the chart. */
export function PointsTable({ curve, points }: { curve: GrowthCurve; points: readonly GrowthPoint[] }) {
  if (points.length === 0) return null;
  return (
    <TableDisclosure>
      <Rows curve={curve} points={points} />
    </TableDisclosure>
  );
}

export function Rows({ curve, points }: { curve: GrowthCurve; points: readonly GrowthPoint[] }) {
  // a column only where a rate is known: head and BMI have none
  const rates = points.some(({ velocity }) => velocity !== null);
  return (
    <Table>
      <caption>
        {MEASURE_LABELS[curve.measure]} · {STANDARD_LABELS[curve.standard]} 백분위수
      </caption>
      <thead>
        <tr>
          <th scope="col">잰 날</th>
          <th scope="col">나이</th>
          <th scope="col">
            {curve.along === 'height_cm' ? '키와 몸무게' : `${MEASURE_LABELS[curve.measure]}(${curve.unit})`}
          </th>
          <th scope="col">백분위수</th>
          {rates ? <th scope="col">1년에</th> : null}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.entry_id}>
            <th scope="row">{tableDay(point.measured_on)}</th>
            <td>{ageWords(point.age)}</td>
            <td>{curve.along === 'height_cm' ? `${point.at}cm ${point.value}kg` : point.value}</td>
            <td>{point.percentile === null ? '없음' : percentileLabel(point.percentile)}</td>
            {rates ? <td>{point.velocity ? `${point.velocity.per_year}${curve.unit}` : '–'}</td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(FiguresTable)({
  '& td:nth-last-of-type(-n+2), & thead th:nth-last-of-type(-n+2)': { textAlign: 'end' },
});
