import { HANDOVER_DAYS } from '@contract/profiles/handover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { ConfirmByMailSheet } from './confirm-by-mail-sheet';
import { useOfferChildMutation } from './handover-api';

type NextOwner = { id: string; name: string };

interface HandOverSheetProps {
  profileId: string;
  name: string;
  nextOwners: readonly NextOwner[];
  onClose: () => void;
}

const STAYS = [
  { value: 'stay', label: '계속 함께 볼게요' },
  { value: 'go', label: '그만 볼게요' },
] as const;

/** The owner offers the child to a full guardian, and confirms it by a mailed code. */
export function HandOverSheet({ profileId, name, nextOwners, onClose }: HandOverSheetProps) {
  const dispatch = useAppDispatch();
  const [nextOwner, setNextOwner] = useState(nextOwners.length === 1 ? nextOwners[0]?.id : undefined);
  const [stays, setStays] = useState<(typeof STAYS)[number]['value']>();
  const [asked, setAsked] = useState(false);
  const [offer] = useOfferChildMutation();
  const to = nextOwners.find(({ id }) => id === nextOwner);
  return (
    <ConfirmByMailSheet
      profileId={profileId}
      title={`${name} 넘기기`}
      submit="넘기겠다고 보내기"
      onClose={onClose}
      isReady={() => {
        setAsked(true);
        return nextOwner !== undefined && stays !== undefined;
      }}
      onCode={async (proof) => {
        const choice = { guardian_id: nextOwner ?? '', owner_stays: stays === 'stay' };
        await offer({ profileId, ...proof, ...choice }).unwrap();
        dispatch(succeeded(`${to?.name ?? ''} 님에게 알렸어요`));
        onClose();
      }}
    >
      <Typography color="textSecondary">
        아이와 모든 기록이 그분의 계정으로 옮겨가고, 그분이 대표 보호자가 돼요. 그분도 {HANDOVER_DAYS}일 안에 메일로
        확인해야 끝나고, 그 전에는 언제든 거둘 수 있어요.
      </Typography>
      {nextOwners.length > 1 ? (
        <ChoiceGroup
          label="누구에게 넘길까요?"
          options={nextOwners.map(({ id, name: label }) => ({ value: id, label }))}
          value={nextOwner}
          onChange={setNextOwner}
          error={asked && nextOwner === undefined ? '넘겨받을 분을 골라 주세요.' : undefined}
        />
      ) : (
        <Typography variant="strong">{to?.name} 님에게 넘겨요</Typography>
      )}
      <ChoiceGroup
        label="넘긴 뒤에 나는"
        options={STAYS}
        value={stays}
        onChange={setStays}
        error={asked && stays === undefined ? '넘긴 뒤에도 함께 볼지 골라 주세요.' : undefined}
        hint={
          stays === 'go'
            ? '넘기고 나면 아이의 기록을 더 볼 수 없어요. 나에 대한 체크 기록도 지워져요.'
            : '계속 함께 보면 보호자로 남아, 지금처럼 기록을 보고 적을 수 있어요.'
        }
      />
    </ConfirmByMailSheet>
  );
}
