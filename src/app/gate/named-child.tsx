import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { profileSelected, selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PageShell } from '@/shared/ui/layout/page-shell';

/**
 * An address may name the child it is about (`?child=`), as notices do: the child is selected before the page is shown,
 * and the parameter removed, so that another child can be selected there. An id that is not of the account is ignored.
 */
export function NamedChild({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const isSignedIn = useAppSelector(selectUser) !== null;
  const named = new URLSearchParams(search).get('child');
  return isSignedIn && named !== null ? <Selecting profileId={named} /> : children;
}

function Selecting({ profileId }: { profileId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const isSelected = useAppSelector(selectProfileId) === profileId;
  const query = useListProfilesQuery(isSelected ? skipToken : undefined, { refetchOnMountOrArgChange: true });
  const profile = query.currentData?.find(({ id }) => id === profileId);
  // A child that was added on another device is only in a new list.
  const isUnknown = query.currentData !== undefined && !query.isFetching && !profile;
  const isDone = isSelected || profile !== undefined || isUnknown;

  const open = useEffectEvent(() => {
    if (profile) dispatch(profileSelected(profile));
    const rest = new URLSearchParams(search);
    rest.delete('child');
    void navigate({ search: rest.toString(), hash }, { replace: true, state });
  });
  useEffect(() => {
    if (isDone) open();
  }, [isDone]);

  if (isDone) return null;
  if (!query.isError) return <FullScreenSpinner />;
  return (
    <PageShell title="아이 선택" back>
      <QueryBoundary query={query} skeleton={<FullScreenSpinner />}>
        {null}
      </QueryBoundary>
    </PageShell>
  );
}
