import { CHILD_ROLES, isAllowed, ROLE_NAMES } from '@contract/profiles/child-roles';
import type { Sharing } from '@contract/profiles/sharing.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useGetSharingQuery } from '@/domain/profiles/get-sharing-api';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { isApiError } from '@/shared/api/api-error';
import { NO_CHILD_ACCESS } from '@/shared/api/no-child-access';
import { PlusIcon } from '@/shared/art/icons/further-icons';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';
import { FreezeButton, FrozenNote } from './freeze-part';
import { HandOverButton, HandoverNote } from './handover-part';
import { InviteSheet } from './invite-sheet';
import { LeaveButton } from './leave-button';
import { PeopleList, type Person } from './people-list';
import { RemoveSheet } from './remove-sheet';
import { RoleRights } from './role-rights';
import { StopSheet } from './stop-sheet';
import { WaitingList } from './waiting-list';

/** /mypage/sharing: who sees the child of `?profile=`, or the chosen one. */
export function SharingPage() {
  const [params] = useSearchParams();
  const { profileId, profile } = useSelectedProfile(params.get('profile'));
  if (!profileId) return <Navigate to={paths.auth.profileSelect} replace />;
  return (
    <PageShell title="함께 보기" back={paths.mypage.root} width="narrow">
      <ChildSharing key={profileId} profileId={profileId} name={profile?.name} />
    </PageShell>
  );
}

const isRefused = (error: unknown) =>
  isApiError(error) && (NO_CHILD_ACCESS.has(error.code) || error.code === 'NOT_FOUND');

function ChildSharing({ profileId, name = '아이' }: { profileId: string; name: string | undefined }) {
  const query = useGetSharingQuery({ profileId }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  // Of a child that is no longer shared, nothing read before is shown.
  if (isRefused(error)) return <NotShared />;
  return (
    <QueryBoundary query={query} skeleton={<SharingSkeleton />} failed={<FailedState onRetry={() => void refetch()} />}>
      {(sharing) => <SharingParts profileId={profileId} name={name} sharing={sharing} />}
    </QueryBoundary>
  );
}

function SharingParts({ profileId, name, sharing }: { profileId: string; name: string; sharing: Sharing }) {
  const { role, people, invitations, frozen } = sharing;
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Person | null>(null);
  const [stopping, setStopping] = useState<Person | null>(null);
  // Who is about to be removed only looks on.
  const ends = people.some(({ you, ends_on }) => you && ends_on !== null);
  const alone = people.length === 1 && invitations.length === 0;
  return (
    <Stack spacing={7}>
      <Stack spacing={1}>
        <Typography variant="headline" component="h2">
          {name} 함께 보기
        </Typography>
        <Typography color="textSecondary">
          {alone
            ? '아직 혼자 보고 있어요. 다른 보호자나 할머니, 할아버지를 초대해 보세요.'
            : '누가 보고 있는지 여기서 언제든 확인할 수 있어요.'}
        </Typography>
      </Stack>
      {frozen ? <FrozenNote profileId={profileId} frozen={frozen} /> : null}
      <HandoverNote profileId={profileId} name={name} sharing={sharing} />
      <PeopleList
        people={people}
        onRemove={isAllowed(role, 'sharing.manage') ? setRemoving : undefined}
        onStop={isAllowed(role, 'sharing.manage') && !frozen ? setStopping : undefined}
      />
      <WaitingList profileId={profileId} invitations={invitations} />
      {isAllowed(role, 'sharing.invite') && !frozen && !ends ? (
        <MainButton icon={<PlusIcon size={20} />} onClick={() => setInviting(true)}>
          초대하기
        </MainButton>
      ) : null}
      <Roles />
      <Stack spacing={2}>
        {isAllowed(role, 'sharing.freeze') && !frozen && !ends && people.length > 1 ? (
          <FreezeButton profileId={profileId} />
        ) : null}
        <HandOverButton profileId={profileId} name={name} sharing={sharing} />
        {role === 'owner' ? null : <LeaveButton profileId={profileId} name={name} />}
      </Stack>
      <ExitTransition>
        {inviting ? (
          <InviteSheet profileId={profileId} inviter={role} onClose={() => setInviting(false)} />
        ) : removing ? (
          <RemoveSheet profileId={profileId} person={removing} onClose={() => setRemoving(null)} />
        ) : stopping ? (
          <StopSheet profileId={profileId} person={stopping} onClose={() => setStopping(null)} />
        ) : null}
      </ExitTransition>
    </Stack>
  );
}

/** Actions of each role. */
const Roles = () => (
  <section aria-labelledby="sharing-roles">
    <SectionHeader id="sharing-roles" title="누가 무엇을 할 수 있나요?" />
    <Card>
      <Stack spacing={1}>
        {CHILD_ROLES.map((role) => (
          <Role key={role}>
            <Disclosure label={ROLE_NAMES[role]}>
              <RoleRights role={role} />
            </Disclosure>
          </Role>
        ))}
      </Stack>
    </Card>
  </section>
);

const NotShared = () => (
  <EmptyState
    title="함께 보는 아이가 아니에요"
    action={
      <MainButton component={Link} to={paths.auth.profileSelect} replace fit>
        아이 선택으로 가기
      </MainButton>
    }
  >
    함께 보기가 끝났거나 멈춰 있어요. 대표 보호자에게 물어봐 주세요.
  </EmptyState>
);

const SharingSkeleton = () => (
  <Stack spacing={7}>
    <Skeleton width={180} height={28} />
    <Skeleton shape="card" height={148} />
    <Skeleton height={52} />
    <Skeleton shape="card" height={148} />
  </Stack>
);

const Role = styled('div')({
  '& .MuiAccordionSummary-content.MuiAccordionSummary-content': { flexGrow: 1 },
  '& .MuiAccordion-root.Mui-expanded': { paddingBottom: space(3) },
});
