import { ageWords } from '@contract/mypage/growth-age-words';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { LevelChip } from '@/domain/checks/level-chip';
import { color, media, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { type DomainCell, type DomainView, STEPS } from './domain-views';

const CELLS = Array.from({ length: STEPS }, (_, index) => index + 1);

/**
 * The six domains, each as a bar of four steps with the age in months, and thinner bars of the times before. A reader
 * hears the words of each time; the bars are decoration.
 * @param trail newest first, at least one
 */
export function DomainBars({ trail }: { trail: readonly DomainView[] }) {
  const [now, ...before] = trail;
  if (!now) return null;
  return (
    <Rows>
      {DOMAINS.map((domain) => {
        const cell = now.cells[domain];
        return (
          <li key={domain}>
            <Head>
              <b>{DOMAIN_LABELS[domain]}</b>
              <Found cell={cell} view={now} />
            </Head>
            <Bars aria-hidden="true">
              {trail.map((view) => (
                <TimeBar key={view.id} view={view} step={view.cells[domain].step} now={view === now} />
              ))}
            </Bars>
            {before.map((view) => (
              <Before
                key={view.id}
                view={view}
                words={view.cells[domain].words}
                changed={view.cells[domain].words !== cell.words}
              />
            ))}
          </li>
        );
      })}
    </Rows>
  );
}

function Found({ cell, view }: { cell: DomainCell; view: DomainView }) {
  if (cell.step === null)
    return (
      <Typography component="span" variant="small" color="textSecondary">
        {cell.words}
      </Typography>
    );
  return view.source === 'check' ? <LevelChip level={cell.level} /> : <Chip tone="sky">{cell.words}</Chip>;
}

interface TimeBarProps {
  view: DomainView;
  step: number | null;
  now: boolean;
}

/** One time: the age and the bar. A gap is an empty frame, never a short bar. */
function TimeBar({ view, step, now }: TimeBarProps) {
  return (
    <>
      <small>{ageWords(view.age)}</small>
      <Bar data-gap={step === null || undefined} data-now={now || undefined}>
        {CELLS.map((cell) => (
          <i key={cell} data-filled={(step ?? 0) >= cell || undefined} />
        ))}
      </Bar>
    </>
  );
}

/** An earlier time in words: visible where they differ from now, and always for a reader. */
function Before({ view, words, changed }: { view: DomainView; words: string; changed: boolean }) {
  const line = `${ageWords(view.age)}에는 ${words}`;
  return changed ? <small>{line}</small> : <VisuallyHidden> {line}</VisuallyHidden>;
}

const Rows = styled('ul')({
  display: 'grid',
  gap: space(4),
  '& > li': { position: 'relative' },
  '& > li > small': { ...text.caption, display: 'block', marginTop: space(1), color: color.inkSoft },
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: `${space(5)} ${space(8)}` },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  '& > b': text.label,
});

const Bars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  marginTop: space(1),
  '& small': { ...text.caption, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

const Bar = styled('span')({
  display: 'grid',
  gridTemplateColumns: `repeat(${STEPS}, 1fr)`,
  gap: '3px',
  height: '8px',
  '&[data-now]': { height: '14px' },
  '& > i': { borderRadius: '3px', boxSizing: 'border-box', backgroundColor: color.sunken },
  '& > i[data-filled]': { backgroundColor: color.leaf },
  '&[data-now] > i[data-filled]': { backgroundColor: color.primary },
  '&[data-gap] > i': { backgroundColor: 'transparent', border: `1px dashed ${color.lineStrong}` },
});
