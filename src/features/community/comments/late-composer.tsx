import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { afterPaint } from '@/shared/lib/after-paint';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { lateCode, useLateCode } from '@/shared/ui/late-part';
import type { Composer } from './composer';
import { composerBar } from './composer-bar';

type ComposerProps = ComponentProps<typeof Composer>;

const code = lateCode<ComposerProps>(async () => {
  // The post is painted first.
  await afterPaint();
  return (await import('./composer')).Composer;
});

/** The composer. Its field is a third of a post page's code, so it is fetched once the post shows. */
export function LateComposer(props: ComposerProps) {
  const [attempt, setAttempt] = useState(0);
  const { Part, isFailed } = useLateCode(code, undefined, attempt);
  if (Part) return <Part {...props} />;
  return (
    <Place data-composer>
      {isFailed ? <LoadFailure onRetry={() => setAttempt(attempt + 1)} /> : <Skeleton height={48} />}
    </Place>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack spacing={2} direction="row" style={{ alignItems: 'center' }}>
      <Typography role="alert" variant="small" style={{ flex: 1 }}>
        댓글 쓰는 곳을 불러오지 못했어요.
      </Typography>
      <MainButton look="outline" size="small" fit onClick={onRetry}>
        다시 시도
      </MainButton>
    </Stack>
  );
}

const Place = styled('div')(composerBar);
