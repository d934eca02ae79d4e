import type { Play } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space, text } from '@/shared/tokens';

/** A play in full: what is needed, the steps, what to say, what to mind. Its headings are h4 by default. */
export function PlaySteps({ play, heading: Heading = 'h4' }: { play: Play; heading?: 'h3' | 'h4' }) {
  return (
    <Body>
      <div>
        <Heading>준비물</Heading>
        <p>{play.materials.length > 0 ? play.materials.join(', ') : '없어요. 바로 할 수 있어요.'}</p>
      </div>
      <div>
        <Heading>이렇게 해요</Heading>
        <ol>
          {play.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <Heading>이렇게 말해요</Heading>
        <Say>“{play.say}”</Say>
      </div>
      {play.caution ? (
        <div>
          <Heading>주의</Heading>
          <Care>
            <InfoIcon size={18} />
            {play.caution}
          </Care>
        </div>
      ) : null}
    </Body>
  );
}

const Body = styled('div')({
  display: 'grid',
  gap: space(4),
  '& h3, & h4': { ...text.label, margin: `0 0 ${space(1)}`, color: color.inkSoft },
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
