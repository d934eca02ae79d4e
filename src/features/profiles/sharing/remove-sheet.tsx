import { REMOVAL_DAYS } from '@contract/profiles/sharing';
import { useRemoveGuardianMutation } from '@/features/profiles/sharing/sharing-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import type { Person } from './people-list';

interface RemoveSheetProps {
  profileId: string;
  person: Person;
  onClose: () => void;
}

/** The owner removes somebody; the sheet says when it takes effect. */
export function RemoveSheet({ profileId, person, onClose }: RemoveSheetProps) {
  const [remove, { isLoading, error }] = useRemoveGuardianMutation();
  const confirm = useSingleFlight(async () => {
    const answer = person.id === null ? null : await remove({ profileId, guardianId: person.id });
    if (answer?.data) onClose();
  });
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      pending={isLoading}
      title={`${person.name} 님을 내보낼까요?`}
      confirmLabel="내보내기"
      danger
    >
      {person.role === 'guardian'
        ? `보호자에게는 지금 알리고, ${REMOVAL_DAYS}일 뒤에 함께 보기가 끝나요. 그때까지는 보기만 할 수 있어요. 바로 막아야 한다면 이 사람 옆의 ‘멈추기’를 눌러 주세요.`
        : '바로 아이의 기록을 볼 수 없게 돼요. 다시 함께 보려면 새로 초대해야 해요.'}
      {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
    </ConfirmSheet>
  );
}
