import { EXTRA_MINUTES } from '@contract/learning/learning';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { GuardianCheckSheet } from '@/domain/guardian/guardian-check-sheet';
import { useGrantExtraTimeMutation } from '@/domain/learning/learning-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

interface ExtraTimeSheetProps {
  profileId: string;
  onClose: () => void;
}

/** More time for today: the guardian's password, then how much. */
export function ExtraTimeSheet({ profileId, onClose }: ExtraTimeSheetProps) {
  const [password, setPassword] = useState<string | null>(null);
  if (password === null) {
    return (
      <GuardianCheckSheet onClose={onClose} onProved={setPassword}>
        오늘 배울 시간을 더 주려면 보호자 비밀번호가 필요해요.
      </GuardianCheckSheet>
    );
  }
  return <Minutes profileId={profileId} password={password} onClose={onClose} />;
}

function Minutes({ profileId, password, onClose }: ExtraTimeSheetProps & { password: string }) {
  const [grantTime, { isLoading, originalArgs, error }] = useGrantExtraTimeMutation();
  const idempotencyKeyFor = useIdempotencyKey();
  const send = async (minutes: (typeof EXTRA_MINUTES)[number]) => {
    if (isLoading) return;
    const extra = { guardian_password: password, minutes };
    const answer = await grantTime({ profileId, extra, idempotencyKey: idempotencyKeyFor(extra) });
    if (answer.data) onClose();
  };
  return (
    <BottomSheet open onClose={onClose} title="오늘만 더 배우기">
      <Stack spacing={2}>
        {EXTRA_MINUTES.map((minutes) => (
          <MainButton
            key={minutes}
            look="soft"
            pending={isLoading && originalArgs?.extra.minutes === minutes}
            onClick={() => void send(minutes)}
          >
            {minutes}분 더
          </MainButton>
        ))}
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}
