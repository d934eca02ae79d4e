import type { Success } from '@contract/common/envelope';
import type { Section } from '@contract/community/community';
import type { TestOverview } from '@contract/test/diagnostics.responses';
import {
  analysisUrl,
  commentsUrl,
  diagnosticUrl,
  GLYPHS_URL,
  growthCurveUrl,
  growthUrl,
  healthUrl,
  learningUrl,
  postUrl,
  selectedProfileUrl,
  studyUrl,
  todayUrl,
} from '@/domain/api-urls';
import { isGateExempt, paths } from '@/domain/paths';
import { API_BASE, namedUploadUrl } from '@/shared/api/config';
import { storeEarlyAnswer } from '@/shared/api/early-answers';
import { requestHeaders } from '@/shared/api/request-headers';
import { tokenExpiry } from '@/shared/session/token-subject';
import { readStoredSelection, readStoredToken } from '@/shared/storage/session-keys';

type Call = {
  method: 'GET' | 'POST';
  path: string;
  json?: unknown;
  /** The pictures of the first screen that the answer names. */
  toPictures?: (answer: unknown) => string[];
};
type Selection = ReturnType<typeof readStoredSelection>;

/** Starts one call; the base query takes its answer for the identical call. */
function begin({ method, path, json, toPictures }: Call, token: string, profileId: string | null) {
  const url = `${API_BASE}${path}`;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = { ...requestHeaders(token, profileId), ...(body && { 'content-type': 'application/json' }) };
  const answer = fetch(url, { method, credentials: 'include', headers, body });
  storeEarlyAnswer({ method, url, body, token, profileId }, answer);
  if (toPictures) void preloadPictures(answer, toPictures).catch(() => undefined);
}

/** Fetches pictures as soon as they are known, before the code that shows them has loaded. */
async function preloadPictures(answer: Promise<Response>, toPictures: NonNullable<Call['toPictures']>) {
  const response = (await answer).clone();
  if (response.ok) for (const url of toPictures(await response.json())) new Image().src = url;
}

const PICTURES = 3;

/** Pictures of the checks that are recommended or begun, which come first on their page. */
const toTestPictures = ({ data }: Success<TestOverview>) => {
  const first = data.tests.filter(({ group }) => group === 'now' || group === 'begun').slice(0, PICTURES);
  return first.map(({ src, ext }) => namedUploadUrl(src, ext));
};

const read = (...urls: string[]): Call[] => urls.map((path) => ({ method: 'GET', path }));
const PROFILES_URL = '/profile';

/** Pages with the selected child. */
const CHILD_CALLS: [pages: readonly string[], toCalls: (profileId: string) => Call[]][] = [
  [[paths.mypage.analysisTotal, paths.mypage.analysisResult], (profileId) => read(analysisUrl(profileId))],
  [[paths.mypage.analysisStudy], (profileId) => read(analysisUrl(profileId), studyUrl(profileId))],
  [
    [paths.mypage.analysisDevelopment],
    (profileId) =>
      read(
        selectedProfileUrl(profileId),
        growthUrl(profileId),
        // The chart that is open first.
        `${growthCurveUrl(profileId, 'height')}?standard=kr2017`,
        analysisUrl(profileId),
        PROFILES_URL,
      ),
  ],
  [
    [paths.community.grow],
    (profileId) =>
      read(
        selectedProfileUrl(profileId),
        '/community/section',
        // The range that is open first.
        '/community/section/popular?section=grow&range=today',
      ),
  ],
  [[paths.homeHealth], (profileId) => read(selectedProfileUrl(profileId), healthUrl(profileId))],
  [
    [paths.test.root, paths.test.list],
    (profileId) => [
      ...read(selectedProfileUrl(profileId)),
      {
        method: 'GET',
        path: diagnosticUrl(profileId),
        toPictures: (answer) => toTestPictures(answer as Success<TestOverview>),
      },
    ],
  ],
  [
    [paths.contentDashboard, paths.learn],
    (profileId) => read(selectedProfileUrl(profileId), GLYPHS_URL, learningUrl(profileId)),
  ],
];

/** Pages of the account. */
const PAGE_CALLS: Record<string, Call[]> = {
  [paths.mypage.root]: read('/mypage', PROFILES_URL),
  [paths.mypage.setting]: read('/mypage/account'),
  [paths.community.trip]: read('/community/place'),
};

/** The newest posts of a section, unfiltered. */
const LISTS: Record<string, Section> = { [paths.community.infoBoard]: 'board', [paths.community.infoList]: 'tip' };
const POST = /^\/community\/(?:post|info\/board|info\/tip|counseling|contest\/board)\/([\w-]{36})$/;

function homeCalls({ profileId, ageGroup: age }: Selection): Call[] {
  const popular = read('/community/parenting-info/counsel/popular?range=today');
  if (!profileId) return popular;
  const child = read(selectedProfileUrl(profileId), todayUrl(profileId));
  if (!age) return [...popular, ...child];
  return [...popular, ...child, { method: 'POST', path: '/diagnostic-test/main', json: { profileId, age } }];
}

/** What a page requests first, apart from the gate's check; empty for a page that is not listed. */
function pageCalls(pathname: string, search: string, selection: Selection): Call[] {
  // The named child is looked up and selected first.
  const named = new URLSearchParams(search).get('child');
  if (named !== null && named !== selection.profileId) return read(PROFILES_URL);
  if (pathname === paths.home || pathname === paths.root) return homeCalls(selection);
  const ofAccount = PAGE_CALLS[pathname];
  if (ofAccount) return ofAccount;
  const section = search === '' ? LISTS[pathname] : undefined;
  if (section) return read(`/community/post?section=${section}`);
  const [, postId] = POST.exec(pathname) ?? [];
  if (postId) return read(postUrl(postId), commentsUrl(postId));
  const { profileId } = selection;
  const toCalls = CHILD_CALLS.find(([pages]) => pages.includes(pathname))?.[1];
  return profileId && toCalls ? toCalls(profileId) : [];
}

/**
 * Starts the first screen's requests before its code has loaded: the gate's check and the page's own. Only with an
 * unexpired token; other requests start as usual.
 */
export function startEarlyRequests(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now = Date.now(),
): void {
  const token = readStoredToken();
  if (!token || isGateExempt(pathname) || (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) <= now) return;
  const selection = readStoredSelection();
  for (const call of [...read('/auth/info'), ...pageCalls(pathname, search, selection)])
    begin(call, token, selection.profileId);
}
