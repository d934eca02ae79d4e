import { analysisUrl, selectedProfileUrl, todayUrl } from '@/domain/api-urls';
import { isGateExempt, paths } from '@/domain/paths';
import { API_BASE } from '@/shared/api/config';
import { storeEarlyAnswer } from '@/shared/api/early-answers';
import { requestHeaders } from '@/shared/api/request-headers';
import { tokenExpiry } from '@/shared/session/token-subject';
import { readStoredSelection, readStoredToken } from '@/shared/storage/session-keys';

/** Starts one call; the base query takes its answer for the identical call. */
function begin(method: 'GET' | 'POST', path: string, token: string, profileId: string | null, json?: unknown) {
  const url = `${API_BASE}${path}`;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = { ...requestHeaders(token, profileId), ...(body && { 'content-type': 'application/json' }) };
  storeEarlyAnswer(
    { method, url, body, token, profileId },
    fetch(url, { method, credentials: 'include', headers, body }),
  );
}

const { mypage } = paths;
/** Pages whose whole content is the one answer. */
const ANALYSES: readonly string[] = [mypage.analysisTotal, mypage.analysisResult, mypage.analysisStudy];

/**
 * Starts the first screen's requests before its code has loaded: the gate's check, home's lists, an analysis. Only with
 * an unexpired token; other requests start as usual.
 */
export function startEarlyRequests(pathname: string, now = Date.now()): void {
  const token = readStoredToken();
  if (!token || isGateExempt(pathname) || (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) <= now) return;
  const { profileId, ageGroup: age } = readStoredSelection();
  begin('GET', '/auth/info', token, profileId);
  if (profileId && ANALYSES.includes(pathname)) {
    begin('GET', analysisUrl(profileId), token, profileId);
    return;
  }
  if (pathname !== paths.home && pathname !== paths.root) return;
  begin('GET', '/community/parenting-info/counsel/popular?range=today', token, profileId);
  if (!profileId) return;
  begin('GET', selectedProfileUrl(profileId), token, profileId);
  begin('GET', todayUrl(profileId), token, profileId);
  if (age) begin('POST', '/diagnostic-test/main', token, profileId, { profileId, age });
}
