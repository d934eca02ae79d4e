import { WAITING_MAX } from '@contract/staff/waiting';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { StaffPage } from '@/domain/staff/staff-page';
import { getStaffPages } from '@/domain/staff/staff-pages';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { Chip } from '@/shared/ui/basics/chip';
import { SettingGroup, SettingRow } from '@/shared/ui/layout/setting-list';
import { useGetWaitingQuery } from './waiting/waiting-api';

/** /admin: the staff's pages permitted by the role, with how much waits in each. */
export function AdminPage() {
  const user = useAppSelector(selectUser);
  const pages = user ? getStaffPages(user.role) : [];
  // Without an answer the pages are listed all the same.
  const { data: waiting } = useGetWaitingQuery(pages.length > 0 ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <StaffPage title="운영 화면" refused={pages.length === 0}>
      <SettingGroup title="할 수 있는 일">
        {pages.map(({ icon, tone, label, hint, path, waits }) => (
          <SettingRow
            key={path}
            icon={icon}
            tone={tone}
            label={label}
            hint={hint}
            status={<WaitingCount n={waits && waiting?.[waits]} />}
            to={path}
          />
        ))}
      </SettingGroup>
    </StaffPage>
  );
}

function WaitingCount({ n }: { n: number | null | undefined }) {
  if (!n) return null;
  return <Chip tone="coral">{n < WAITING_MAX ? n : `${WAITING_MAX - 1}+`}건</Chip>;
}
