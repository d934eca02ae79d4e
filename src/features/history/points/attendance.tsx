import { useState } from 'react';
import { useAttendMutation } from '@/features/history/history-api';
import { pointsText } from '@/features/history/history-words';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { refusalOf } from '@/shared/forms/use-submit';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { TickIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { Problem } from '@/shared/ui/problem';

/** Today's attendance: a button until it is done. It keeps its place, so that the focus stays. */
export function Attendance({ done, points }: { done: boolean; points: number }) {
  const dispatch = useAppDispatch();
  const [attend, { isLoading, isSuccess }] = useAttendMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const come = useOneAtATime(async () => {
    setProblem(null);
    const { data, error } = await attend();
    if (data) dispatch(succeeded(`출석했어요. ${pointsText(data.points)}를 받았어요`));
    else setProblem(refusalOf(error));
  });
  const attended = done || isSuccess;
  return (
    <>
      {problem ? <Problem>{problem}</Problem> : null}
      <MainButton
        look={attended ? 'soft' : 'primary'}
        pending={isLoading}
        aria-disabled={attended || isLoading || undefined}
        icon={attended ? <TickIcon size={20} /> : null}
        onClick={attended ? undefined : () => void come()}
      >
        {attended ? '오늘 출석했어요' : `오늘 출석하고 ${pointsText(points)} 받기`}
      </MainButton>
    </>
  );
}
