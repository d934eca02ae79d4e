import { useLocation } from 'react-router-dom';
import { isTopLevel, paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { RoleNotAllowed } from '@/domain/profiles/role-not-allowed';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** In place of a page about the selected child that family may not see. A page of the tabs has its header already. */
export function RolePage() {
  const { pathname } = useLocation();
  const header = isTopLevel(pathname) ? {} : { back: paths.home, right: <SelectedChildSwitch /> };
  return (
    <PageShell title="함께 보는 아이" width="narrow" {...header}>
      <RoleNotAllowed />
    </PageShell>
  );
}
