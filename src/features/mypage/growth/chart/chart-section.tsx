import {
  type ChartWindow,
  filterPointsByBand,
  getBand,
  getChartWindow,
  type Span,
} from '@contract/mypage/charts/growth-chart-window';
import { chartTitle } from '@contract/mypage/charts/growth-drawing';
import { GROWTH_MEASURES, type GrowthMeasure, type GrowthStandard } from '@contract/mypage/growth';
import type { GrowthCurve, GrowthNewest } from '@contract/mypage/growth.responses';
import { GAP_WORDS, MEASURE_LABELS, STANDARD_LABELS } from '@contract/mypage/growth-words';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetGrowthCurveQuery } from '@/features/mypage/growth/growth-api';
import { useChartBox } from '@/shared/lib/use-chart-box';
import { color, space, text } from '@/shared/tokens';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { GrowthChart } from './growth-chart';
import { PointReadout } from './point-readout';
import { PointsTable } from './points-table';

/** WHO figures are shown beside the Korean ones only where the two differ. */
const WHO_DIFFERS = { from: 36, to: 60 } as const;
const MEASURES = GROWTH_MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }));
const SPANS: readonly { value: Span; label: string }[] = [
  { value: 'recent', label: '최근 2년' },
  { value: 'all', label: '태어나서부터' },
];
const STANDARDS: readonly { value: GrowthStandard; label: string }[] = [
  { value: 'kr2017', label: '한국 2017' },
  { value: 'who', label: 'WHO' },
];

interface ChartSectionProps {
  profileId: string;
  /** Today's age. */
  age: AgeUsed;
  /** The newest values, of which the page speaks beside the chart. */
  newest: readonly GrowthNewest[];
  measure: GrowthMeasure;
  onMeasure: (measure: GrowthMeasure) => void;
}

/** The growth charts: one measure at a time, with its figures. */
export function ChartSection({ profileId, age, newest, measure, onMeasure }: ChartSectionProps) {
  const [wanted, setWanted] = useState<GrowthStandard>('kr2017');
  const [span, setSpan] = useState<Span>('recent');
  const both = age.months >= WHO_DIFFERS.from && age.months <= WHO_DIFFERS.to;
  const standard = both ? wanted : 'kr2017';
  const query = useGetGrowthCurveQuery({ profileId, measure, standard });
  const { currentData } = query;
  return (
    <Stack spacing={3}>
      <FilterChips label="무엇을 볼까요" options={MEASURES} value={measure} onChange={onMeasure} />
      <Card>
        <QueryBoundary query={query} compact skeleton={<ChartSkeleton />}>
          {currentData ? (
            <Stack spacing={3}>
              <CurveView key={measure} curve={currentData} age={age} newest={newest} span={span} onSpan={setSpan} />
              {both ? (
                <FilterChips label="어느 성장도표로 볼까요" options={STANDARDS} value={standard} onChange={setWanted} />
              ) : null}
            </Stack>
          ) : null}
        </QueryBoundary>
      </Card>
    </Stack>
  );
}

export const ChartSkeleton = () => (
  <Stack spacing={3}>
    <Skeleton width={160} height={20} />
    <Skeleton shape="card" height={280} />
    <Skeleton shape="card" height={84} />
  </Stack>
);

interface CurveViewProps {
  curve: GrowthCurve;
  age: AgeUsed;
  newest: readonly GrowthNewest[];
  span: Span;
  onSpan: (span: Span) => void;
}

function CurveView({ curve, age, newest, span, onSpan }: CurveViewProps) {
  const [band, setBand] = useState(() => getBand(curve, curve.points.at(-1)?.age.months ?? age.months));
  const window = getChartWindow(curve, age.months, span, band);
  if (!window) return <Typography color="textSecondary">{nothingWords(curve, age)}</Typography>;
  const bands = curve.along === 'height_cm' ? getBandOptions(curve) : [];
  const spans = curve.along === 'age_months' && age.months > 24;
  return (
    <Stack spacing={3}>
      <Drawn key={band} curve={curve} window={window} monthsNow={age.actual_months} newest={newest} />
      {spans ? <FilterChips label="얼마 동안" options={SPANS} value={span} onChange={onSpan} /> : null}
      {bands.length > 1 ? (
        <FilterChips
          label="어느 나이"
          options={bands}
          value={String(band)}
          onChange={(value) => setBand(Number(value))}
        />
      ) : null}
    </Stack>
  );
}

interface DrawnProps {
  curve: GrowthCurve;
  window: ChartWindow;
  monthsNow: number;
  newest: readonly GrowthNewest[];
}

function Drawn({ curve, window, monthsNow, newest }: DrawnProps) {
  const { ref, box } = useChartBox<HTMLDivElement>();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? window.points.at(-1)?.entry_id ?? null;
  return (
    <Stack spacing={2}>
      <Figure>
        <figcaption>
          <b>{chartTitle(curve)}</b>
          <span>{sourceWords(curve, window)}</span>
        </figcaption>
        <Place ref={ref}>
          <GrowthChart curve={curve} window={window} box={box} chosen={shown} onChoose={setChosen} />
        </Place>
      </Figure>
      {window.points.length > 0 ? (
        <PointReadout
          curve={curve}
          points={window.points}
          chosen={shown}
          monthsNow={monthsNow}
          newest={newest}
          onChoose={setChosen}
        />
      ) : (
        <Typography variant="small" color="textSecondary" align="center">
          {curve.points.length > 0 ? '이 기간에 잰 기록이 없어요.' : nothingWords(curve, null)}
        </Typography>
      )}
      <PointsTable curve={curve} points={window.points} />
    </Stack>
  );
}

/** The standard by its name; of the Korean chart, what of it is the WHO's. */
function sourceWords({ standard, along }: GrowthCurve, { stretches }: ChartWindow): string {
  const name = STANDARD_LABELS[standard];
  if (standard === 'who' || along === 'height_cm') return name;
  return stretches.some(({ source }) => source === 'who') ? `${name} · 0~35개월은 WHO 기준과 같아요` : name;
}

function nothingWords({ measure }: GrowthCurve, age: AgeUsed | null): string {
  if (measure === 'bmi' && age) return `${MEASURE_LABELS.bmi}는 ${GAP_WORDS.too_young}`;
  if (measure === 'bmi' || measure === 'weight_for_height') return '키와 몸무게를 같은 날 재면 여기에 나와요.';
  return `아직 ${MEASURE_LABELS[measure]} 기록이 없어요.`;
}

const BAND_NAMES = ['24개월 전 (누운 키)', '24~35개월', '36개월부터'];

const getBandOptions = (curve: GrowthCurve) =>
  curve.stretches.flatMap((_, band) =>
    filterPointsByBand(curve, band).length > 0 ? [{ value: String(band), label: BAND_NAMES[band] ?? '' }] : [],
  );

const Figure = styled('figure')({
  '& figcaption': { ...text.caption, display: 'grid', gap: '2px', marginBottom: space(2), color: color.inkSoft },
  '& figcaption b': { ...text.label, color: color.ink },
});

const Place = styled('div')({ width: '100%', overflow: 'hidden' });
