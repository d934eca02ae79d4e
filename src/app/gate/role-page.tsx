import { paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { RoleNotAllowed } from '@/domain/profiles/role-not-allowed';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** In place of a page about the selected child that family may not see. */
export const RolePage = () => (
  <PageShell title="함께 보는 아이" back={paths.home} width="narrow" right={<SelectedChildSwitch />}>
    <RoleNotAllowed />
  </PageShell>
);
