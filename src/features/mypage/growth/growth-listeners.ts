import { selectOwner } from '@/features/auth/auth-slice';
import { startOutboxListeners } from '@/shared/outbox/outbox-listeners';
import type { AppStartListening } from '@/shared/store/hooks';
import { growthOutbox } from './outbox/growth-outbox';

/** Stores pending entries and sends them one by one. */
export function startGrowthListeners(startListening: AppStartListening): void {
  startOutboxListeners(
    startListening,
    selectOwner,
    growthOutbox,
    async () => (await import('./outbox/growth-sender')).growthSender,
  );
}
