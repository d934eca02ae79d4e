import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { ChildButton } from './child-button';
import { ExtraTimeSheet } from './extra-time-sheet';

/** The day's time is over: a friendly end, which a parent may put off. */
export function DayOver({ profileId, onHome }: { profileId: string; onHome: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Middle>
      <Stack spacing={4} sx={{ alignItems: 'center' }}>
        <SleepingMoonArt size={200} />
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Typography component="h2" variant="headline" align="center">
            오늘은 여기까지 했어요
          </Typography>
          <Typography variant="lead" align="center" color="textSecondary">
            내일 또 만나요!
          </Typography>
        </Stack>
        <ChildButton look="main" onClick={onHome}>
          배움 정원으로
        </ChildButton>
        <ChildButton onClick={() => setAsking(true)}>보호자: 조금 더 하기</ChildButton>
      </Stack>
      <ExitTransition>
        {asking ? <ExtraTimeSheet profileId={profileId} onClose={() => setAsking(false)} /> : null}
      </ExitTransition>
    </Middle>
  );
}

const Middle = styled('div')({ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center' });
