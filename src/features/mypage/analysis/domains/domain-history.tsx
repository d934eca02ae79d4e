import { ageWords } from '@contract/mypage/growth-age-words';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTableDisclosure } from '@/features/mypage/ui/data-table-disclosure';
import { BackIcon, ChevronIcon } from '@/shared/art/icons/icon';
import { listDay, tableDay } from '@/shared/lib/age-label';
import { useChartBox } from '@/shared/lib/use-chart-box';
import { color, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';
import { DomainBars } from './domain-bars';
import { type DomainView, RINGS } from './domain-views';
import { Radar } from './radar';

/** Bars of more times than this say no more. */
const TRAIL = 3;

/** One day's six domains in bars, with the times before it. `views` oldest first, at least one. */
export function DomainHistory({ views }: { views: readonly DomainView[] }) {
  const [at, setAt] = useState(views.length - 1);
  const now = views[at] ?? views.at(-1);
  if (!now) return null;
  const place = views.indexOf(now);
  const before = views[place - 1] ?? null;
  const trail = views.slice(Math.max(0, place - TRAIL + 1), place + 1).toReversed();
  return (
    <Card>
      <Stack spacing={4}>
        <When>
          <IconButton label="이전 모습" disabled={!before} onClick={() => setAt(place - 1)}>
            <BackIcon />
          </IconButton>
          <div role="status">
            <b>{now.title}</b>
            <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {whenWords(now)}
            </Typography>
          </div>
          <IconButton label="다음 모습" disabled={place === views.length - 1} onClick={() => setAt(place + 1)}>
            <ChevronIcon />
          </IconButton>
        </When>
        <DomainBars trail={trail} />
        <Typography variant="caption" color="textSecondary">
          막대가 길수록 ‘{RINGS[now.source][0]}’에 가까워요. 아직 못 본 영역은 빈칸이에요.
        </Typography>
        <div>
          <DataTableDisclosure
            caption="여섯 영역, 최근 것부터"
            columns={['날짜', '나이', '영역마다']}
            rows={() =>
              views.toReversed().map(({ id, day, age, cells }) => ({
                key: id,
                cells: [
                  tableDay(day),
                  ageWords(age),
                  DOMAINS.map((domain) => `${DOMAIN_LABELS[domain]} ${cells[domain].words}`).join(' · '),
                ],
              }))
            }
          />
          <Disclosure label="육각형 그림으로 보기">
            <RadarView now={now} before={before} />
          </Disclosure>
        </div>
      </Stack>
    </Card>
  );
}

/** The same as a picture, beside the time before. */
function RadarView({ now, before }: { now: DomainView; before: DomainView | null }) {
  const { ref, box } = useChartBox<HTMLDivElement>();
  return (
    <Stack spacing={3}>
      <Place ref={ref}>
        <Radar now={now} before={before} box={box} />
      </Place>
      <Key>
        <span>
          <Stroke /> {listDay(now.day)}
        </span>
        {before ? (
          <span>
            <Stroke dashed /> {listDay(before.day)}
          </span>
        ) : null}
      </Key>
      <Typography variant="caption" color="textSecondary" align="center">
        바깥부터 {RINGS[now.source].join(' · ')}
      </Typography>
    </Stack>
  );
}

const whenWords = ({ day, age }: DomainView) => `${listDay(day)} · ${ageWords(age)}`;

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
