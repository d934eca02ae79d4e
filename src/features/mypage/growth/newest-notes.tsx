import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthNewest } from '@contract/mypage/growth.responses';
import { ageWords } from '@contract/mypage/growth-age-words';
import { bandWords } from '@contract/mypage/growth-bands';
import { newestChangeWords } from '@contract/mypage/growth-change-words';
import { MEASURE_LABELS, percentileLabel } from '@contract/mypage/growth-words';
import styled from '@emotion/styled';
import { listDay } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';

interface NewestNotesProps {
  newest: readonly GrowthNewest[];
  /** The measure whose chart says it already. */
  except?: GrowthMeasure;
}

/** What the newest measurements leave to talk about, whichever chart is open; nothing where there is nothing. */
export function NewestNotes({ newest, except }: NewestNotesProps) {
  const told = newest
    .filter(({ figure }) => figure.measure !== except)
    .map((each) => ({ ...each, band: bandWords(each.figure), changes: newestChangeWords(each) }))
    .filter(({ band, changes }) => band !== null || changes.length > 0);
  if (told.length === 0) return null;
  return (
    <Notes aria-label="함께 살펴볼 성장 기록">
      <h3>함께 살펴볼 성장 기록</h3>
      <ul>
        {told.map(({ figure, measured_on, age, band, changes }) => (
          <li key={figure.measure}>
            <b>
              {MEASURE_LABELS[figure.measure]} {figure.percentile === null ? '' : percentileLabel(figure.percentile)}
            </b>{' '}
            <small>
              {listDay(measured_on)} · {ageWords(age)}
            </small>
            {[...(band ? [band.words] : []), ...changes].map((words) => (
              <p key={words}>{words}</p>
            ))}
            {band?.note ? <p data-note="">{band.note}</p> : null}
          </li>
        ))}
      </ul>
    </Notes>
  );
}

const Notes = styled('section')({
  padding: `${space(4)} ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '& > h3': text.label,
  '& > ul': { display: 'grid', gap: space(3), marginTop: space(2) },
  '& b': { ...text.strong, fontVariantNumeric: 'tabular-nums' },
  '& p': text.small,
  '& p[data-note]': text.caption,
  '& small': { ...text.caption, fontVariantNumeric: 'tabular-nums' },
});
