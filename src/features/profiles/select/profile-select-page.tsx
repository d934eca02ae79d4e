import type { Profile } from '@contract/profiles/profile.responses';
import { useLocation, useNavigate } from 'react-router-dom';
import { profileSelected } from '@/domain/profiles/profiles-slice';
import { useAppDispatch } from '@/shared/store/hooks';
import { placeAfterChoice } from './choice-target';
import { ProfileChooser } from './profile-chooser';

/** /auth/profile/select (docs/specification.md §2.6): a tap selects the child and navigates to the target, or home. */
export function ProfileSelectPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();

  const choose = ({ id, birth_date }: Profile) => {
    dispatch(profileSelected({ id, birthDate: birth_date }));
    // replaced, so that Back skips the chooser
    void navigate(placeAfterChoice(state), { replace: true });
  };

  return <ProfileChooser onSelect={choose} />;
}
