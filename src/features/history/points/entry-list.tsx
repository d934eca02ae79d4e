import { POINT_REASON_LABELS } from '@contract/history/points';
import type { PointEntry } from '@contract/history/points.responses';
import styled from '@emotion/styled';
import { movedText, pointsText } from '@/features/history/history-words';
import { dayLabel } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { color, radius, space, text } from '@/shared/tokens';

/** Movements as lines: reason and time, amount, and the balance afterwards. */
export function EntryList({ entries }: { entries: readonly PointEntry[] }) {
  return (
    <List>
      {entries.map(({ id, reason, note, points, balance, at, expires_on }) => (
        <Row key={id}>
          <div>
            <Reason>{POINT_REASON_LABELS[reason]}</Reason>
            {note ? <p>{note}</p> : null}
            <p>
              {formatTime(at, 'monthDay')}
              {expires_on ? ` · ${dayLabel(expires_on)}까지` : null}
            </p>
          </div>
          <div>
            <Moved data-came={points > 0 ? '' : undefined}>{movedText(points)}</Moved>
            <p>남은 포인트 {pointsText(balance)}</p>
          </div>
        </Row>
      ))}
    </List>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: `0 ${space(4)}`,
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& > li + li': { borderTop: `1px solid ${color.line}` },
});

const Row = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(3.5)} 0`,
  '& > div': { minWidth: 0, '&:last-of-type': { flex: 'none', maxWidth: '50%', textAlign: 'end' } },
  '& p': { ...text.caption, margin: 0, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

const Reason = styled('strong')({ ...text.strong, display: 'block', overflowWrap: 'anywhere' });

const Moved = styled('strong')({
  ...text.strong,
  fontWeight: 700,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  '&[data-came]': { color: color.primary },
});
