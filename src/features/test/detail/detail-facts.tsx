import type { TestDetail } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { CalendarIcon, CheckIcon, ClockIcon, HeartIcon } from '@/shared/art/icons/icon';
import { color, media, radius, space, text } from '@/shared/tokens';

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

function Parts({ parts }: Pick<TestDetail, 'parts'>) {
  const short = parts.every(({ describes }) => describes === null);
  return (
    <PartList data-short={short ? '' : undefined}>
      {parts.map(({ id, label, describes }) => (
        <li key={id}>
          <b>{label}</b>
          {describes}
        </li>
      ))}
    </PartList>
  );
}

/** Text about the check: its parts, author, limits and sources. */
export function DetailText({ test }: { test: TestDetail }) {
  return (
    <Paragraphs>
      <div>
        <dt>이런 모습을 살펴봐요</dt>
        <dd>
          <Parts parts={test.parts} />
        </dd>
      </div>
      <div>
        <dt>무엇을 바탕으로 만들었나요</dt>
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
      <div>
        <dt>참고한 자료</dt>
        <dd>
          <Sources>
            {test.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </Sources>
        </dd>
      </div>
    </Paragraphs>
  );
}

/** Says that the check is about the guardian, not the child. */
export const GuardianNote = () => (
  <Note>
    <HeartIcon size={18} />
    <span>
      <b>보호자 체크</b>예요. 아이가 아니라 아이를 돌보는 나를 살펴봐요. 맞고 틀린 답은 없고, 답은 나만 볼 수 있어요.
    </span>
  </Note>
);

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

const Paragraphs = styled('dl')({
  display: 'grid',
  gap: space(5),
  '& dt': { ...text.strong, fontWeight: 700, marginBottom: space(1) },
  '& dd': { ...text.body, color: color.inkSoft },
  '& dd + dd': { marginTop: space(2) },
  [media.pad]: { gap: space(6) },
});

const PartList = styled('ul')({
  display: 'grid',
  gap: space(2),
  '& > li': {
    ...text.small,
    padding: `${space(2.5)} ${space(3)}`,
    borderRadius: radius.small,
    backgroundColor: color.sunken,
    color: color.inkSoft,
  },
  '& b': { display: 'block', ...text.label, color: color.ink },
  '&[data-short]': { display: 'flex', flexWrap: 'wrap' },
  '&[data-short] > li': { padding: `${space(1)} ${space(3)}` },
});

const Sources = styled('ul')({
  ...text.caption,
  display: 'grid',
  gap: space(1),
  overflowWrap: 'anywhere',
});

const Note = styled('p')({
  ...text.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.lilacSoft,
  color: color.onLilacSoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});
