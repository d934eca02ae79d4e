import { isGateExempt } from '@/domain/paths';
import { API_BASE } from '@/shared/api/config';
import { storeEarlyAnswer } from '@/shared/api/early-answers';
import { requestHeaders } from '@/shared/api/request-headers';
import { tokenExpiry } from '@/shared/session/token-subject';
import { readStoredSelection, readStoredToken } from '@/shared/storage/session-keys';
import { type FirstQuery, listFirstQueries } from './first-queries';

type Call = Pick<FirstQuery, 'method' | 'url' | 'body'>;

/** The gate's check. */
const SESSION: Call = { method: 'GET', url: '/auth/info' };

/** Starts one call; the base query takes its answer for the identical call. */
function begin({ method, url: path, body: json }: Call, token: string, profileId: string | null) {
  const url = `${API_BASE}${path}`;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = { ...requestHeaders(token, profileId), ...(body && { 'content-type': 'application/json' }) };
  storeEarlyAnswer(
    { method, url, body, token, profileId },
    fetch(url, { method, credentials: 'include', headers, body }),
  );
}

/**
 * Starts the requests of the first page before its code has loaded. Only with an unexpired token; other requests start
 * as usual.
 */
export function startEarlyRequests(place: Pick<Location, 'pathname' | 'search'>, now = Date.now()): void {
  const token = readStoredToken();
  if (!token || isGateExempt(place.pathname) || (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) <= now) return;
  const selection = readStoredSelection();
  for (const call of [SESSION, ...listFirstQueries(place, selection)]) begin(call, token, selection.profileId);
}
