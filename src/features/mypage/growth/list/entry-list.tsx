import type { GrowthEntry, GrowthFigure } from '@contract/mypage/growth.responses';
import { ageOfEntryWords } from '@contract/mypage/growth-age-words';
import {
  adjustmentWords,
  figureText,
  MEASURE_LABELS,
  PERCENTILE_NOTE,
  PLACE_LABELS,
  percentileLabel,
} from '@contract/mypage/growth-words';
import { writtenByWords } from '@contract/profiles/writer-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { listDay } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';

interface EntryListProps {
  entries: readonly GrowthEntry[];
  /** Deleted on this page: each keeps its place, and can be restored there. */
  removed: readonly GrowthEntry[];
  renderRemoved: (entry: GrowthEntry) => ReactNode;
  /** Absent for who may only read. */
  onOpen?: (entry: GrowthEntry) => void;
  /** Absent on the last page. */
  onMore?: () => void;
  loadingMore: boolean;
}

/** So many are shown at first. */
const FIRST = 6;

/** Every measurement, newest first; a tap opens it to be changed. */
export function EntryList({ entries, removed, renderRemoved, onOpen, onMore, loadingMore }: EntryListProps) {
  const [all, setAll] = useState(false);
  const rows = [...entries, ...removed].sort((a, b) => b.measured_on.localeCompare(a.measured_on));
  const shown = all ? rows : rows.slice(0, FIRST);
  const more = shown.length < rows.length ? () => setAll(true) : onMore;
  return (
    <Stack spacing={2}>
      <Stack component="ul" spacing={2}>
        {shown.map((entry) => (
          <li key={entry.id}>
            {removed.includes(entry) ? (
              renderRemoved(entry)
            ) : (
              <EntryCard entry={entry} isNewest={entry === entries[0]} onOpen={onOpen && (() => onOpen(entry))} />
            )}
          </li>
        ))}
      </Stack>
      {more ? (
        <MainButton look="quiet" pending={loadingMore} onClick={more}>
          지난 기록 더 보기
        </MainButton>
      ) : null}
    </Stack>
  );
}

const MEASURED = ['height', 'weight', 'head'] as const;

interface EntryCardProps {
  entry: GrowthEntry;
  /** Only the newest has its percentiles: the chart says those of the others. */
  isNewest: boolean;
  onOpen?: () => void;
}

function EntryCard({ entry, isNewest, onOpen }: EntryCardProps) {
  const { figures, note, place, measured_on, written_by } = entry;
  const measured = MEASURED.flatMap((measure) => figures.find((figure) => figure.measure === measure) ?? []);
  const getPercentile = ({ percentile, doubt }: GrowthFigure) => (isNewest && doubt === null ? percentile : null);
  const hasPercentiles = measured.some((figure) => getPercentile(figure) !== null);
  const words = [
    hasPercentiles ? PERCENTILE_NOTE : null,
    adjustmentWords(entry),
    note,
    written_by && writtenByWords(written_by),
  ].filter(Boolean);
  const inside = (
    <>
      <Head>
        <b>{listDay(measured_on)}</b>
        <span>
          {ageOfEntryWords(entry)} · {PLACE_LABELS[place]}
        </span>
      </Head>
      <Figures>
        {measured.map((figure) => {
          const percentile = getPercentile(figure);
          return (
            <span key={figure.measure}>
              <small>{MEASURE_LABELS[figure.measure]}</small>
              <b>{figureText(figure)}</b>
              {percentile === null ? null : <i>{percentileLabel(percentile)}</i>}
            </span>
          );
        })}
      </Figures>
      {words.map((each) => (
        <Words key={each}>{each}</Words>
      ))}
    </>
  );
  if (!onOpen) return <Card>{inside}</Card>;
  return (
    <CardButton onClick={onOpen}>
      {inside}
      <VisuallyHidden> 수정</VisuallyHidden>
    </CardButton>
  );
}

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  '& > b': { ...text.strong },
  '& > span': { ...text.small, color: color.inkSoft },
});

const Figures = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(2),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space(1)}` },
  '& small': { ...text.small, color: color.inkSoft },
  // Firefox would break a unit off its number.
  '& b': { ...text.strong, whiteSpace: 'nowrap' },
  '& i': { ...text.small, whiteSpace: 'nowrap', fontStyle: 'normal', fontWeight: 700, color: color.primary },
});

const Words = styled('span')({ ...text.small, display: 'block', marginTop: space(2), color: color.inkSoft });
