import { CLINIC_PART_WORDS, CLINIC_PARTS, type ClinicPart } from '@contract/mypage/clinic';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PartSwitches } from '@/features/mypage/shared-pages/part-switches';
import { useCreateClinicLinkMutation } from '@/features/mypage/shared-pages/shared-pages-api';
import { PlusIcon, QrIcon } from '@/shared/art/icons/further-icons';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { newId } from '@/shared/lib/new-id';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';

const ALL: readonly ClinicPart[] = CLINIC_PARTS;

/** Chooses what a clinic is shown, and makes the link. Folded while another one runs. */
export function NewLink({ profileId, folded }: { profileId: string; folded: boolean }) {
  const [open, setOpen] = useState(!folded);
  const [parts, setParts] = useState(ALL);
  const [missing, setMissing] = useState(false);
  // The same while the same choice is sent again, so that a lost answer makes no second link.
  const [id, setId] = useState(newId);
  const [createLink, { isLoading, error }] = useCreateClinicLinkMutation();
  const make = useSingleFlight(async () => {
    setMissing(parts.length === 0);
    if (parts.length === 0) return;
    await createLink({ profileId, input: { id, parts: [...parts] } });
  });
  if (!open)
    return (
      <MainButton look="outline" icon={<PlusIcon size={20} />} onClick={() => setOpen(true)}>
        하나 더 만들기
      </MainButton>
    );
  return (
    <Stack spacing={4}>
      <PartSwitches
        legend="무엇을 보여 줄까요?"
        words={CLINIC_PART_WORDS}
        parts={ALL}
        chosen={parts}
        onChange={(chosen) => {
          setParts(chosen);
          setId(newId());
        }}
        {...(missing && parts.length === 0 && { error: '보여 줄 것을 하나 이상 골라 주세요.' })}
      />
      {error ? <FormError>{getFormErrorMessage(error)}</FormError> : null}
      <MainButton icon={<QrIcon size={20} />} pending={isLoading} onClick={() => void make()}>
        QR 코드 만들기
      </MainButton>
    </Stack>
  );
}
