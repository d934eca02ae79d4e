import { PLAY_FEEDBACK, type PlayFeedback } from '@contract/home/play-feedback';
import type { PlannedPlay } from '@contract/home/play-plan.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MarkedBy } from '@/domain/plays/marked-by';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FEEDBACK_ANSWERS, FEEDBACK_LABELS } from './play-words';

interface PlayQuestionProps {
  planned: PlannedPlay;
  onMark: (playId: string, done: boolean, feedback?: PlayFeedback | null) => void;
  /** Of 했어요: `soft` where the page has another main button. */
  look?: 'primary' | 'soft';
  /** Shown beside 했어요. */
  children?: ReactNode;
}

/** Below a play: 했어요, then the one question about it; both can be undone. */
export function PlayQuestion({
  planned: { play, done, feedback, written_by },
  onMark,
  look,
  children,
}: PlayQuestionProps) {
  return (
    <Stack role="group" aria-label={play.title}>
      {!done ? (
        <Buttons>
          {children}
          <MainButton
            look={look}
            size="small"
            aria-label={`${play.title} 했어요`}
            onClick={() => onMark(play.id, true)}
          >
            했어요
          </MainButton>
        </Buttons>
      ) : feedback === null ? (
        <Stack spacing={2}>
          <Typography variant="strong" role="status">
            해냈네요! 아이는 어땠어요?
          </Typography>
          <Buttons>
            {PLAY_FEEDBACK.map((answer) => (
              <MainButton
                key={answer}
                look={answer === 'later' ? 'quiet' : 'soft'}
                size="small"
                onClick={() => onMark(play.id, true, answer)}
              >
                {FEEDBACK_LABELS[answer]}
              </MainButton>
            ))}
          </Buttons>
        </Stack>
      ) : (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="small" color="textSecondary" role="status" style={{ minWidth: 0 }}>
            {FEEDBACK_ANSWERS[feedback] ?? '오늘 이 놀이를 했어요.'}
          </Typography>
          <MainButton
            look="quiet"
            size="small"
            fit
            style={{ flex: 'none' }}
            aria-label={`${play.title} 표시 되돌리기`}
            onClick={() => onMark(play.id, false)}
          >
            되돌리기
          </MainButton>
        </Stack>
      )}
      {done ? <MarkedBy name={written_by} /> : null}
    </Stack>
  );
}

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
