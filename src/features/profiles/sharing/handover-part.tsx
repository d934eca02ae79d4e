import type { Sharing } from '@contract/profiles/sharing.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { HeartIcon } from '@/shared/art/icons/icon';
import { dayOfTime, listDay } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmByMailSheet } from './confirm-by-mail-sheet';
import { HandOverSheet } from './hand-over-sheet';
import { useAcceptChildMutation, useAgreeToTakeOverMutation, useEndOfferMutation } from './handover-api';

interface OfChild {
  profileId: string;
  name: string;
}

/** Planned change of the child's owner: an offer, or that its owner is leaving the service. */
export function HandoverNote({ sharing, ...child }: OfChild & { sharing: Sharing }) {
  const { handover, owner_leaving: leaving, people } = sharing;
  const owner = people.find(({ role }) => role === 'owner')?.name ?? '';
  if (leaving) return <LeavingNote {...child} leaving={leaving} owner={owner} />;
  if (!handover) return null;
  if (handover.to_you) return <OfferToMe {...child} handover={handover} owner={owner} />;
  return <OfferNote {...child} handover={handover} mine={sharing.role === 'owner'} />;
}

type Handover = NonNullable<Sharing['handover']>;

/** Seen by the owner, who can take it back, and by the other guardians. */
function OfferNote({ profileId, name, handover, mine }: OfChild & { handover: Handover; mine: boolean }) {
  const [end, { isLoading, error }] = useEndOfferMutation();
  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong">
            {handover.to} 님에게 {name} 넘기기
          </Typography>
          <Typography variant="small" color="textSecondary">
            {dayOfTime(handover.expires_at)}까지 메일로 확인하면 기록이 모두 옮겨져요.
          </Typography>
        </Stack>
        {mine ? (
          <MainButton look="outline" pending={isLoading} onClick={() => void end({ profileId })}>
            넘기기 거두기
          </MainButton>
        ) : null}
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </Stack>
    </Card>
  );
}

function OfferToMe({ profileId, name, handover, owner }: OfChild & { handover: Handover; owner: string }) {
  const dispatch = useAppDispatch();
  const [accepting, setAccepting] = useState(false);
  const [accept] = useAcceptChildMutation();
  const [end, { isLoading, error }] = useEndOfferMutation();
  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong">
            {owner} 님이 {name} 넘기기를 제안했어요
          </Typography>
          <Typography variant="small" color="textSecondary">
            {dayOfTime(handover.expires_at)}까지 메일로 확인하면, 아이와 모든 기록이 내 계정으로 옮겨지고 내가 대표
            보호자가 돼요.
            {handover.owner_stays ? ` ${owner} 님은 보호자로 계속 함께 봐요.` : ` ${owner} 님은 더 보지 않아요.`}
          </Typography>
        </Stack>
        <Stack spacing={2}>
          <MainButton onClick={() => setAccepting(true)}>넘겨받기</MainButton>
          <MainButton look="quiet" pending={isLoading} onClick={() => void end({ profileId })}>
            거절하기
          </MainButton>
        </Stack>
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </Stack>
      <ExitTransition>
        {accepting ? (
          <ConfirmByMailSheet
            profileId={profileId}
            title={`${name} 넘겨받기`}
            submit="넘겨받기"
            onClose={() => setAccepting(false)}
            onCode={async (proof) => {
              await accept({ profileId, ...proof }).unwrap();
              dispatch(succeeded(`이제 내가 ${name} 보호자예요`));
              setAccepting(false);
            }}
          >
            <Typography color="textSecondary">
              가입한 이메일로 확인 번호를 보내 드려요. 번호를 입력하면 바로 옮겨져요.
            </Typography>
          </ConfirmByMailSheet>
        ) : null}
      </ExitTransition>
    </Card>
  );
}

type Leaving = NonNullable<Sharing['owner_leaving']>;

/** The owner is leaving the service: a guardian may agree to take over. */
function LeavingNote({ profileId, name, leaving, owner }: OfChild & { leaving: Leaving; owner: string }) {
  const [agree, { isLoading, error }] = useAgreeToTakeOverMutation();
  const day = listDay(leaving.ends_on);
  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong">{owner} 님이 탈퇴를 신청했어요</Typography>
          <Typography variant="small" color="textSecondary">
            {leaving.next_owner
              ? `${day}에 ${name} 기록을 모두 ${leaving.next_owner} 님이 이어서 맡아요.`
              : `${day}까지 아무도 이어서 맡지 않으면 ${name} 기록이 모두 지워져요.`}
          </Typography>
        </Stack>
        {leaving.you_agreed ? (
          <MainButton look="outline" pending={isLoading} onClick={() => void agree({ profileId, agreed: false })}>
            이어서 맡지 않을래요
          </MainButton>
        ) : (
          <MainButton pending={isLoading} onClick={() => void agree({ profileId, agreed: true })}>
            내가 이어서 맡을게요
          </MainButton>
        )}
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </Stack>
    </Card>
  );
}

/** For the owner of a child that another full guardian could take. */
export function HandOverButton({ profileId, name, sharing }: OfChild & { sharing: Sharing }) {
  const [open, setOpen] = useState(false);
  const nextOwners = sharing.people.flatMap(({ id, name: label, role, ends_on }) =>
    id !== null && role === 'guardian' && ends_on === null ? [{ id, name: label }] : [],
  );
  if (sharing.role !== 'owner' || sharing.handover || sharing.frozen || nextOwners.length === 0) return null;
  return (
    <>
      <MainButton look="outline" icon={<HeartIcon size={20} />} onClick={() => setOpen(true)}>
        다른 보호자에게 넘기기
      </MainButton>
      <ExitTransition>
        {open ? (
          <HandOverSheet profileId={profileId} name={name} nextOwners={nextOwners} onClose={() => setOpen(false)} />
        ) : null}
      </ExitTransition>
    </>
  );
}
