import type { Role } from '@contract/auth/auth';
import { Link } from 'react-router-dom';
import { CommunityIcon } from '@/shared/art/icons/icon';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { getStaffHome } from './staff-home';

/** Leads staff to where their work is; nothing for parents. */
export function StaffHomeLink({ role }: { role: Role }) {
  const home = getStaffHome(role);
  return home ? (
    <MainButton component={Link} to={home.path} look="soft" icon={<CommunityIcon size={20} />}>
      {home.label}
    </MainButton>
  ) : null;
}
