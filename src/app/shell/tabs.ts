import type { User } from '@contract/auth/auth.responses';
import { type ChildRole, isAllowed } from '@contract/profiles/child-roles';
import { readCommunityTab } from '@/domain/community-tab';
import { type ProfileSelectState, paths, profileSelectState } from '@/domain/paths';
import { CheckIcon, CommunityIcon, HomeIcon, LearnIcon, UserIcon } from '@/shared/art/icons/icon';
import { TAB_LABELS } from './tab-labels';

/** Bottom navigation (docs/specification.md §2.1). */
export const TABS = [
  { key: 'home', label: TAB_LABELS.home, icon: HomeIcon, path: paths.home },
  { key: 'learn', label: TAB_LABELS.learn, icon: LearnIcon, path: paths.learn },
  { key: 'test', label: TAB_LABELS.test, icon: CheckIcon, path: paths.test.root },
  { key: 'community', label: TAB_LABELS.community, icon: CommunityIcon, path: paths.community.root },
  { key: 'mypage', label: TAB_LABELS.mypage, icon: UserIcon, path: paths.mypage.root },
] as const;

export type TabKey = (typeof TABS)[number]['key'];

export const activeTab = (pathname: string): TabKey | undefined =>
  TABS.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.key;

/** Effect of a tap on a tab. */
export type TabStep =
  | { kind: 'go'; to: string; state?: ProfileSelectState }
  | { kind: 'sheet'; sheet: 'app-only' | 'guardian-password' };

type Situation = {
  inApp: boolean;
  profileId: string | null;
  user: Pick<User, 'grow_learning_password'> | null;
  /** Undefined until it is known. */
  role?: ChildRole;
};

/** Learning asks, in this order: the shell, a child, the guardian's password. Family is led to what it may see. */
export function tabStep(key: TabKey, { inApp, profileId, user, role }: Situation): TabStep {
  if (key === 'learn') {
    if (role && !isAllowed(role, 'learning.write')) return { kind: 'go', to: paths.homePlay };
    if (!inApp) return { kind: 'sheet', sheet: 'app-only' };
    if (!profileId) return { kind: 'go', to: paths.auth.profileSelect, state: profileSelectState(paths.learn) };
    if (!user?.grow_learning_password) return { kind: 'sheet', sheet: 'guardian-password' };
    return { kind: 'go', to: paths.auth.profileSelectLearning };
  }
  if (key === 'test') {
    if (role && !isAllowed(role, 'checks.write')) return { kind: 'go', to: paths.test.toList('past') };
    return { kind: 'go', to: paths.auth.profileSelect, state: profileSelectState(paths.test.root) };
  }
  if (key === 'community') return { kind: 'go', to: readCommunityTab() };
  return { kind: 'go', to: TABS.find((tab) => tab.key === key)?.path ?? paths.home };
}
