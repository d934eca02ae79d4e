import { selectOwner } from '@/features/auth/auth-slice';
import { startOutboxListeners } from '@/shared/outbox/outbox-listeners';
import type { AppStartListening } from '@/shared/store/hooks';
import { learningOutbox } from './outbox/learning-outbox';

/** Stores what a child did and sends it, the events of one child together. */
export function startLearningListeners(startListening: AppStartListening): void {
  startOutboxListeners(
    startListening,
    selectOwner,
    learningOutbox,
    async () => (await import('./outbox/learning-sender')).learningSender,
  );
}
