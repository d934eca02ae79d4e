import { linearScale } from '@contract/mypage/charts/scale';
import styled from '@emotion/styled';
import { studyTime } from '@/domain/learning/study-time';
import { useChartBox } from '@/shared/lib/use-chart-box';
import { color } from '@/shared/tokens';
import { minuteTicks, type StudyBar } from './study-bars';

const HEIGHT = 168;

interface StudyChartProps {
  bars: readonly StudyBar[];
  name: string;
  /** Minutes a day that the parent set, drawn as a line; null without them, and for weeks. */
  limit: number | null;
}

/** A bar for each day or week; the sentence says the sum, the table beside it every one. */
export function StudyChart({ bars, name, limit }: StudyChartProps) {
  const { ref, box } = useChartBox<HTMLDivElement>();
  const { width, text } = box;
  const ticks = minuteTicks(Math.max((limit ?? 0) * 60, ...bars.map(({ seconds }) => seconds)));
  const left = 44 * text;
  const bottom = HEIGHT - 22 * text;
  const y = linearScale([0, ticks.at(-1) ?? 1], [bottom, 8]);
  const step = (width - left) / bars.length;
  const bar = Math.min(28, step * 0.68);
  const every = Math.ceil((38 * text) / step);
  const letters = { fontSize: 11 * text, fill: color.inkSoft };
  const sum = bars.reduce((all, { seconds }) => all + seconds, 0);

  return (
    <Box ref={ref}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${name} 동안 모두 ${studyTime(sum)} 배웠어요${limit === null ? '' : `. 정한 하루 시간은 ${limit}분이에요`}`}
      >
        {ticks.map((minutes) => (
          <g key={minutes}>
            <line x1={left} x2={width} y1={y(minutes)} y2={y(minutes)} stroke={color.line} />
            <text {...letters} x={left - 8} y={y(minutes) + 4 * text} textAnchor="end">
              {minutes}분
            </text>
          </g>
        ))}
        {limit === null ? null : (
          <>
            <line
              x1={left}
              x2={width}
              y1={y(limit)}
              y2={y(limit)}
              stroke={color.primary}
              strokeWidth={1.5}
              strokeDasharray="4 4"
            />
            <text {...letters} x={left + 2} y={y(limit) - 4 * text} fill={color.primary}>
              하루 시간 {limit}분
            </text>
          </>
        )}
        {bars.map(({ key, seconds, label }, index) => {
          const middle = left + step * (index + 0.5);
          const last = bars.length - 1 - index;
          // The minimum height of a bar, so that a minute is visible.
          const top = seconds === 0 ? bottom : Math.min(y(seconds / 60), bottom - 3);
          return (
            <g key={key}>
              {last === 0 ? (
                // today is marked also while its bar is empty
                <rect
                  x={middle - step / 2}
                  y={4}
                  width={step}
                  height={bottom - 4}
                  fill={color.leafSoft}
                  opacity={0.6}
                />
              ) : null}
              {seconds > 0 ? (
                <rect
                  x={middle - bar / 2}
                  y={top}
                  width={bar}
                  height={bottom - top}
                  rx={Math.min(bar / 2, 5, (bottom - top) / 2)}
                  fill={last === 0 ? color.primary : color.leaf}
                />
              ) : null}
              {last % every === 0 ? (
                <text
                  {...letters}
                  x={last === 0 ? width : middle}
                  y={HEIGHT - 4 * text}
                  textAnchor={last === 0 ? 'end' : 'middle'}
                >
                  {last === 0 ? <tspan fontWeight={700}>{label}</tspan> : label}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </Box>
  );
}

const Box = styled('div')({
  width: '100%',
  '& svg': { display: 'block', overflow: 'visible' },
  '& text': { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
});
