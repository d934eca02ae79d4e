import type { User } from '@contract/auth/auth.responses';
import { paths } from '@/domain/paths';
import type { LayoutMode } from '@/shared/store/layout-slice';

/** Target of `/` (docs/specification.md §2.2, §10.4); `onTop` is pushed after `to`, so Back leads to `to`. */
export function rootDestination({
  user,
  layout,
  profileId,
}: {
  user: Pick<User, 'is_first_login'> | null;
  layout: LayoutMode;
  profileId: string | null;
}): { to: string; onTop?: string } {
  if (!user) return { to: paths.intro };
  if (user.is_first_login) return { to: paths.auth.joinSelect };
  if (layout === 'phone') return { to: paths.home };
  if (profileId) return { to: paths.home, onTop: paths.contentDashboard };
  return { to: paths.auth.profileSelect };
}
