import type { User } from '@contract/auth/auth.responses';
import { type ProfileSelectState, paths, selectProfileFor } from '@/domain/paths';
import { CheckIcon, CommunityIcon, HomeIcon, LearnIcon, UserIcon } from '@/shared/ui/icon';

/** Bottom navigation (docs/specification.md §2.1). */
export const TABS = [
  { key: 'home', label: '홈', icon: HomeIcon, path: paths.home },
  { key: 'learn', label: '배우기', icon: LearnIcon, path: paths.learn },
  { key: 'test', label: '체크', icon: CheckIcon, path: paths.test.root },
  { key: 'community', label: '커뮤니티', icon: CommunityIcon, path: paths.community.root },
  { key: 'mypage', label: '마이', icon: UserIcon, path: paths.mypage.root },
] as const;

export type TabKey = (typeof TABS)[number]['key'];

export const activeTab = (pathname: string): TabKey | undefined =>
  TABS.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.key;

/** What a tap on a tab does. */
export type TabStep =
  | { kind: 'go'; to: string; state?: ProfileSelectState }
  | { kind: 'sheet'; sheet: 'app-only' | 'guardian-password' };

type Situation = { inApp: boolean; profileId: string | null; user: Pick<User, 'grow_learning_password'> | null };

/** Learning asks, in this order: the shell, a child, the guardian's password. */
export function tabStep(key: TabKey, { inApp, profileId, user }: Situation): TabStep {
  if (key === 'learn') {
    if (!inApp) return { kind: 'sheet', sheet: 'app-only' };
    if (!profileId) return { kind: 'go', to: paths.auth.profileSelect, state: selectProfileFor(paths.learn) };
    if (!user?.grow_learning_password) return { kind: 'sheet', sheet: 'guardian-password' };
    return { kind: 'go', to: paths.auth.profileSelectLearning };
  }
  if (key === 'test') {
    return { kind: 'go', to: paths.auth.profileSelect, state: selectProfileFor(paths.test.root) };
  }
  return { kind: 'go', to: TABS.find((tab) => tab.key === key)?.path ?? paths.home };
}
