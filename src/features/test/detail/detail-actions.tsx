import type { TestDetail } from '@contract/test/diagnostics.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { isAllAnswered } from '@/domain/checks/answered-words';
import { paths } from '@/domain/paths';
import { opensWords } from '@/features/test/test-words';
import { MainButton } from '@/shared/ui/buttons/main-button';

interface DetailActionsProps {
  test: TestDetail;
  pending: boolean;
  onStart: (again: boolean) => void;
}

/** Actions on the check now: 시작하기, 이어하기, 결과 보기 and 다시 하기, by its status. */
export function DetailActions({ test, pending, onStart }: DetailActionsProps) {
  const { status, attempt_id: attemptId, window } = test;
  if (status >= 100 && attemptId !== null) {
    return (
      <Stack spacing={2}>
        <MainButton component={Link} to={paths.test.toResult(attemptId)}>
          결과 보기
        </MainButton>
        {window === 'current' ? (
          <MainButton look="outline" pending={pending} onClick={() => onStart(true)}>
            다시 하기
          </MainButton>
        ) : null}
      </Stack>
    );
  }
  if (status > 0 && attemptId !== null) {
    return (
      <MainButton component={Link} to={paths.test.toPost(attemptId)}>
        {isAllAnswered(test) ? '결과 보기' : '이어하기'}
      </MainButton>
    );
  }
  if (window === 'current') {
    return (
      <MainButton pending={pending} onClick={() => onStart(false)}>
        시작하기
      </MainButton>
    );
  }
  return (
    <Typography variant="strong" align="center">
      {window === 'past'
        ? '이 체크를 하는 시기가 지났어요. 지금 나이에 맞는 체크를 해 주세요.'
        : `아직이에요. ${opensWords(test.opens_on)}.`}
    </Typography>
  );
}
