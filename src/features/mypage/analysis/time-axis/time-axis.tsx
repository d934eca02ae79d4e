import type { Analysis } from '@contract/mypage/analysis.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { DataTableDisclosure } from '@/features/mypage/ui/data-table-disclosure';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { tableDay } from '@/shared/lib/age-label';
import { useChartBox } from '@/shared/lib/use-chart-box';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { axisWindow, type Span, spansFor } from './axis-window';
import { MomentReadout } from './moment-readout';
import { monthsAt, toLanes, toMoments } from './moments';
import { TimeAxisChart } from './time-axis-chart';

const SPAN_LABELS: Record<`${Span}`, string> = { 6: '여섯 달', 12: '한 해', all: '태어나서부터' };

/** 시간 축: checks, clinic results, growth and learning over the child's age; a tap or a drag selects a moment. */
export function TimeAxis({ analysis }: { analysis: Analysis }) {
  const moments = toMoments(analysis);
  return (
    <section aria-labelledby="time-axis">
      <SectionHeader id="time-axis" title="한눈에 보는 기록" />
      {moments.length === 0 ? (
        <EmptyState
          art={<SproutGrowingArt size={120} />}
          title="아직 모인 기록이 없어요"
          action={
            <Stack spacing={2}>
              <MainButton component={Link} to={paths.test.root} size="small">
                체크하러 가기
              </MainButton>
              <MainButton component={Link} to={paths.mypage.analysisDevelopment} size="small" look="quiet">
                키와 몸무게 적기
              </MainButton>
            </Stack>
          }
        >
          체크를 마치거나 키를 재면 나이를 따라 여기에 모여요.
        </EmptyState>
      ) : (
        <Drawn analysis={analysis} moments={moments} />
      )}
    </section>
  );
}

function Drawn({ analysis, moments }: { analysis: Analysis; moments: ReturnType<typeof toMoments> }) {
  const { ref, box } = useChartBox<HTMLDivElement>();
  const now = monthsAt(analysis.child.birth_date, analysis.day);
  const spans = spansFor(now);
  const [span, setSpan] = useState<Span>(spans.length > 2 ? 12 : 'all');
  const [chosenId, setChosen] = useState<string | null>(null);
  // Only the buttons move the window: one that moved under a dragging finger would run away from it.
  const [steppedTo, setSteppedTo] = useState<string | null>(null);
  const chosen = moments.find(({ id }) => id === chosenId) ?? moments.at(-1);
  if (!chosen) return null;
  const centre = moments.find(({ id }) => id === steppedTo)?.at ?? null;
  const step = (id: string) => {
    setChosen(id);
    setSteppedTo(id);
  };
  return (
    <Card>
      <Stack spacing={3}>
        {spans.length > 1 ? (
          <FilterChips
            label="얼마 동안"
            options={spans.map((value) => ({ value: `${value}` as const, label: SPAN_LABELS[value] }))}
            value={`${span}`}
            onChange={(value) => setSpan(spans.find((each) => `${each}` === value) ?? 'all')}
          />
        ) : null}
        <Place ref={ref}>
          <TimeAxisChart
            moments={moments}
            lanes={toLanes(moments)}
            window={axisWindow(span, now, centre)}
            box={box}
            chosen={chosen.id}
            onChoose={setChosen}
          />
        </Place>
        <MomentReadout moments={moments} chosen={chosen} onChoose={step} />
        {analysis.child.gestation_weeks === null ? null : (
          <Typography variant="caption" color="textSecondary">
            가로축은 실제 나이예요. 체크와 백분위수는 24개월까지 교정 나이로 살펴봤어요.
          </Typography>
        )}
        <DataTableDisclosure
          caption="체크, 검진 결과, 성장 기록을 최근 것부터"
          columns={['날짜', '나이', '종류', '내용']}
          rows={() =>
            moments.toReversed().map(({ id, day, at, kind, title, words }) => ({
              key: id,
              cells: [tableDay(day), `${Math.floor(at)}개월`, kind, [title, ...words].join(' · ')],
            }))
          }
        />
      </Stack>
    </Card>
  );
}

const Place = styled('div')({ width: '100%', overflow: 'hidden' });
