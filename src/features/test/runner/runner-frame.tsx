import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { color, media, size, space, text, topBar } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { PageShell } from '@/shared/ui/layout/page-shell';

interface RunnerFrameProps {
  title: string;
  onBack: () => void;
  onLeave: () => void;
  /** Number of answered questions. */
  answered: number;
  count: number;
  /** Index of the shown question, from 0. */
  index: number;
  children: ReactNode;
}

/** The layout of a running check: buttons to go back and to leave, and the progress. */
export function RunnerFrame({ title, onBack, onLeave, answered, count, index, children }: RunnerFrameProps) {
  return (
    <PageShell
      title={title}
      back={onBack}
      width="wide"
      right={
        <IconButton label="그만하고 나가기" onClick={onLeave}>
          <CloseIcon />
        </IconButton>
      }
    >
      <Screen>
        <Progress>
          <ProgressBar value={(answered / count) * 100} label="답한 질문" valueText={`${count}개 중 ${answered}개`} />
          <span aria-hidden="true">
            {Math.min(index + 1, count)} / {count}
          </span>
        </Progress>
        {children}
      </Screen>
    </PageShell>
  );
}

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  // the answers are where the thumb reaches: at the bottom of a phone's screen
  minHeight: `calc(100dvh - ${size.header}px - 56px - ${topBar})`,
  [media.pad]: { minHeight: `min(700px, calc(100dvh - 152px))`, justifyContent: 'center', gap: space(6) },
});

const Progress = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  '& > span': { ...text.label, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});
