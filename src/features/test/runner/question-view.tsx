import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { TestAbout } from '@contract/test/diagnostics-kinds';
import styled from '@emotion/styled';
import { type ReactNode, type Ref, useId } from 'react';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { media, motion, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { useSwipe } from '@/shared/ui/gestures/use-swipe';
import { AnswerButtons } from './answer-buttons';
import { getAnswerOptions } from './answer-options';
import { AnsweredBy } from './answered-by';
import { ConcernAnswerPart } from './concern-answer';
import { QuestionCard } from './question-card';
import { QUESTION_MARK, useAnswerKeys } from './use-answer-keys';
import type { Given } from './use-submit-answer';

interface QuestionViewProps {
  item: TestItem;
  about: TestAbout;
  index: number;
  count: number;
  answered: number;
  saved: SavedAnswer | undefined;
  resting: boolean;
  direction: 'forward' | 'back';
  headingRef: Ref<HTMLHeadingElement>;
  /** A whole answer: the next question follows. */
  onAnswer: (given: Given) => void;
  /** A partial answer: saved without moving on. */
  onPartialAnswer: (given: Given) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** One question with its answers, by tap or by key. */
export function QuestionView(props: QuestionViewProps) {
  const { item, about, index, count, answered, saved, resting, direction, headingRef } = props;
  const { onAnswer, onPartialAnswer, onPrevious, onNext } = props;
  const id = useId();
  const concern = item.kind === 'concern';
  const options = getAnswerOptions(item);

  const chooseConcern = (given: Given) => (given.value === 'no' ? onAnswer(given) : onPartialAnswer(given));
  const choose = (at: number) => {
    const details = { areas: saved?.areas ?? [], note: saved?.note ?? '' };
    const value = options[at]?.value;
    if (value === undefined) return;
    if (concern) chooseConcern({ ...details, value });
    else onAnswer({ value, areas: [], note: '' });
  };
  useAnswerKeys({ choose, previous: onPrevious, next: () => saved && onNext() });

  const answers: ReactNode = concern ? (
    <ConcernAnswerPart
      labelledBy={id}
      saved={saved}
      resting={resting}
      onPartialAnswer={onPartialAnswer}
      onChoose={chooseConcern}
      onNext={onNext}
    />
  ) : (
    <AnswerButtons
      labelledBy={id}
      options={options}
      chosen={saved?.value}
      resting={resting}
      onChoose={(value) => onAnswer({ value, areas: [], note: '' })}
    />
  );
  const mayGoOn = saved !== undefined && !resting && !(concern && saved.value === 'yes');
  const swipes = useSwipe({ onLeft: () => mayGoOn && onNext(), onRight: onPrevious });
  return (
    <Layout {...QUESTION_MARK} data-direction={direction} {...swipes}>
      <QuestionCard
        id={id}
        item={item}
        about={about}
        number={index + 1}
        count={count}
        grown={answered / count}
        ref={headingRef}
      />
      <div>
        {answers}
        <AnsweredBy saved={saved} />
        <Ahead>
          {mayGoOn ? (
            <MainButton look="quiet" size="small" fit onClick={onNext}>
              다음 질문
              <ChevronIcon size={18} />
            </MainButton>
          ) : null}
        </Ahead>
      </div>
    </Layout>
  );
}

const Layout = styled('div')({
  // Without it a swipe may be the browser's own back gesture.
  touchAction: 'pan-y pinch-zoom',
  flex: 1,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space(5),
  animation: `gg-next ${motion.calm}ms ${motion.ease}`,
  '@keyframes gg-next': { from: { opacity: 0, transform: 'translateX(20px)' } },
  '&[data-direction="back"]': { animationName: 'gg-previous' },
  '@keyframes gg-previous': { from: { opacity: 0, transform: 'translateX(-20px)' } },
  [media.pad]: {
    flex: 'none',
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(8),
  },
});

const Ahead = styled('div')({ display: 'flex', justifyContent: 'flex-end', minHeight: '44px', marginTop: space(1) });
