import { type ChildRole, ROLE_NAMES, SHARED_ROLES } from '@contract/profiles/child-roles';
import { INVITATION_HOURS } from '@contract/profiles/sharing';
import type { NewInvitation } from '@contract/profiles/sharing.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreateInvitationMutation } from '@/features/profiles/sharing/sharing-api';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { newId } from '@/shared/lib/new-id';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { FormError } from '@/shared/ui/forms/form-error';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { NewInvitationCard } from './new-invitation-card';
import { RoleRightsInShort } from './role-rights';

interface InviteSheetProps {
  profileId: string;
  /** Of the person who invites. */
  inviter: ChildRole;
  onClose: () => void;
}

/** Chooses a role and makes an invitation, which is shown this once. */
export function InviteSheet({ profileId, inviter, onClose }: InviteSheetProps) {
  // Only the owner invites a further guardian.
  const roles = SHARED_ROLES.filter((role) => inviter === 'owner' || role === 'family');
  const [role, setRole] = useState<(typeof SHARED_ROLES)[number]>('family');
  const [ids] = useState(() => ({ guardian: newId(), family: newId() }));
  const [invitation, setInvitation] = useState<NewInvitation | null>(null);
  const [createInvitation, { isLoading, error }] = useCreateInvitationMutation();
  const invite = useSingleFlight(async () => {
    const { data } = await createInvitation({ profileId, id: ids[role], role });
    if (data) setInvitation(data);
  });

  if (invitation)
    return (
      <BottomSheet
        open
        onClose={onClose}
        title={`${ROLE_NAMES[invitation.role]} 초대장이에요`}
        actions={<MainButton onClick={onClose}>다 보냈어요</MainButton>}
      >
        <NewInvitationCard invitation={invitation} />
      </BottomSheet>
    );
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="누구를 초대할까요?"
      actions={
        <MainButton pending={isLoading} onClick={() => void invite()}>
          초대장 만들기
        </MainButton>
      }
    >
      <Stack spacing={4}>
        {roles.length > 1 ? (
          <ChoiceGroup
            label="어떤 사람으로 초대할까요?"
            options={roles.map((value) => ({ value, label: ROLE_NAMES[value] }))}
            value={role}
            onChange={setRole}
          />
        ) : (
          <Typography color="textSecondary">
            함께 보는 가족으로 초대해요. 다른 보호자는 대표 보호자만 초대할 수 있어요.
          </Typography>
        )}
        <RoleRightsInShort role={role} />
        <Typography variant="small" color="textSecondary">
          초대는 {INVITATION_HOURS}시간 동안 한 사람이 한 번만 쓸 수 있어요.
        </Typography>
        {error ? <FormError>{getFormErrorMessage(error)}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}
