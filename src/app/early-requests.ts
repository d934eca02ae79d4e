import { isGateExempt, paths } from '@/domain/paths';
import { API_BASE } from '@/shared/api/config';
import { keepEarlyAnswer } from '@/shared/api/early-answers';
import { requestHeaders } from '@/shared/api/request-headers';
import { tokenExpiry } from '@/shared/session/token-subject';
import { readStoredSelection, readStoredToken } from '@/shared/storage/session-keys';

/** Begins one call; its answer waits for the base query to ask for the very same. */
function begin(method: 'GET' | 'POST', path: string, token: string, profileId: string | null, json?: unknown) {
  const url = `${API_BASE}${path}`;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = { ...requestHeaders(token, profileId), ...(body && { 'content-type': 'application/json' }) };
  keepEarlyAnswer(
    { method, url, body, token, profileId },
    fetch(url, { method, credentials: 'include', headers, body }),
  );
}

const { mypage } = paths;
/** Pages whose whole content is the one answer. */
const ANALYSES: readonly string[] = [mypage.analysisTotal, mypage.analysisResult, mypage.analysisStudy];

/**
 * Asks what the first screen will ask, before the code of that screen has arrived: the gate's check, home's lists, an
 * analysis.
 * Only with a token that still counts; everything else takes its usual way.
 */
export function startEarlyRequests(pathname: string, now = Date.now()): void {
  const token = readStoredToken();
  if (!token || isGateExempt(pathname) || (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) <= now) return;
  const { profileId, ageGroup: age } = readStoredSelection();
  begin('GET', '/auth/info', token, profileId);
  if (profileId && ANALYSES.includes(pathname)) {
    begin('GET', `/analysis/profile/${encodeURIComponent(profileId)}`, token, profileId);
    return;
  }
  if (pathname !== paths.home && pathname !== paths.root) return;
  begin('GET', '/community/parenting-info/counsel/popular?range=today', token, profileId);
  if (!profileId) return;
  begin('GET', `/profile/selected/${encodeURIComponent(profileId)}`, token, profileId);
  begin('GET', `/today/profile/${encodeURIComponent(profileId)}`, token, profileId);
  if (age) begin('POST', '/diagnostic-test/main', token, profileId, { profileId, age });
}
