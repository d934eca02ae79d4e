import { IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import { REFRESH_LOCK } from '@/shared/api/refresh-lock';
import { requestHeaders } from '@/shared/api/request-headers';
import { tokenSubject } from '@/shared/session/token-subject';
import { openDatabase } from '@/shared/storage/database';
import { callApi } from './call-api';
import { scope } from './scope';
import { sendSignOut } from './sign-out';

/** Two sync events may come at once. */
const ROWS_LOCK = 'ggp-rows';
const TRY_AGAIN = new Set([401, 408, 425, 429]);

/** Pages send their rows themselves, and know what was refused. */
async function assertNoPage(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The browser tries a failed sync again later.
  if (pages.length > 0) throw new Error('A page is open');
}

/** An access token by the refresh cookie; null when the session is over. A log-out waits for the lock, and clears the cookie last. */
const refresh = (): Promise<string | null> =>
  navigator.locks.request(REFRESH_LOCK, async () => {
    await assertNoPage();
    const response = await callApi('/auth/refresh-token', 'POST', requestHeaders(null, null));
    if (response.status >= 500 || response.status === 429) throw new Error(`Refresh: ${response.status}`);
    const { data } = (await response.json()) as { data?: { access_token?: string } };
    return (response.ok && data?.access_token) || null;
  });

/**
 * Sends a pending sign-out, then the rows of the account whose cookie this is, in order, while no page is open. A
 * refused row stays for a page, which shows it to the person; later rows of the same group wait behind it.
 * @throws when something is left that may succeed later
 */
export const sendRows = (): Promise<void> => navigator.locks.request(ROWS_LOCK, sendInOrder);

async function sendInOrder(): Promise<void> {
  await navigator.locks.request(REFRESH_LOCK, async () => {
    await assertNoPage();
    await sendSignOut();
  });
  const database = await openDatabase();
  const keys = (await database?.getAllKeys('rows')) ?? [];
  if (!database || keys.length === 0) return;
  const token = await refresh();
  const account = tokenSubject(token);
  if (account === null) return;
  const own = keys.filter((key) => key.split('/')[1] === account);
  const stored = await Promise.all(
    own.map(async (key) => ({ key, sendable: (await database.get('rows', key))?.sendable })),
  );
  const waiting = stored.flatMap(({ key, sendable }) => (sendable ? [{ key, ...sendable }] : []));
  waiting.sort((a, b) => a.seq - b.seq);
  const held = new Set<string>();
  for (const { key, group, seq, request } of waiting) {
    const place = `${key.split('/')[0]}/${group}`;
    if (held.has(place)) continue;
    await assertNoPage();
    // Signed out or sent meanwhile.
    if ((await database.get('rows', key))?.sendable?.seq !== seq) continue;
    const id = key.split('/')[2] ?? '';
    const { method, url, body } = request;
    const headers = { ...requestHeaders(token, null), [IDEMPOTENCY_HEADER]: id };
    const response = await callApi(url, method, headers, { body });
    if (response.ok) await database.delete('rows', key);
    // A conflict with a Retry-After is the same row, whose first request is still running.
    else if (response.status >= 500 || response.headers.has('retry-after') || TRY_AGAIN.has(response.status))
      throw new Error(`Row: ${response.status}`);
    else held.add(place);
  }
}
