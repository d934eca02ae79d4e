import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppStartListening } from '@/shared/store/hooks';

/** The listeners of one store; each feature starts its own. */
export function createAppListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as AppStartListening;
  void startListening;
  return listeners;
}
