import styled from '@emotion/styled';
import type { Play, TestResult, WatchedItem } from '@contract/diagnostics';
import { DOMAIN_LABELS } from '@contract/diagnostics-words';
import { ChevronDownIcon, ClockIcon, InfoIcon } from '@/shared/ui/icon';
import { color, focusRing, radius, size, space, text } from '@/shared/ui/tokens';
import { ResultSection } from './result-lists';

const List = styled('ul')({ display: 'grid', gap: space(3) });
const Details = styled('details')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  overflow: 'hidden',
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const Summary = styled('summary')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minHeight: size.mainButton,
  padding: space(4),
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius.card },
  '& > svg': { color: color.inkFaint },
});
const For = styled('span')({ ...text.small, display: 'block', color: color.inkSoft });
const Title = styled('h3')({ ...text.title, fontSize: '1.0625rem', display: 'block', margin: `${space(0.5)} 0` });
const Facts = styled('span')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
const Body = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: `0 ${space(4)} ${space(4)}`,
  '& h4': { ...text.label, margin: `0 0 ${space(1)}`, color: color.inkSoft },
  '& ol': { display: 'grid', gap: space(2), counterReset: 'step' },
  '& ol > li': { display: 'grid', gridTemplateColumns: '26px minmax(0, 1fr)', gap: space(2), counterIncrement: 'step' },
  '& ol > li::before': {
    ...text.caption,
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    borderRadius: '50%',
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    fontWeight: 700,
  },
});
const Say = styled('p')({
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.apricotSoft,
  color: color.onApricotSoft,
});
const Care = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(2),
  color: color.inkSoft,
  '& > svg': { flex: 'none' },
});

/** 오늘 해 볼 놀이: one for each watched item. */
export function PlaySection({ result: { watched } }: { result: TestResult }) {
  if (watched.length === 0) return null;
  return (
    <ResultSection aria-labelledby="plays">
      <h2 id="plays">오늘 해 볼 놀이</h2>
      <p>하나만 골라 가볍게 해 보세요. 아이가 지치면 바로 쉬어요.</p>
      <List>
        {watched.map((item, at) => (
          <li key={item.item_id}>
            <PlayCard item={item} open={at === 0} />
          </li>
        ))}
      </List>
    </ResultSection>
  );
}

function PlayCard({ item: { text: watchedText, play }, open }: { item: WatchedItem; open: boolean }) {
  return (
    <Details open={open}>
      <Summary>
        <span>
          <For>지켜볼 모습 · {watchedText}</For>
          <Title>{play.title}</Title>
          <Facts>
            <ClockIcon size={16} />
            {play.minutes}분 · {DOMAIN_LABELS[play.domain]} · {play.skill}
          </Facts>
        </span>
        <ChevronDownIcon size={22} />
      </Summary>
      <PlaySteps play={play} />
    </Details>
  );
}

function PlaySteps({ play }: { play: Play }) {
  return (
    <Body>
      <div>
        <h4>준비물</h4>
        <p>{play.materials.length > 0 ? play.materials.join(', ') : '없어요. 바로 할 수 있어요.'}</p>
      </div>
      <div>
        <h4>이렇게 해요</h4>
        <ol>
          {play.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4>이렇게 말해요</h4>
        <Say>“{play.say}”</Say>
      </div>
      {play.caution ? (
        <div>
          <h4>주의</h4>
          <Care>
            <InfoIcon size={18} />
            {play.caution}
          </Care>
        </div>
      ) : null}
    </Body>
  );
}
