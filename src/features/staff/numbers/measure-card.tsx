import { listDay } from '@contract/common/day-words';
import { formatNumber } from '@contract/common/format-number';
import { getTicks, linearScale } from '@contract/mypage/charts/scale';
import { FEW, MEASURES } from '@contract/staff/numbers';
import type { Numbers } from '@contract/staff/numbers.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { tableDay } from '@/shared/lib/age-label';
import { useChartBox } from '@/shared/lib/use-chart-box';
import { color } from '@/shared/tokens';
import { FiguresTable, TableDisclosure } from '@/shared/ui/layout/table-disclosure';

type Counted = Numbers['measures'][number];
type Count = Counted['counts'][number];

const HEIGHT = 120;
const countWords = (count: Count) => {
  if (count === null) return '세지 않음';
  return count === 'few' ? `${FEW}건 미만` : formatNumber(count);
};
/** The height of a bar; few are drawn like half of what is shown. */
const toHeight = (count: Count) => (count === 'few' ? FEW / 2 : (count ?? 0));

/** One measure: the newest day and the sum, bars of all days, and the same as a table. */
export function MeasureCard({ days, one }: { days: readonly string[]; one: Counted }) {
  const label = MEASURES.find(({ measure }) => measure === one.measure)?.label ?? '';
  const isOfPeople = one.measure.startsWith('active');
  const sum = one.counts.reduce<number>((all, count) => all + (typeof count === 'number' ? count : 0), 0);
  return (
    <Card component="section" aria-labelledby={`number-${one.measure}`}>
      <Stack spacing={3}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography component="h2" variant="strong" id={`number-${one.measure}`} style={{ margin: 0 }}>
            {label}
          </Typography>
          <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            어제 {countWords(one.counts.at(-1) ?? null)}
            {isOfPeople ? '' : ` · 모두 ${formatNumber(sum)}`}
          </Typography>
        </Stack>
        <Bars days={days} counts={one.counts} label={label} />
        <TableDisclosure>
          <FiguresTable>
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">날</th>
                <th scope="col">수</th>
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, index) => (
                  <tr key={day}>
                    <th scope="row">{tableDay(day)}</th>
                    <td>{countWords(one.counts[index] ?? null)}</td>
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </FiguresTable>
        </TableDisclosure>
      </Stack>
    </Card>
  );
}

function Bars({ days, counts, label }: { days: readonly string[]; counts: readonly Count[]; label: string }) {
  const { ref, box } = useChartBox<HTMLDivElement>();
  const { width, text } = box;
  const most = Math.max(4, ...counts.map(toHeight));
  const ticks = getTicks([0, most], 4).filter(Number.isInteger);
  const left = 40 * text;
  const bottom = HEIGHT - 20 * text;
  const y = linearScale([0, most], [bottom, 8]);
  const step = (width - left) / days.length;
  const letters = { fontSize: 11 * text, fill: color.inkSoft };
  const dayWords = (index: number) => listDay(days[index] ?? '');
  return (
    <Box ref={ref}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${label}, ${dayWords(0)}부터 ${dayWords(days.length - 1)}까지 날짜별 막대`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke={color.line} />
            <text {...letters} x={left - 8} y={y(tick) + 4 * text} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {counts.map((count, index) => {
          const height = bottom - y(toHeight(count));
          if (height <= 0) return null;
          const bar = Math.min(24, step * 0.72);
          return (
            <rect
              key={days[index]}
              x={left + step * (index + 0.5) - bar / 2}
              y={bottom - height}
              width={bar}
              height={height}
              rx={Math.min(4, bar / 2, height / 2)}
              fill={index === days.length - 1 ? color.primary : color.leaf}
            />
          );
        })}
        <text {...letters} x={left} y={HEIGHT - 4 * text}>
          {dayWords(0)}
        </text>
        <text {...letters} x={width} y={HEIGHT - 4 * text} textAnchor="end">
          {dayWords(days.length - 1)}
        </text>
      </svg>
    </Box>
  );
}

const Box = styled('div')({
  width: '100%',
  '& svg': { display: 'block', overflow: 'visible' },
  '& text': { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
});
