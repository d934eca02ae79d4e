import { requestHeaders } from '@/shared/api/request-headers';
import { readSignOutForWorker, removeSignOutForWorker } from '@/shared/session/pending-sign-out';
import { callApi } from './call-api';

const TIMEOUT_MS = 10_000;

/**
 * Sends a sign-out that the server has not confirmed. Call under the refresh lock, before the cookie is used.
 * @throws while it is unconfirmed: the browser tries the sync again
 */
export async function sendSignOut(): Promise<void> {
  const pending = await readSignOutForWorker();
  if (!pending) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await callApi('/auth/logout', 'POST', requestHeaders(pending.accessToken, null), { signal });
  if (!response.ok && response.status !== 401) throw new Error(`Sign-out: ${response.status}`);
  await removeSignOutForWorker();
}
