import { useFreezeGuardianMutation } from '@/features/profiles/sharing/sharing-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import type { Person } from './people-list';

interface StopSheetProps {
  profileId: string;
  person: Person;
  onClose: () => void;
}

/** The owner stops sharing for one person, or goes on. */
export function StopSheet({ profileId, person, onClose }: StopSheetProps) {
  const [freeze, { isLoading, error }] = useFreezeGuardianMutation();
  const frozen = !person.stopped;
  const confirm = useSingleFlight(async () => {
    const answer = person.id === null ? null : await freeze({ profileId, guardianId: person.id, frozen });
    if (answer?.data) onClose();
  });
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      pending={isLoading}
      title={frozen ? `${person.name} 님만 멈출까요?` : `${person.name} 님과 다시 함께 볼까요?`}
      confirmLabel={frozen ? '멈추기' : '다시 함께 보기'}
      danger={frozen}
    >
      {frozen
        ? '이분만 바로 아이의 기록을 볼 수 없게 돼요. 이분이 만든 초대와 링크, 받아 둔 파일의 주소도 끝나요. 다른 사람은 그대로 볼 수 있고, 언제든 다시 함께 볼 수 있어요.'
        : '이분이 다시 아이의 기록을 볼 수 있어요.'}
      {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
    </ConfirmSheet>
  );
}
