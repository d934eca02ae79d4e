import type { Attempt } from '@contract/test/diagnostics.responses';
import { Navigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { type AttemptEntry, enqueueFinish } from '@/features/test/outbox/answers-outbox';
import { useAppDispatch } from '@/shared/store/hooks';
import { type Answers, countAnswered, firstOpen, nextAfter } from './progress';
import { QuestionView } from './question-view';
import { RefusalNotice } from './refusal-notice';
import { RunnerEnd } from './runner-end';
import { RunnerFrame } from './runner-frame';
import { SaveState } from './save-state';
import { useLeave } from './use-leave';
import { usePosition } from './use-position';
import { useQuestionFocus } from './use-question-focus';
import { type Given, useSubmitAnswer } from './use-submit-answer';

type RunnerProps = { owner: string; attempt: Attempt; answers: Answers; pending: readonly AttemptEntry[] };

/** The check itself, one question a screen. */
export function Runner({ owner, attempt, answers, pending }: RunnerProps) {
  const { id: attemptId, items, name } = attempt;
  const dispatch = useAppDispatch();
  const { index, direction, resting, pin, tryLock, advance, pass, go } = usePosition(firstOpen(items, answers));
  const submitAnswer = useSubmitAnswer(owner, attemptId, answers);
  const finishing = pending.some(({ kind }) => kind === 'finish');
  const item = finishing ? undefined : items[index];
  const heading = useQuestionFocus(item?.id ?? 'end');
  const leave = useLeave(attempt.test_id);

  if (attempt.completed_at !== null) return <Navigate replace to={paths.test.toResult(attemptId)} />;

  const previous = () => (index > 0 && !finishing ? go(index - 1) : leave());
  const answerItem = (itemId: string, given: Given) => {
    if (!tryLock()) return;
    submitAnswer(itemId, given);
    advance(nextAfter(items, answers, index));
  };
  const submitPartialAnswer = (itemId: string, given: Given) => {
    pin();
    submitAnswer(itemId, given);
  };
  const answered = countAnswered(items, answers);
  return (
    <RunnerFrame title={name} onBack={previous} onLeave={leave} answered={answered} count={items.length} index={index}>
      <RefusalNotice owner={owner} attempt={attempt} onGo={go} />
      {item ? (
        <QuestionView
          key={item.id}
          item={item}
          about={attempt.about}
          index={index}
          count={items.length}
          answered={answered}
          saved={answers.get(item.id)}
          resting={resting}
          direction={direction}
          headingRef={heading}
          onAnswer={(given) => answerItem(item.id, given)}
          onPartialAnswer={(given) => submitPartialAnswer(item.id, given)}
          onPrevious={() => index > 0 && go(index - 1)}
          onNext={() => pass(nextAfter(items, answers, index))}
        />
      ) : (
        <RunnerEnd
          about={attempt.about}
          finishing={finishing}
          resting={resting}
          headingRef={heading}
          onFinish={() => resting || dispatch(enqueueFinish({ owner, attemptId }))}
          onReview={() => go(0)}
        />
      )}
      {finishing ? null : <SaveState pending={pending.length} answered={answered} />}
    </RunnerFrame>
  );
}
