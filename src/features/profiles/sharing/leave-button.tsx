import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useLeaveSharingMutation } from '@/features/profiles/sharing/sharing-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { LogoutIcon } from '@/shared/art/icons/further-icons';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

/** Stops seeing somebody else's child. */
export function LeaveButton({ profileId, name }: { profileId: string; name: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leave, { isLoading, error }] = useLeaveSharingMutation();
  const confirm = useSingleFlight(async () => {
    const answer = await leave({ profileId });
    if (answer.error) return;
    dispatch(succeeded(`${name} 함께 보기를 끝냈어요`));
    await navigate(paths.auth.profileSelect, { replace: true });
  });
  return (
    <>
      <MainButton look="quiet" icon={<LogoutIcon size={20} />} onClick={() => setAsking(true)}>
        함께 보기 끝내기
      </MainButton>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        pending={isLoading}
        title={`${name} 함께 보기를 끝낼까요?`}
        confirmLabel="끝내기"
        danger
      >
        바로 아이의 기록을 볼 수 없게 돼요. 내가 적은 기록은 아이에게 남아요. 다시 보려면 새로 초대를 받아야 해요.
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </ConfirmSheet>
    </>
  );
}
