import styled from '@emotion/styled';
import type { Attempt } from '@contract/diagnostics';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { CloseIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { PageShell } from '@/shared/ui/page-shell';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { color, media, size, space, text } from '@/shared/ui/tokens';
import { finishAsked } from '../queue/answer-queue-slice';
import type { QueueEntry } from '../queue/queue-schema';
import { type Answers, countAnswered, firstOpen, nextAfter } from './progress';
import { QuestionView } from './question-view';
import { RefusalNotice } from './refusal-notice';
import { RunnerEnd } from './runner-end';
import { SaveState } from './save-state';
import { type Given, useGiveAnswer } from './use-give-answer';
import { usePosition } from './use-position';

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  // the answers stand where the thumb is: at the bottom of a phone's screen
  minHeight: `calc(100dvh - ${size.header}px - 56px)`,
  [media.pad]: { minHeight: `min(700px, calc(100dvh - 152px))`, justifyContent: 'center', gap: space(6) },
});
const Progress = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  '& > span': { ...text.label, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

type RunnerProps = { owner: string; attempt: Attempt; answers: Answers; waiting: readonly QueueEntry[] };

/** The check itself, one question a screen. */
export function Runner({ owner, attempt, answers, waiting }: RunnerProps) {
  const { id: attemptId, items, name } = attempt;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key: placeKey } = useLocation();
  const { index, direction, resting, stay, take, advance, pass, go } = usePosition(firstOpen(items, answers));
  const giveAnswer = useGiveAnswer(owner, attemptId, answers);
  const heading = useRef<HTMLHeadingElement>(null);
  const finishing = waiting.some(({ kind }) => kind === 'finish');
  const item = finishing ? undefined : items[index];
  const shown = item?.id ?? 'end';

  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [shown]);

  if (attempt.completed_at !== null) return <Navigate replace to={paths.test.resultOf(attemptId)} />;

  const leave = () =>
    // the router names a visit's first entry "default": nothing of ours is behind it
    void (placeKey === 'default' ? navigate(paths.test.detailOf(attempt.test_id), { replace: true }) : navigate(-1));
  const previous = () => (index > 0 && !finishing ? go(index - 1) : leave());
  const answerItem = (itemId: string, given: Given) => {
    if (!take()) return;
    giveAnswer(itemId, given);
    advance(nextAfter(items, answers, index));
  };
  const givePart = (itemId: string, given: Given) => {
    stay();
    giveAnswer(itemId, given);
  };
  const answered = countAnswered(items, answers);
  return (
    <PageShell
      title={name}
      back={previous}
      width="wide"
      right={
        <IconButton label="그만하고 나가기" onClick={leave}>
          <CloseIcon />
        </IconButton>
      }
    >
      <Screen>
        <Progress>
          <ProgressBar
            value={(answered / items.length) * 100}
            label="답한 질문"
            valueText={`${items.length}개 중 ${answered}개`}
          />
          <span aria-hidden="true">
            {Math.min(index + 1, items.length)} / {items.length}
          </span>
        </Progress>
        <RefusalNotice owner={owner} attempt={attempt} onGo={go} />
        {item ? (
          <QuestionView
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            answered={answered}
            saved={answers.get(item.id)}
            resting={resting}
            direction={direction}
            headingRef={heading}
            onAnswer={(given) => answerItem(item.id, given)}
            onGive={(given) => givePart(item.id, given)}
            onPrevious={() => index > 0 && go(index - 1)}
            onNext={() => pass(nextAfter(items, answers, index))}
          />
        ) : (
          <RunnerEnd
            finishing={finishing}
            resting={resting}
            headingRef={heading}
            onFinish={() => resting || dispatch(finishAsked({ owner, attemptId }))}
            onReview={() => go(0)}
          />
        )}
        {finishing ? null : <SaveState waiting={waiting.length} answered={answered} />}
      </Screen>
    </PageShell>
  );
}
