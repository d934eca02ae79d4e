import type { Sharing } from '@contract/profiles/sharing.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFreezeSharingMutation } from '@/features/profiles/sharing/sharing-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { LockIcon } from '@/shared/art/icons/further-icons';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

/** Says that sharing is stopped and by whom; who may go on can. */
export function FrozenNote({ profileId, frozen }: { profileId: string; frozen: NonNullable<Sharing['frozen']> }) {
  const [freeze, { isLoading, error }] = useFreezeSharingMutation();
  const who = frozen.by_you ? '내가' : `${frozen.by} 님이`;
  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong">함께 보기를 멈췄어요</Typography>
          <Typography variant="small" color="textSecondary">
            {who} 멈췄어요. 대표 보호자와 멈춘 사람만 기록을 볼 수 있고, 새로 초대할 수 없어요.
            {frozen.may_lift ? '' : ' 멈춘 사람이나 대표 보호자가 다시 시작할 수 있어요.'}
          </Typography>
        </Stack>
        {frozen.may_lift ? (
          <MainButton look="soft" pending={isLoading} onClick={() => void freeze({ profileId, frozen: false })}>
            함께 보기 다시 시작하기
          </MainButton>
        ) : null}
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </Stack>
    </Card>
  );
}

/** Stops sharing at once, for everybody but the owner and oneself. */
export function FreezeButton({ profileId }: { profileId: string }) {
  const [asking, setAsking] = useState(false);
  const [freeze, { isLoading, error }] = useFreezeSharingMutation();
  const confirm = useSingleFlight(async () => {
    const { data } = await freeze({ profileId, frozen: true });
    if (data) setAsking(false);
  });
  return (
    <>
      <MainButton look="outline" icon={<LockIcon size={20} />} onClick={() => setAsking(true)}>
        함께 보기 바로 멈추기
      </MainButton>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        pending={isLoading}
        title="함께 보기를 바로 멈출까요?"
        confirmLabel="바로 멈추기"
        danger
      >
        대표 보호자와 나 말고는 아무도 아이의 기록을 볼 수 없게 돼요. 기다리는 초대는 모두 취소돼요. 언제든 다시 시작할
        수 있어요.
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </ConfirmSheet>
    </>
  );
}
