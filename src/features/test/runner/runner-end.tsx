import type { TestAbout } from '@contract/test/diagnostics-kinds';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { answersOutbox } from '@/features/test/outbox/answers-outbox';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { ConfettiDoneArt } from '@/shared/art/illustrations/confetti-done';
import { useAppSelector } from '@/shared/store/hooks';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Celebration } from '@/shared/ui/feedback/celebration';

const thanks: Record<TestAbout, string> = {
  child: '아이를 찬찬히 살펴봐 주셔서 고마워요. 이제 결과를 볼까요?',
  guardian: '내 마음을 솔직하게 들여다봐 주셔서 고마워요. 이제 결과를 볼까요?',
};

interface RunnerEndProps {
  about: TestAbout;
  /** The completion was requested and is pending. */
  finishing: boolean;
  /** Too soon after the last answer: ignores the second tap of a double tap. */
  resting: boolean;
  onFinish: () => void;
  onReview: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** After the last question: to the result, now or once the answers are sent. */
export function RunnerEnd({ about, finishing, resting, onFinish, onReview, headingRef }: RunnerEndProps) {
  const trouble = useAppSelector(answersOutbox.selectTrouble);
  const stuck = finishing && trouble !== null;
  const words = () => {
    if (stuck && trouble === 'offline') {
      return '지금은 오프라인이에요. 답은 모두 이 기기에 저장했어요. 연결되면 자동으로 마무리하고 결과를 보여 드릴게요. 화면을 닫아도 괜찮아요.';
    }
    if (stuck) return '서버가 잠시 바빠요. 답은 모두 저장했고, 곧 자동으로 마무리할게요.';
    if (finishing) return '답을 모아 결과를 준비하고 있어요.';
    return thanks[about];
  };
  return (
    <EndBox>
      {finishing ? (
        <ChecklistSproutArt size={132} />
      ) : (
        <Celebration>
          <ConfettiDoneArt size={148} />
        </Celebration>
      )}
      <EndTitle ref={headingRef} tabIndex={-1}>
        {stuck ? '조금만 기다려 주세요' : '모두 답했어요'}
      </EndTitle>
      <EndWords role="status">{words()}</EndWords>
      <Stack spacing={2} style={{ width: '100%', maxWidth: 360, marginTop: space(3) }}>
        <MainButton pending={finishing} aria-disabled={finishing || resting || undefined} onClick={onFinish}>
          결과 보기
        </MainButton>
        {finishing ? (
          <MainButton look="quiet" component={Link} to={paths.test.root} replace>
            체크 목록으로 가기
          </MainButton>
        ) : (
          <MainButton look="quiet" onClick={onReview}>
            답 다시 보기
          </MainButton>
        )}
      </Stack>
    </EndBox>
  );
}

export const EndBox = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: `${space(6)} 0`,
  textAlign: 'center',
});

export const EndTitle = styled('h2')({ ...text.headline, outline: 'none' });

export const EndWords = styled('p')({ ...text.body, color: color.inkSoft, maxWidth: '26em' });
