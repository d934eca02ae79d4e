import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { AnswerValue } from '@contract/test/diagnostics-kinds';
import styled from '@emotion/styled';
import { useId } from 'react';
import { getAnswerOptions } from '@/features/test/runner/answer-options';
import { answerStates } from '@/features/test/runner/answer-states';
import { AnsweredBy } from '@/features/test/runner/answered-by';
import { ConcernDetails } from '@/features/test/runner/concern-answer';
import { ANSWER_MARK } from '@/features/test/runner/use-answer-keys';
import { useConcern } from '@/features/test/runner/use-concern';
import type { Given } from '@/features/test/runner/use-submit-answer';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, media, radius, space, text, toneColors } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import type { PairChild } from './pair-child';

interface PairAnswersProps {
  child: PairChild;
  item: TestItem;
  /** Id of the question. */
  questionId: string;
  saved: SavedAnswer | undefined;
  resting: boolean;
  onChoose: (given: Given) => void;
  /** Areas or the note of a concern changed. */
  onPartialAnswer: (given: Given) => void;
}

/** One child's answers to the question both are asked. */
export function PairAnswers(props: PairAnswersProps) {
  const { child, item, questionId } = props;
  const id = useId();
  const part = { ...props, labelledBy: `${id} ${questionId}` };
  return (
    <Block>
      <Name id={id}>
        <Avatar src={child.photo} seed={child.id} name={child.name} size={32} />
        {child.name}
      </Name>
      {item.kind === 'concern' ? (
        <ConcernPart {...part} />
      ) : (
        <Choices {...part} onPick={(value) => props.onChoose({ value, areas: [], note: '' })} />
      )}
      <AnsweredBy saved={props.saved} />
    </Block>
  );
}

type PartProps = PairAnswersProps & { labelledBy: string };

function ConcernPart({ onPartialAnswer, onChoose, ...rest }: PartProps) {
  const concern = useConcern(rest.saved, { onPartialAnswer, onChoose });
  return (
    <>
      <Choices {...rest} onPick={concern.choose} />
      {rest.saved?.value === 'yes' ? <ConcernDetails concern={concern} /> : null}
    </>
  );
}

type ChoicesProps = Pick<PartProps, 'item' | 'saved' | 'resting' | 'labelledBy'> & {
  onPick: (value: AnswerValue) => void;
};

function Choices({ item, saved, resting, labelledBy, onPick }: ChoicesProps) {
  const options = getAnswerOptions(item);
  return (
    <Row
      role="group"
      aria-labelledby={labelledBy}
      style={{ ['--narrowest' as string]: options.length > 4 ? '6.25rem' : '8rem' }}
    >
      {options.map(({ value, label, tone, aside }) => (
        <Choice
          key={value}
          {...ANSWER_MARK}
          type="button"
          data-aside={aside ? '' : undefined}
          aria-pressed={saved?.value === value}
          aria-disabled={resting || undefined}
          style={{
            ['--soft' as string]: toneColors[tone].soft,
            ['--on' as string]: toneColors[tone].on,
            ['--fill' as string]: toneColors[tone].fill,
          }}
          onClick={() => onPick(value)}
        >
          {saved?.value === value ? <TickIcon size={14} strokeWidth={3} /> : null}
          {label}
        </Choice>
      ))}
    </Row>
  );
}

const Block = styled('div')({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});

const Name = styled('h3')({ ...text.strong, fontWeight: 700, display: 'flex', alignItems: 'center', gap: space(2) });

const Row = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--narrowest)), 1fr))',
});

const Choice = styled('button')({
  ...text.label,
  position: 'relative',
  boxSizing: 'border-box',
  minHeight: '52px',
  padding: `${space(1)} ${space(2)}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.ink,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[data-aside]': { borderStyle: 'dashed', color: color.inkSoft },
  ...answerStates,
  // in the corner, so that the text does not move
  '& > svg': { position: 'absolute', top: '3px', right: '5px' },
});
