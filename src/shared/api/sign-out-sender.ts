import { type PendingSignOut, readPendingSignOut, removePendingSignOut } from '@/shared/session/pending-sign-out';
import type { ApiError } from './api-error';
import { send } from './send-request';

const TIMEOUT_MS = 5000;

/**
 * Sends a sign-out that the server has not confirmed, before anything else uses the refresh cookie. Call under the lock.
 * @param first its first attempt, where the device could not store it
 * @returns why it is still pending; null when there is none
 */
async function sendSignOut(first: PendingSignOut | null): Promise<ApiError | null> {
  const pending = first ?? readPendingSignOut();
  if (!pending) return null;
  const { error } = await send(
    { method: 'POST', url: '/auth/logout' },
    { token: pending.accessToken, profileId: null, timeout: TIMEOUT_MS },
  );
  // A 401: the server knows no such session.
  if (error && error.status !== 401) return error;
  await removePendingSignOut();
  return null;
}

/** Sends it by one request at a time, also in a browser without locks. */
export function createSignOutSender() {
  let running: Promise<ApiError | null> | null = null;
  return (first: PendingSignOut | null = null) => {
    running ??= sendSignOut(first).finally(() => {
      running = null;
    });
    return running;
  };
}
