import type { Section } from '@contract/community/community';
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
import type { learningApi } from '@/domain/learning/learning-api';
import { paths } from '@/domain/paths';
import type { profileListApi } from '@/domain/profiles/profile-list-api';
import type { selectedProfileApi } from '@/domain/profiles/selected-profile-api';
import type { commentsApi } from '@/features/community/comments/comments-api';
import type { placesApi } from '@/features/community/places/places-api';
import type { feedApi } from '@/features/community/posts-api/feed-api';
import type { postApi } from '@/features/community/posts-api/post-api';
import type { healthApi } from '@/features/home/health-windows/health-api';
import type { homeApi } from '@/features/home/home-api';
import type { todayApi } from '@/features/home/play-plan/today-api';
import type { analysisApi } from '@/features/mypage/analysis/analysis-api';
import type { studyApi } from '@/features/mypage/analysis/study/study-api';
import type { growthApi } from '@/features/mypage/growth/growth-api';
import type { roomApi } from '@/features/mypage/room/room-api';
import type { accountApi } from '@/features/mypage/settings/account/account-api';
import type { testApi } from '@/features/test/test-api';
import type { readStoredSelection } from '@/shared/storage/session-keys';
import { findPage } from './find-page';

// Types only: the entry asks before any code of a feature has come.
type Endpoints = (typeof accountApi &
  typeof analysisApi &
  typeof commentsApi &
  typeof feedApi &
  typeof growthApi &
  typeof healthApi &
  typeof homeApi &
  typeof learningApi &
  typeof placesApi &
  typeof postApi &
  typeof profileListApi &
  typeof roomApi &
  typeof selectedProfileApi &
  typeof studyApi &
  typeof testApi &
  typeof todayApi)['endpoints'];
type Arg<Name extends keyof Endpoints> = Parameters<Endpoints[Name]['initiate']>[0];

/** A query of the store, and the call that it makes. */
export type FirstQuery = { endpoint: string; arg: unknown; method: 'GET' | 'POST'; url: string; body?: unknown };

type Selection = ReturnType<typeof readStoredSelection>;
type Visit = Selection & { id: string; search: string };
type ListQueries = (visit: Visit) => FirstQuery[];

const read = <Name extends keyof Endpoints>(endpoint: Name, arg: Arg<Name>, url: string): FirstQuery => ({
  endpoint,
  arg,
  method: 'GET',
  url,
});

const readProfiles = () => read('listProfiles', undefined, '/profile');
const readProfile = (profileId: string) => read('getSelectedProfile', { profileId }, selectedProfileUrl(profileId));
const readAnalysis = (profileId: string) => read('getAnalysis', { profileId }, analysisUrl(profileId));

const ofChild =
  (list: (profileId: string) => FirstQuery[]): ListQueries =>
  ({ profileId }) =>
    profileId ? list(profileId) : [];

/** The newest posts of a section, unfiltered. */
const ofSection =
  (section: Section): ListQueries =>
  ({ search }) =>
    search === '' ? [read('listFeed', { section }, `/community/post?section=${section}`)] : [];

const ofPost: ListQueries = ({ id }) =>
  /^[\w-]+$/.test(id)
    ? [read('getPost', { id }, postUrl(id)), read('listComments', { postId: id }, commentsUrl(id))]
    : [];

const ofHome: ListQueries = ({ profileId, ageGroup: age }) => {
  const popular = read('listPopularPosts', { range: 'today' }, '/community/parenting-info/counsel/popular?range=today');
  if (!profileId) return [popular];
  const child = [popular, readProfile(profileId), read('getToday', { profileId }, todayUrl(profileId))];
  if (!age) return child;
  const arg: Arg<'listMainTests'> = { profileId, age };
  return [...child, { endpoint: 'listMainTests', arg, method: 'POST', url: '/diagnostic-test/main', body: arg }];
};

const ofTests = ofChild((profileId) => [
  readProfile(profileId),
  read('getTestOverview', { profileId }, diagnosticUrl(profileId)),
]);

const ofLearning = ofChild((profileId) => [
  readProfile(profileId),
  read('listGlyphs', undefined, GLYPHS_URL),
  read('getLearningProgress', { profileId }, learningUrl(profileId)),
]);

const { community, mypage } = paths;

/** First queries of each page: the early requests and the prefetching of the first page read it. */
export const FIRST_QUERIES: Readonly<Record<string, ListQueries>> = {
  [paths.home]: ofHome,
  [paths.homeHealth]: ofChild((profileId) => [
    readProfile(profileId),
    read('listHealthWindows', { profileId }, healthUrl(profileId)),
  ]),
  [paths.test.root]: ofTests,
  [paths.test.list]: ofTests,
  [paths.contentDashboard]: ofLearning,
  [paths.learn]: ofLearning,
  [community.trip]: () => [read('listPlaces', undefined, '/community/place')],
  [community.grow]: ofChild((profileId) => [
    readProfile(profileId),
    read('listSections', undefined, '/community/section'),
    // The range that is open first.
    read(
      'listSectionPopular',
      { section: 'grow', range: 'today' },
      '/community/section/popular?section=grow&range=today',
    ),
  ]),
  [community.growPost]: ofPost,
  [community.infoList]: ofSection('tip'),
  [community.infoBoard]: ofSection('board'),
  [community.infoBoardPost]: ofPost,
  [community.tip]: ofPost,
  [community.counselingPost]: ofPost,
  [community.contestBoardPost]: ofPost,
  [community.post]: ofPost,
  [mypage.root]: () => [read('getMyPage', undefined, '/mypage'), readProfiles()],
  [mypage.setting]: () => [read('getAccount', undefined, '/mypage/account')],
  [mypage.analysisTotal]: ofChild((profileId) => [readAnalysis(profileId)]),
  [mypage.analysisResult]: ofChild((profileId) => [readAnalysis(profileId)]),
  [mypage.analysisStudy]: ofChild((profileId) => [
    readAnalysis(profileId),
    read('getStudy', { profileId }, studyUrl(profileId)),
  ]),
  [mypage.analysisDevelopment]: ofChild((profileId) => [
    readProfile(profileId),
    read('listGrowthEntries', { profileId }, growthUrl(profileId)),
    // The chart that is open first.
    read(
      'getGrowthCurve',
      { profileId, measure: 'height', standard: 'kr2017' },
      `${growthCurveUrl(profileId, 'height')}?standard=kr2017`,
    ),
    readAnalysis(profileId),
    readProfiles(),
  ]),
};

type Place = Pick<Location, 'pathname' | 'search'>;

/** The child that an address names and that is not selected: it is looked up first (gate/named-child.tsx). */
export function isOtherChild(search: string, profileId: string | null): boolean {
  const named = new URLSearchParams(search).get('child');
  return named !== null && named !== profileId;
}

/** First queries of the page of an address; empty for a page that is not listed. */
export function listFirstQueries({ pathname, search }: Place, selection: Selection): FirstQuery[] {
  if (isOtherChild(search, selection.profileId)) return [readProfiles()];
  const page = findPage(pathname === paths.root ? paths.home : pathname);
  return (page && FIRST_QUERIES[page.path]?.({ ...selection, id: page.id ?? '', search })) ?? [];
}
