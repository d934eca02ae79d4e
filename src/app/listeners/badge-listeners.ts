import { selectUnreadNotices } from '@/features/auth/auth-slice';
import type { AppStartListening } from '@/shared/store/hooks';

/** Clears the number on the app's icon, which pushes set, once no notice is unread. */
export function startBadgeListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_, now, before) =>
      now.auth.user !== null &&
      selectUnreadNotices(now) === 0 &&
      (before.auth.user === null || selectUnreadNotices(before) > 0),
    effect: () => {
      const badges: { clearAppBadge?: () => Promise<void> } = navigator;
      badges.clearAppBadge?.().catch(() => undefined);
    },
  });
}
