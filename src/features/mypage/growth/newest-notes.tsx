import type { GrowthNewest } from '@contract/mypage/growth.responses';
import { growthNotes } from '@contract/mypage/growth-finding-words';
import styled from '@emotion/styled';
import { listDay } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

interface NewestNotesProps {
  newest: readonly GrowthNewest[];
  /** The child's actual age today, in completed months. */
  monthsNow: number;
  /** Opens the entry of a value that seems mistyped; absent for who may only read. */
  toCorrect?: (entryId: string) => (() => void) | undefined;
}

/** Topics for the doctor from the newest measurements, and once when and where; nothing where there is nothing. */
export function NewestNotes({ newest, monthsNow, toCorrect }: NewestNotesProps) {
  const { items, action, tell, official } = growthNotes(newest, monthsNow);
  if (items.length === 0) return null;
  return (
    <Notes aria-label="함께 살펴볼 성장 기록">
      <h3>함께 살펴볼 성장 기록</h3>
      <ul>
        {items.map(({ measure, entryId, label, measuredOn, age, words, asked }) => (
          <li key={measure}>
            <b>{label}</b>{' '}
            <small>
              {listDay(measuredOn)} · {age}
            </small>
            <p>{words}</p>
            {asked && toCorrect?.(entryId) ? (
              <MainButton look="outline" size="small" fit onClick={toCorrect(entryId)}>
                기록 수정하기
              </MainButton>
            ) : null}
          </li>
        ))}
      </ul>
      {action ? (
        <p data-action="">
          <b>{action}</b> {tell.join(' ')}
        </p>
      ) : null}
      {official.map((note) => (
        <p key={note} data-note="">
          {note}
        </p>
      ))}
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
  '& p[data-note]': { ...text.caption, marginTop: space(2) },
  '& button': { marginTop: space(2) },
  '& p[data-action]': { marginTop: space(3) },
  '& small': { ...text.caption, fontVariantNumeric: 'tabular-nums' },
});
