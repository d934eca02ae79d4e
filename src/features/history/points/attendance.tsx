import { useState } from 'react';
import { pointsText } from '@/domain/points/points-words';
import { useAttendMutation } from '@/features/history/history-api';
import { TickIcon } from '@/shared/art/icons/icon';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';

/** Today's attendance: a button until it is done. It keeps its place, so that the focus stays. */
export function Attendance({ done, points }: { done: boolean; points: number }) {
  const dispatch = useAppDispatch();
  const [attend, { isLoading, isSuccess }] = useAttendMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const come = useSingleFlight(async () => {
    setProblem(null);
    const { data, error } = await attend();
    if (data) dispatch(succeeded(`출석했어요. ${pointsText(data.points)}를 받았어요`));
    else setProblem(getFormErrorMessage(error));
  });
  const attended = done || isSuccess;
  return (
    <>
      {problem ? <FormError>{problem}</FormError> : null}
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
