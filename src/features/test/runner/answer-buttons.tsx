import type { AnswerValue } from '@contract/test/diagnostics-kinds';
import styled from '@emotion/styled';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, media, radius, size, space, text, toneColors } from '@/shared/tokens';
import { AnswerMark } from './answer-mark';
import type { AnswerOption } from './answer-options';
import { answerStates } from './answer-states';
import { ANSWER_MARK } from './use-answer-keys';

interface AnswerButtonsProps {
  /** Id of the question. */
  labelledBy: string;
  options: readonly AnswerOption[];
  chosen: string | undefined;
  resting: boolean;
  onChoose: (value: AnswerValue) => void;
}

/** The answers to one question, large enough for a thumb. */
export function AnswerButtons({ labelledBy, options, chosen, resting, onChoose }: AnswerButtonsProps) {
  return (
    <List role="group" aria-labelledby={labelledBy} data-many={options.length > 4 ? '' : undefined}>
      {options.map(({ value, label, tone, aside }, at) => (
        <Choice
          key={value}
          {...ANSWER_MARK}
          type="button"
          data-aside={aside ? '' : undefined}
          aria-pressed={chosen === value}
          aria-disabled={resting || undefined}
          style={{
            ['--soft' as string]: toneColors[tone].soft,
            ['--on' as string]: toneColors[tone].on,
            ['--fill' as string]: toneColors[tone].fill,
          }}
          onClick={() => onChoose(value)}
        >
          <Dot aria-hidden="true">
            {chosen === value ? <TickIcon size={18} strokeWidth={3} /> : <AnswerMark value={value} />}
          </Dot>
          {label}
          <Key aria-hidden="true">{at + 1}</Key>
        </Choice>
      ))}
    </List>
  );
}

const List = styled('div')({
  display: 'grid',
  gap: space(2.5),
  // five and six answers must still fit where the thumb reaches
  '&[data-many]': { gap: space(2), '--answer': '54px' },
});

const Choice = styled('button')({
  ...text.lead,
  fontSize: '1.0625rem',
  fontWeight: 700,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 'var(--answer, 64px)',
  padding: `${space(2.5)} ${space(4)}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[data-aside]': {
    ...text.strong,
    minHeight: size.touch,
    padding: `${space(1)} ${space(4)}`,
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: color.inkSoft,
  },
  ...answerStates,
});

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  borderRadius: '50%',
  backgroundColor: 'var(--soft)',
  color: 'var(--on)',
  ...text.label,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '[aria-pressed="true"] > &': { backgroundColor: 'var(--fill)', color: color.artInk },
});

const Key = styled('kbd')({
  ...text.caption,
  display: 'none',
  minWidth: '24px',
  padding: '2px 6px',
  boxSizing: 'border-box',
  border: `1px solid ${color.line}`,
  borderRadius: '8px',
  fontFamily: 'inherit',
  color: color.inkSoft,
  textAlign: 'center',
  '@media (hover: hover) and (min-width: 800px)': { display: 'block' },
});
