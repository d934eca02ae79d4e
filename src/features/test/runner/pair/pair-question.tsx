import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { TestAbout } from '@contract/test/diagnostics-kinds';
import styled from '@emotion/styled';
import { type Ref, useId } from 'react';
import { getAnswerOptions } from '@/features/test/runner/answer-options';
import { QuestionCard } from '@/features/test/runner/question-card';
import { QUESTION_MARK, useAnswerKeys } from '@/features/test/runner/use-answer-keys';
import type { Given } from '@/features/test/runner/use-submit-answer';
import { media, motion, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PairAnswers } from './pair-answers';
import type { PairChild } from './pair-child';

/** One of the two children: its current answer and the callbacks for the next. */
export type PairPart = {
  child: PairChild;
  saved: SavedAnswer | undefined;
  onChoose: (given: Given) => void;
  onPartialAnswer: (given: Given) => void;
};

interface PairQuestionProps {
  item: TestItem;
  about: TestAbout;
  index: number;
  count: number;
  both: readonly [PairPart, PairPart];
  resting: boolean;
  direction: 'forward' | 'back';
  headingRef: Ref<HTMLHeadingElement>;
  onPrevious: () => void;
  onNext: () => void;
}

/** One question with both children's answers: one under the other on a phone, side by side on a pad. */
export function PairQuestion(props: PairQuestionProps) {
  const { item, about, index, count, both, resting, direction, headingRef, onPrevious, onNext } = props;
  const id = useId();
  const complete = both.every(({ saved }) => saved !== undefined);
  // number keys answer for the child without an answer, the first one first
  const choose = (at: number) => {
    const value = getAnswerOptions(item)[at]?.value;
    const open = both.find(({ saved }) => saved === undefined);
    if (value !== undefined) open?.onChoose({ value, areas: [], note: '' });
  };
  useAnswerKeys({ choose, previous: onPrevious, next: () => complete && onNext() });
  return (
    <Layout {...QUESTION_MARK} data-direction={direction}>
      <QuestionCard id={id} item={item} about={about} number={index + 1} count={count} ref={headingRef} />
      <Children>
        {both.map(({ child, saved, onChoose, onPartialAnswer }) => (
          <PairAnswers
            key={child.id}
            child={child}
            item={item}
            questionId={id}
            saved={saved}
            resting={resting}
            onChoose={onChoose}
            onPartialAnswer={onPartialAnswer}
          />
        ))}
      </Children>
      <Ahead>
        {complete && !resting ? (
          <MainButton look="soft" onClick={onNext}>
            다음 질문
          </MainButton>
        ) : null}
      </Ahead>
    </Layout>
  );
}

const Layout = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: space(3),
  animation: `gg-next ${motion.calm}ms ${motion.ease}`,
  '&[data-direction="back"]': { animationName: 'gg-previous' },
  '@keyframes gg-next': { from: { opacity: 0, transform: 'translateX(20px)' } },
  '@keyframes gg-previous': { from: { opacity: 0, transform: 'translateX(-20px)' } },
  [media.pad]: { flex: 'none', gridTemplateRows: 'none', gap: space(5) },
});

const Children = styled('div')({
  display: 'grid',
  gap: space(3),
  [media.pad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(5), alignItems: 'start' },
});

const Ahead = styled('div')({ minHeight: '52px' });
