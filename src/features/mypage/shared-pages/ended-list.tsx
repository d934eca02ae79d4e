import { ENDED_LINK_DAYS } from '@contract/mypage/clinic';
import type { ClinicLink } from '@contract/mypage/clinic.responses';
import styled from '@emotion/styled';
import { formatTime } from '@/shared/lib/format-time';
import { color, space, text } from '@/shared/tokens';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';

type Ended = Pick<ClinicLink, 'id' | 'state' | 'created_at' | 'openings'> & { words: string };

/** Ended links, for some days. */
export function EndedList({ ended }: { ended: readonly Ended[] }) {
  if (ended.length === 0) return null;
  return (
    <Disclosure label={`지난 ${ENDED_LINK_DAYS}일 동안 끝난 것 ${ended.length}개`}>
      <List>
        {ended.map(({ id, state, created_at, openings, words }) => (
          <li key={id}>
            <b>{formatTime(created_at, 'monthDayMinute')}</b> · {words}
            <span>
              {openings.length === 0 ? '아무도 열지 않았어요' : `${openings.length}번 열었어요`} ·{' '}
              {state === 'ended' ? '직접 끝냈어요' : '시간이 지나 끝났어요'}
            </span>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

const List = styled('ul')({
  ...text.small,
  display: 'grid',
  gap: space(3),
  '& span': { display: 'block', color: color.inkSoft },
});
