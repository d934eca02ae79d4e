import type { Faq } from '@contract/mypage/faq.responses';
import styled from '@emotion/styled';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { color, media, motion, space, text } from '@/shared/tokens';

interface FaqItemProps {
  faq: Faq;
  open: boolean;
  onToggle: () => void;
}

/** One question; a tap shows its answer below it. */
export function FaqItem({ faq: { id, question, answer }, open, onToggle }: FaqItemProps) {
  return (
    <li id={id} style={{ scrollMarginTop: '88px' }}>
      <Head>
        <Ask type="button" aria-expanded={open} aria-controls={open ? `${id}-answer` : undefined} onClick={onToggle}>
          <span>{question}</span>
          <ChevronDownIcon size={20} />
        </Ask>
      </Head>
      {open ? (
        <Answer id={`${id}-answer`}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Answer>
      ) : null}
    </li>
  );
}

const Head = styled('h3')({ margin: 0 });

const Ask = styled('button')({
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '56px',
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(4)}`,
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { flex: '1 1 auto', minWidth: 0 },
  '& > svg': { flex: 'none', color: color.inkFaint, transition: `transform ${motion.quick}ms` },
  '&[aria-expanded="true"]': { color: color.primary },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:focus-visible': { outlineOffset: '-3px' },
});

const Answer = styled('div')({
  ...text.body,
  display: 'grid',
  gap: space(3),
  padding: `0 ${space(4)} ${space(5)}`,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});
