import { isAllowed } from '@contract/profiles/child-roles';
import type { Profile } from '@contract/profiles/profile.responses';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { RoleNotAllowed } from '@/domain/profiles/role-not-allowed';
import { selectedProfileApi, useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { profileInState } from '@/features/profiles/profile-in-state';
import { useUpdateProfileMutation } from '@/features/profiles/profiles-api';
import { isApiError } from '@/shared/api/api-error';
import { NO_CHILD_ACCESS } from '@/shared/api/no-child-access';
import { TrashIcon } from '@/shared/art/icons/further-icons';
import { UserIcon } from '@/shared/art/icons/icon';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { DeleteProfileSheet } from './delete-profile-sheet';
import { ProfileForm } from './profile-form';
import { ProfileFormSkeleton } from './profile-form-skeleton';

/**
 * /auth/profile/edit: the child passed in the state. Without it (a reload, a shared address) fetches the one of `?id=`,
 * or the selected one.
 */
export function ProfileEditPage() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  // the history entry's state may be older than the last save after a reload or Back
  const carried = useNavigationType() === 'PUSH' ? profileInState(state) : null;

  return (
    <PageShell title="프로필 수정" back width="narrow">
      {carried ? <EditForm profile={carried} /> : <AskedProfile id={params.get('id')} />}
    </PageShell>
  );
}

function AskedProfile({ id }: { id: string | null }) {
  const { profileId, profile, isLoading, isError, error, refetch } = useSelectedProfile(id);
  if (!profileId) return <Navigate to={paths.auth.profileSelect} replace />;
  if (profile) return <EditForm profile={profile} />;
  if (isLoading) return <ProfileFormSkeleton />;
  const gone = isApiError(error) && (error.status === 404 || NO_CHILD_ACCESS.has(error.code));
  if (isError && !gone) return <FailedState onRetry={refetch} />;
  return (
    <EmptyState
      title="이 프로필은 찾을 수 없어요"
      action={
        <MainButton component={Link} to={paths.auth.profileSelect} replace fit>
          아이 선택으로 가기
        </MainButton>
      }
    >
      이미 지워졌을 수 있어요.
    </EmptyState>
  );
}

function EditForm({ profile }: { profile: Profile }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [updateProfile] = useUpdateProfileMutation();
  const [read] = selectedProfileApi.useLazyGetSelectedProfileQuery();
  const [deleting, setDeleting] = useState(false);

  /** @param steps history entries to go back: past this page, and past its open sheet */
  const leave = (steps: 1 | 2) => {
    if (key === 'default') void navigate(paths.auth.profileSelect, { replace: true });
    else void navigate(-steps);
  };

  const { id, role, state } = profile;
  if (!isAllowed(role, 'profile.write', state)) return <RoleNotAllowed />;
  return (
    <>
      <ProfileForm
        key={profile.id}
        profile={profile}
        onSave={(input, updated_at) => updateProfile({ id: profile.id, ...input, updated_at }).unwrap()}
        reload={() => read({ profileId: profile.id }).unwrap()}
        onSaved={({ name }) => {
          dispatch(succeeded(`${name} 프로필을 저장했어요`));
          leave(1);
        }}
      />
      <MainButton
        component={Link}
        to={paths.mypage.toSharing(id)}
        look="outline"
        icon={<UserIcon size={20} />}
        style={{ marginTop: space(6) }}
      >
        함께 보는 사람
      </MainButton>
      {isAllowed(role, 'profile.delete') ? (
        <MainButton
          look="quiet"
          icon={<TrashIcon size={20} />}
          style={{ marginTop: space(2), color: color.danger }}
          onClick={() => setDeleting(true)}
        >
          프로필 지우기
        </MainButton>
      ) : null}
      <DeleteProfileSheet
        profile={profile}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          dispatch(succeeded(`${profile.name} 프로필을 지웠어요`));
          leave(2);
        }}
      />
    </>
  );
}
