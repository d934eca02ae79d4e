import type { Profile } from '@contract/profiles/profile.responses';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { profileSelected, selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { parseTarget, placeAfterChoice } from './choice-target';
import { ProfileChooser } from './profile-chooser';

/**
 * /auth/profile/select (docs/specification.md §2.6): a tap selects the child and navigates to the target, or home. With a
 * target nothing is asked where a child is selected already, or where there is one.
 */
export function ProfileSelectPage() {
  const { state } = useLocation();
  const signedIn = useAppSelector(selectHasCredentials);
  const target = signedIn ? parseTarget(state) : null;
  const hasTarget = target !== null;
  // As it was when the page opened: a tap on a card navigates by itself.
  const [wasSelected] = useState(useAppSelector(selectProfileId) !== null);
  const { data, isLoading } = useListProfilesQuery(undefined, { skip: !hasTarget || wasSelected });
  const choose = useChoose();

  if (hasTarget && wasSelected) return <Navigate to={target} replace />;
  if (hasTarget && isLoading) return <FullScreenSpinner inside />;
  const [only, other] = hasTarget && data ? data : [];
  return only && !other ? <Passing profile={only} onPass={choose} /> : <ProfileChooser onSelect={choose} />;
}

function useChoose() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (profile: Profile) => {
    dispatch(profileSelected(profile));
    // replaced, so that Back skips the chooser
    void navigate(placeAfterChoice(state), { replace: true });
  };
}

function Passing({ profile, onPass }: { profile: Profile; onPass: (profile: Profile) => void }) {
  const pass = useEffectEvent(() => onPass(profile));
  useEffect(() => pass(), []);
  return <FullScreenSpinner inside />;
}
