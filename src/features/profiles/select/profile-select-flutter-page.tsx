import type { Profile } from '@contract/profiles/profile.responses';
import { useLocation, useNavigate } from 'react-router-dom';
import { profileSelected } from '@/domain/profiles/profiles-slice';
import { selectProfile } from '@/shared/bridge/bridge';
import { useAppDispatch } from '@/shared/store/hooks';
import { placeAfterChoice } from './choice-target';
import { ProfileChooser } from './profile-chooser';

/**
 * /auth/profile/select/flutter: reports the chosen child to the shell, which then navigates; a browser navigates here.
 */
export function ProfileSelectFlutterPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();

  const choose = async (profile: Profile) => {
    dispatch(profileSelected(profile));
    const reported = await selectProfile(profile.id);
    if (!reported.ok) await navigate(placeAfterChoice(state), { replace: true });
  };

  return <ProfileChooser onSelect={choose} />;
}
