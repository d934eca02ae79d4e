import type { Attempt, TestItem } from '@contract/test/diagnostics.responses';
import { Navigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { type AttemptEntry, enqueueFinish } from '@/features/test/outbox/answers-outbox';
import { type Answers, countAnswered, firstOpen, nextAfter } from '@/features/test/runner/progress';
import { RefusalNotice } from '@/features/test/runner/refusal-notice';
import { RunnerEnd } from '@/features/test/runner/runner-end';
import { RunnerFrame } from '@/features/test/runner/runner-frame';
import { SaveState } from '@/features/test/runner/save-state';
import { useLeave } from '@/features/test/runner/use-leave';
import { usePosition } from '@/features/test/runner/use-position';
import { useQuestionFocus } from '@/features/test/runner/use-question-focus';
import { type Given, useSubmitAnswer } from '@/features/test/runner/use-submit-answer';
import { useAppDispatch } from '@/shared/store/hooks';
import { usePairChildren } from './pair-child';
import { PairEnd } from './pair-end';
import { answeredForBoth, isSaid } from './pair-progress';
import { type PairPart, PairQuestion } from './pair-question';

export type OpenOne = { attempt: Attempt; answers: Answers; pending: readonly AttemptEntry[] };

const isDone = ({ attempt }: OpenOne) => attempt.completed_at !== null;
const isFinishing = ({ pending }: OpenOne) => pending.some(({ kind }) => kind === 'finish');

interface PairRunnerProps {
  owner: string;
  one: OpenOne;
  other: OpenOne;
}

interface PairParts {
  owner: string;
  both: readonly [OpenOne, OpenOne];
  children: ReturnType<typeof usePairChildren>;
  answered: ReturnType<typeof answeredForBoth>;
  position: ReturnType<typeof usePosition>;
}

/** One child's half of a question, and the effect of an answer given there. */
function usePairParts({ owner, both, children, answered, position }: PairParts) {
  const { index, resting, pin, tryLock, advance } = position;
  const [one, other] = both;
  const { items } = one.attempt;
  const submit = [
    useSubmitAnswer(owner, one.attempt.id, one.answers),
    useSubmitAnswer(owner, other.attempt.id, other.answers),
  ] as const;
  return (at: 0 | 1, asked: TestItem): PairPart => {
    const saved = both[at].answers.get(asked.id);
    const others = both[1 - at]?.answers.get(asked.id);
    return {
      child: children[at],
      saved,
      onPartialAnswer: (given: Given) => {
        pin();
        submit[at](asked.id, given);
      },
      onChoose: (given: Given) => {
        if (resting) return;
        // giving the last missing answer moves on; changing an earlier answer does not
        const leadsOn = saved === undefined && isSaid(asked, given.value) && isSaid(asked, others?.value);
        if (leadsOn && !tryLock()) return;
        if (!leadsOn) pin();
        submit[at](asked.id, given);
        if (leadsOn) advance(nextAfter(items, answered, index));
      },
    };
  };
}

/** The same check of two children, a question at a time for both; each answer goes to its own attempt. */
export function PairRunner({ owner, one, other }: PairRunnerProps) {
  const { items, name, about, test_id } = one.attempt;
  const dispatch = useAppDispatch();
  const answered = answeredForBoth(one.answers, other.answers);
  const position = usePosition(firstOpen(items, answered));
  const { index, direction, resting, pass, go } = position;
  const children = usePairChildren([one.attempt.profile_id, other.attempt.profile_id]);
  const both = [one, other] as const;
  const getPairPart = usePairParts({ owner, both, children, answered, position });
  const finishing = both.some(isFinishing);
  const finished = both.every(isDone);
  const item = finishing || finished ? undefined : items[index];
  const heading = useQuestionFocus(item?.id ?? (finished ? 'finished' : 'end'));
  const leave = useLeave(test_id);

  const unfinished = both.find((each) => !isDone(each));
  // One was finished on another device: the other continues alone.
  if (unfinished && both.some(isDone) && !finishing) {
    return <Navigate replace to={paths.test.toPost(unfinished.attempt.id)} />;
  }

  const finish = () => {
    if (resting) return;
    for (const { attempt } of both) dispatch(enqueueFinish({ owner, attemptId: attempt.id }));
  };
  const pending = one.pending.length + other.pending.length;
  const count = countAnswered(items, answered);
  return (
    <RunnerFrame
      title={name}
      onBack={() => (index > 0 && !finishing && !finished ? go(index - 1) : leave())}
      onLeave={leave}
      answered={count}
      count={items.length}
      index={index}
    >
      {both.map(({ attempt }) => (
        <RefusalNotice key={attempt.id} owner={owner} attempt={attempt} onGo={go} />
      ))}
      {item ? (
        <PairQuestion
          key={item.id}
          item={item}
          about={about}
          index={index}
          count={items.length}
          both={[getPairPart(0, item), getPairPart(1, item)]}
          resting={resting}
          direction={direction}
          headingRef={heading}
          onPrevious={() => index > 0 && go(index - 1)}
          onNext={() => pass(nextAfter(items, answered, index))}
        />
      ) : finished ? (
        <PairEnd
          both={[
            { attempt: one.attempt, child: children[0] },
            { attempt: other.attempt, child: children[1] },
          ]}
          headingRef={heading}
        />
      ) : (
        <RunnerEnd
          about={about}
          finishing={finishing}
          resting={resting}
          headingRef={heading}
          onFinish={finish}
          onReview={() => go(0)}
        />
      )}
      {finishing || finished ? null : <SaveState pending={pending} answered={one.answers.size + other.answers.size} />}
    </RunnerFrame>
  );
}
