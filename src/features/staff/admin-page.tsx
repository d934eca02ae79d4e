import { StaffPage } from '@/domain/staff/staff-page';
import { getStaffPages } from '@/domain/staff/staff-pages';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { SettingGroup, SettingRow } from '@/shared/ui/layout/setting-list';

/** /admin: the staff's pages permitted by the role. */
export function AdminPage() {
  const user = useAppSelector(selectUser);
  const pages = user ? getStaffPages(user.role) : [];
  return (
    <StaffPage title="운영 화면" refused={pages.length === 0}>
      <SettingGroup title="할 수 있는 일">
        {pages.map(({ icon, tone, label, hint, path }) => (
          <SettingRow key={path} icon={icon} tone={tone} label={label} hint={hint} to={path} />
        ))}
      </SettingGroup>
    </StaffPage>
  );
}
