import { DOMAINS } from '@contract/test/diagnostics';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import { useState } from 'react';
import { LevelChip } from '@/domain/checks/level-chip';
import { useChartBox } from '@/features/mypage/charts/use-chart-box';
import { ageWords } from '@/features/mypage/growth/growth-age-words';
import { DataTableDisclosure } from '@/features/mypage/ui/data-table-disclosure';
import { dayLabel } from '@/shared/lib/age-label';
import { color, media, space, text } from '@/shared/tokens';
import { Card } from '@/shared/ui/card';
import { Chip } from '@/shared/ui/chip';
import { BackIcon, ChevronIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type DomainCell, type DomainView, RINGS, STEPS } from './domain-views';
import { Radar } from './radar';
import { StepTrail } from './step-trail';

/** Bars of more times than this say no more. */
const TRAIL = 6;

/** One day's six domains as a picture and in rows, beside the time before it. `views` oldest first, at least one. */
export function DomainHistory({ views }: { views: readonly DomainView[] }) {
  const { ref, box } = useChartBox<HTMLDivElement>();
  const [at, setAt] = useState(views.length - 1);
  const now = views[at] ?? views.at(-1);
  if (!now) return null;
  const place = views.indexOf(now);
  const before = views[place - 1] ?? null;
  const trail = views.slice(Math.max(0, place - TRAIL + 1), place + 1);
  return (
    <Card>
      <Stack gap={4}>
        <When>
          <IconButton label="이전 모습" disabled={!before} onClick={() => setAt(place - 1)}>
            <BackIcon />
          </IconButton>
          <div role="status">
            <b>{now.title}</b>
            <Text variant="small" ink="soft" tabular>
              {whenWords(now)}
            </Text>
          </div>
          <IconButton label="다음 모습" disabled={place === views.length - 1} onClick={() => setAt(place + 1)}>
            <ChevronIcon />
          </IconButton>
        </When>
        <Columns>
          <Stack gap={3}>
            <Place ref={ref}>
              <Radar now={now} before={before} box={box} />
            </Place>
            <Key>
              <span>
                <Stroke /> {dayLabel(now.day)}
              </span>
              {before ? (
                <span>
                  <Stroke dashed /> {dayLabel(before.day)}
                </span>
              ) : null}
            </Key>
            <Text variant="caption" ink="soft" align="center">
              바깥부터 {RINGS[now.source].join(' · ')}. 아직 못 본 영역은 비워 둬요.
            </Text>
          </Stack>
          <Rows>
            {DOMAINS.map((domain) => {
              const cell = now.cells[domain];
              const was = before?.cells[domain];
              return (
                <li key={domain}>
                  <b>{DOMAIN_LABELS[domain]}</b>
                  <StepTrail steps={trail.map(({ id, cells }) => ({ key: id, step: cells[domain].step }))} of={STEPS} />
                  <div>
                    <Found cell={cell} view={now} />
                    {was?.step && cell.step && was.step !== cell.step ? (
                      <small>
                        {dayLabel(before?.day ?? '')}
                        <VisuallyHidden>에는</VisuallyHidden> {was.words}
                      </small>
                    ) : null}
                  </div>
                </li>
              );
            })}
          </Rows>
        </Columns>
        <DataTableDisclosure
          caption={`여섯 영역, 새것부터`}
          columns={['날짜', '나이', '영역마다']}
          rows={() =>
            views.toReversed().map(({ id, day, age, cells }) => ({
              key: id,
              cells: [
                dayLabel(day),
                ageWords(age),
                DOMAINS.map((domain) => `${DOMAIN_LABELS[domain]} ${cells[domain].words}`).join(' · '),
              ],
            }))
          }
        />
      </Stack>
    </Card>
  );
}

const whenWords = ({ day, age }: DomainView) => `${dayLabel(day)} · ${ageWords(age)}`;

function Found({ cell, view }: { cell: DomainCell; view: DomainView }) {
  if (cell.step === null)
    return (
      <Text as="span" variant="small" ink="soft">
        {cell.words}
      </Text>
    );
  return view.source === 'check' ? <LevelChip level={cell.level} /> : <Chip tone="sky">결과지 {cell.words}</Chip>;
}

const Stroke = ({ dashed }: { dashed?: boolean }) => (
  <svg width={24} height={6} aria-hidden="true">
    <line
      x1={1}
      x2={23}
      y1={3}
      y2={3}
      stroke={dashed ? color.apricot : color.primary}
      strokeWidth={2.5}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  </svg>
);

const Place = styled('div')({ width: '100%', minWidth: 0, overflow: 'hidden' });

const Columns = styled('div')({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.pad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: space(8) },
});

const When = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  textAlign: 'center',
  '& b': text.strong,
});

const Key = styled('p')({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space(1)} ${space(4)}`,
  color: color.inkSoft,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});

const Rows = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(3.2em, auto) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
    padding: `${space(2.5)} 0`,
  },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
  '& b': text.label,
  '& > li > div': { justifySelf: 'end', textAlign: 'end' },
  '& small': { ...text.caption, display: 'block', marginTop: '2px', color: color.inkSoft },
});
