import { POINT_REASON_LABELS } from '@contract/history/points';
import type { PointEntry } from '@contract/history/points.responses';
import styled from '@emotion/styled';
import { useState } from 'react';
import { movedText, pointsText } from '@/domain/points/points-words';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { listDay, listDayOfTime } from '@/shared/lib/age-label';
import { color, focusRing, radius, size, space, text } from '@/shared/tokens';
import { foldEntries, nearExpiry } from './fold-entries';

/** Movements as lines: reason and time, amount, and the balance afterwards. A run of attendance is one line that opens. */
export function EntryList({ entries }: { entries: readonly PointEntry[] }) {
  return (
    <List>
      {foldEntries(entries).map((each) =>
        each.kind === 'one' ? (
          <Line key={each.entry.id} entry={each.entry} />
        ) : (
          // its oldest entry stays the same when today's is added
          <AttendanceRun key={each.entries.at(-1)?.id} entries={each.entries} />
        ),
      )}
    </List>
  );
}

function Line({ entry }: { entry: PointEntry }) {
  const { reason, note, points, balance, at } = entry;
  const expiry = nearExpiry(entry);
  return (
    <Row>
      <div>
        <Reason>{POINT_REASON_LABELS[reason]}</Reason>
        {note ? <p>{note}</p> : null}
        <p>
          {listDayOfTime(at)}
          {expiry ? ` · ${listDay(expiry)}까지 쓸 수 있어요` : null}
        </p>
      </div>
      <div>
        <Moved data-came={points > 0 ? '' : undefined}>{movedText(points)}</Moved>
        <p>남은 포인트 {pointsText(balance)}</p>
      </div>
    </Row>
  );
}

/** '출석 14번 +140P', with the days in it behind a tap; open by itself while one of them soon expires. */
function AttendanceRun({ entries }: { entries: readonly PointEntry[] }) {
  const [open, setOpen] = useState(() => entries.some((entry) => nearExpiry(entry) !== null));
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <>
      <li>
        <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>
            <Reason>
              {POINT_REASON_LABELS.attendance} {entries.length}번
              <ChevronDownIcon size={18} />
            </Reason>
            <small>
              {listDayOfTime(oldest.at)}부터 {listDayOfTime(newest.at)}까지
            </small>
          </span>
          <span>
            <Moved data-came="">{movedText(entries.reduce((sum, { points }) => sum + points, 0))}</Moved>
            <small>남은 포인트 {pointsText(newest.balance)}</small>
          </span>
        </Toggle>
      </li>
      {open ? entries.map((entry) => <Line key={entry.id} entry={entry} />) : null}
    </>
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

const Toggle = styled('button')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  width: '100%',
  minHeight: size.touch,
  padding: `${space(3.5)} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
  '& > span:last-of-type': { flex: 'none', textAlign: 'end' },
  '& small': { ...text.caption, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& svg': { marginInlineStart: space(1), verticalAlign: 'text-bottom', color: color.inkFaint },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const Reason = styled('strong')({ ...text.strong, display: 'block', overflowWrap: 'anywhere' });

const Moved = styled('strong')({
  ...text.strong,
  fontWeight: 700,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  '&[data-came]': { color: color.primary },
});
