import styled from '@emotion/styled';
import { formatTime } from '@/shared/lib/format-time';
import { color, space, text } from '@/shared/tokens';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';

/** When a page was opened, the latest first. Who did is not known. */
export function Openings({ times }: { times: readonly string[] }) {
  if (times.length === 0) return <None>아직 아무도 열지 않았어요.</None>;
  return (
    <Disclosure label={`${times.length}번 열었어요`}>
      <List>
        {times.toReversed().map((time) => (
          <li key={time}>{formatTime(time, 'monthDayMinute')}</li>
        ))}
      </List>
    </Disclosure>
  );
}

const None = styled('p')({ ...text.small, margin: 0, textAlign: 'center', color: color.inkSoft });

const List = styled('ul')({
  ...text.small,
  display: 'grid',
  gap: space(1),
  justifyItems: 'center',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
