import type { Attempt } from '@contract/test/diagnostics.responses';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { EndBox, EndTitle, EndWords } from '@/features/test/runner/runner-end';
import { ConfettiDoneArt } from '@/shared/art/illustrations/confetti-done';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Celebration } from '@/shared/ui/feedback/celebration';
import type { PairChild } from './pair-child';

interface PairEndProps {
  both: readonly { attempt: Attempt; child: PairChild }[];
  headingRef: Ref<HTMLHeadingElement>;
}

/** Both checks are finished: to each child's result. */
export function PairEnd({ both, headingRef }: PairEndProps) {
  return (
    <EndBox>
      <Celebration>
        <ConfettiDoneArt size={148} />
      </Celebration>
      <EndTitle ref={headingRef} tabIndex={-1}>
        두 아이의 체크를 마쳤어요
      </EndTitle>
      <EndWords role="status">결과는 아이마다 따로 볼 수 있어요. 아이는 저마다 자라요.</EndWords>
      <Stack spacing={2} style={{ width: '100%', maxWidth: 360 }}>
        {both.map(({ attempt, child }) => (
          <MainButton key={attempt.id} component={Link} to={paths.test.toResult(attempt.id)} look="soft">
            {child.name} 결과 보기
          </MainButton>
        ))}
        <MainButton look="quiet" component={Link} to={paths.test.root} replace>
          체크 목록으로 가기
        </MainButton>
      </Stack>
    </EndBox>
  );
}
