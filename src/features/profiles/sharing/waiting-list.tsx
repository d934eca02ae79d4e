import { ROLE_NAMES } from '@contract/profiles/child-roles';
import type { Sharing } from '@contract/profiles/sharing.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDeleteInvitationMutation } from '@/features/profiles/sharing/sharing-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { formatTime } from '@/shared/lib/format-time';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { Rows, Words } from './people-list';

type Invitation = Sharing['invitations'][number];

/** Invitations that nobody has accepted yet; each can be taken back. */
export function WaitingList({ profileId, invitations }: { profileId: string; invitations: readonly Invitation[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="sharing-waiting">
      <SectionHeader id="sharing-waiting" title="기다리는 초대" />
      <Stack spacing={2}>
        <Card data-flat="">
          <Rows>
            {invitations.map((invitation) => (
              <Waiting key={invitation.id} profileId={profileId} invitation={invitation} onProblem={setProblem} />
            ))}
          </Rows>
        </Card>
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </section>
  );
}

interface WaitingProps {
  profileId: string;
  invitation: Invitation;
  onProblem: (problem: string | null) => void;
}

function Waiting({ profileId, invitation, onProblem }: WaitingProps) {
  const { id, role, invited_by: inviter, expires_at: expiresAt } = invitation;
  const [deleteInvitation, { isLoading }] = useDeleteInvitationMutation();
  const takeBack = async () => {
    const { error } = await deleteInvitation({ profileId, invitationId: id });
    onProblem(error ? getErrorMessage(error) : null);
  };
  return (
    <li>
      <Words>
        <b>{ROLE_NAMES[role]} 초대</b>
        <small>
          {formatTime(expiresAt, 'monthDayMinute')}까지 · {inviter} 님이 초대
        </small>
      </Words>
      <MainButton
        look="outline"
        size="small"
        fit
        pending={isLoading}
        aria-label={`${ROLE_NAMES[role]} 초대 취소하기, ${formatTime(expiresAt, 'monthDayMinute')}까지`}
        onClick={() => void takeBack()}
      >
        취소하기
      </MainButton>
    </li>
  );
}
