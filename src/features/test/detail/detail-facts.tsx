import styled from '@emotion/styled';
import type { TestDetail } from '@contract/diagnostics';
import { CalendarIcon, CheckIcon, ClockIcon } from '@/shared/ui/icon';
import { color, media, radius, space, text } from '@/shared/ui/tokens';

const Facts = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: space(2),
  '& > li': {
    ...text.small,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space(1),
    padding: `${space(3)} ${space(2)}`,
    borderRadius: radius.field,
    backgroundColor: color.sunken,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > svg': { color: color.primary },
});

/** Minutes, questions and months, at a glance. */
export function DetailFacts({ test }: { test: TestDetail }) {
  return (
    <Facts>
      <li>
        <ClockIcon size={22} />
        {test.minutes}분쯤 걸려요
      </li>
      <li>
        <CheckIcon size={22} />
        질문 {test.item_count}개
      </li>
      <li>
        <CalendarIcon size={22} />
        {test.from_month === test.to_month ? `${test.from_month}개월` : `${test.from_month}~${test.to_month}개월`}
      </li>
    </Facts>
  );
}

const Paragraphs = styled('dl')({
  display: 'grid',
  gap: space(5),
  '& dt': { ...text.strong, fontWeight: 700, marginBottom: space(1) },
  '& dd': { ...text.body, color: color.inkSoft },
  [media.pad]: { gap: space(6) },
});

/** What the check measures, who wrote it, what it rests on and what it cannot say. */
export function DetailText({ test }: { test: TestDetail }) {
  return (
    <Paragraphs>
      <div>
        <dt>무엇을 살펴보나요</dt>
        <dd>{test.measures}</dd>
      </div>
      <div>
        <dt>무엇을 바탕으로 하나요</dt>
        <dd>{test.basis}</dd>
      </div>
      <div>
        <dt>누가 만들었나요</dt>
        <dd>{test.author}</dd>
      </div>
      <div>
        <dt>이런 점은 알아 두세요</dt>
        <dd>{test.limits}</dd>
      </div>
    </Paragraphs>
  );
}
