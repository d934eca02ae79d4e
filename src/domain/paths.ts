import { INVITATION_APP_PATH, SHARING_APP_PATH } from '@contract/profiles/sharing-paths';

/** Client paths (docs/specification.md §2.3); builders where a path carries an id. */
export const paths = {
  root: '/',
  intro: '/intro',
  auth: {
    login: '/auth/login',
    findAccount: '/auth/find/user-account',
    joinForm: '/auth/join/form',
    joinForm02: '/auth/join/form02',
    joinForm03: '/auth/join/form03',
    joinSelect: '/auth/join/select',
    joinBuy: '/auth/join/buy',
    profileSelect: '/auth/profile/select',
    profileEdit: '/auth/profile/edit',
    toProfileEdit: (profileId: string) => `/auth/profile/edit?id=${encodeURIComponent(profileId)}`,
    profileSelectLearning: '/auth/profile/select/learning',
    profileSelectFlutter: '/auth/profile/select/flutter',
    profileForm: '/auth/profile/form',
  },
  /** A page of the server's own, without a sign-in: a plain link, not a route of the client. */
  emergency: '/emergency',
  home: '/home',
  /** Vaccinations and check-ups of the chosen child, by its actual age. */
  homeHealth: '/home/health',
  /** Today's plays, or one of them by its id. */
  homePlay: '/home/play',
  toHomePlay: (playId: string) => `/home/play?play=${encodeURIComponent(playId)}`,
  /** The letter of this week, or of the week that begins on a day (YYYYMMDD). */
  homeLetter: '/home/letter',
  toHomeLetter: (startsOn: string) => `/home/letter?week=${startsOn}`,
  learn: '/learn',
  toLearnWorld: (subject: string) => `/learn?world=${encodeURIComponent(subject)}`,
  toLearnGlyph: (glyphId: number) => `/learn?glyph=${glyphId}`,
  contentDashboard: '/content-dashboard',
  /** The dashboard in a separate screen of the shell; the plain path asks the shell to open one. */
  contentDashboardOwn: '/content-dashboard?screen=own',
  test: {
    root: '/test',
    detail: '/test/detail',
    post: '/test/post',
    result: '/test/result',
    list: '/test/list',
    /** The form for a clinic's result: a new record, or one to edit. */
    official: '/test/official',
    toDetail: (testId: string) => `/test/detail?test=${encodeURIComponent(testId)}`,
    toPost: (attemptId: string) => `/test/post?attempt=${encodeURIComponent(attemptId)}`,
    /** The same check of two children at once. */
    toPostOfTwo: (attemptId: string, otherId: string) =>
      `/test/post?attempt=${encodeURIComponent(attemptId)}&with=${encodeURIComponent(otherId)}`,
    toResult: (attemptId: string) => `/test/result?attempt=${encodeURIComponent(attemptId)}`,
    toList: (tab: 'tests' | 'past') => `/test/list?tab=${tab}`,
    toOfficial: (recordId: string) => `/test/official?record=${encodeURIComponent(recordId)}`,
  },
  community: {
    root: '/community',
    trip: '/community/trip',
    tripMap: '/community/trip/map',
    tripPlace: '/community/trip/:id',
    toTripPlace: (id: string) => `/community/trip/${encodeURIComponent(id)}`,
    book: '/community/book',
    bookDetail: '/community/book/:id',
    toBookDetail: (id: string) => `/community/book/${encodeURIComponent(id)}`,
    grow: '/community/grow',
    growList: '/community/grow/list',
    growPost: '/community/grow/:id',
    toGrowPost: (id: string) => `/community/grow/${encodeURIComponent(id)}`,
    homeplay: '/community/grow/homeplay',
    info: '/community/info',
    infoList: '/community/info/list',
    infoWrite: '/community/info/write',
    infoBoard: '/community/info/board',
    infoBoardPost: '/community/info/board/:id',
    tip: '/community/info/tip/:id',
    toTip: (id: string) => `/community/info/tip/${encodeURIComponent(id)}`,
    toInfoBoardPost: (id: string) => `/community/info/board/${encodeURIComponent(id)}`,
    counseling: '/community/counseling',
    /** Questions without an answer; for an expert the queue. */
    counselingWaiting: '/community/counseling?show=waiting',
    counselingWrite: '/community/counseling/write',
    /** A question with a result of a child attached; the child is selected first. */
    toCounselingWrite: ({ profileId, attemptId }: { profileId: string; attemptId: string }) =>
      `/community/counseling/write?child=${encodeURIComponent(profileId)}&attempt=${encodeURIComponent(attemptId)}`,
    counselingPost: '/community/counseling/:id',
    toCounselingPost: (id: string) => `/community/counseling/${encodeURIComponent(id)}`,
    search: '/community/search',
    /** A post that no section has a page for: a review of a place or a book. */
    post: '/community/post/:id',
    toPost: (id: string) => `/community/post/${encodeURIComponent(id)}`,
    contest: '/community/contest',
    contestWrite: '/community/contest/write',
    toContestWrite: (id: string) => `/community/contest/write?contest=${encodeURIComponent(id)}`,
    /** One contest with its entries: the one of `?contest=`, or the current one. */
    contestBoard: '/community/contest/board',
    toContestBoard: (id: string) => `/community/contest/board?contest=${encodeURIComponent(id)}`,
    contestBoardPost: '/community/contest/board/:id',
    toContestBoardPost: (id: string) => `/community/contest/board/${encodeURIComponent(id)}`,
  },
  mypage: {
    root: '/mypage',
    select: '/mypage/select',
    qna: '/mypage/qna',
    posts: '/mypage/posts',
    /** Moderators' decisions about my posts, and my requests to them. */
    decisions: '/mypage/posts/decisions',
    inquire: '/mypage/inquire',
    inquireWrite: '/mypage/inquire/write',
    inquiry: '/mypage/inquire/:id',
    toInquiry: (id: string) => `/mypage/inquire/${encodeURIComponent(id)}`,
    notices: '/mypage/notices',
    /** Notices of the next months, child by child. */
    noticesUpcoming: '/mypage/notices/upcoming',
    setting: '/mypage/setting',
    settingNotifications: '/mypage/setting#notifications',
    settingGuardianPassword: '/mypage/setting?openAppPassword=true',
    /** Asks before a sign-out. */
    settingLogOut: '/mypage/setting#logout',
    settingLearning: '/mypage/setting#learning',
    terms: '/mypage/setting/terms',
    privacy: '/mypage/setting/privacy',
    cancelMembership: '/mypage/setting/cancel-membership',
    /** Guardians and family of a child; of the chosen one without `profile`. */
    sharing: SHARING_APP_PATH,
    toSharing: (profileId: string) => `${SHARING_APP_PATH}?profile=${encodeURIComponent(profileId)}`,
    /** Accepts an invitation: its token in the fragment, or a code that is typed. */
    invitation: INVITATION_APP_PATH,
    /** Allergies, medicines, the clinic and whom to call. */
    medical: '/mypage/medical',
    /** Link of a clinic by a QR code; `?profile=` for another child than the chosen one. */
    clinic: '/mypage/clinic',
    /** Cards for who looks after the child. */
    cards: '/mypage/card',
    analysisTotal: '/mypage/analysis/total',
    analysisDevelopment: '/mypage/analysis/development',
    /** The form of a new measurement, over its page. */
    growthEntryNew: '/mypage/analysis/development?entry=new',
    analysisStudy: '/mypage/analysis/study',
    analysisResult: '/mypage/analysis/result',
  },
  history: { point: '/history/point', coupon: '/history/coupon' },
  expert: { question: '/expert/question', info: '/expert/info' },
  reviewDetail: '/review/detail',
  comingSoon: '/coming-soon',
  admin: {
    /** The staff's pages permitted by the role. */
    root: '/admin',
    page: '/admin/:page',
    strokes: '/admin/stroke-order-generator',
    moderation: '/admin/moderation',
    contest: '/admin/contest',
    coupon: '/admin/coupon',
    inquiry: '/admin/inquiry',
    faq: '/admin/faq',
    article: '/admin/article',
  },
  devGallery: '/dev/gallery',
} as const;

/** The pattern of a route's path, with its parameter as a group. */
export const toPathPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+*]/g, '\\$&').replace(/:\w+/g, '([^/]+)')}/?$`);

/** Paths without the auth check: exactly those of docs/specification.md §4.2. */
const GATE_EXEMPT_PATHS: readonly string[] = [
  paths.intro,
  paths.auth.login,
  paths.auth.joinForm,
  paths.auth.joinForm02,
  paths.auth.joinForm03,
  paths.auth.joinSelect,
  paths.auth.joinBuy,
  paths.auth.findAccount,
  paths.auth.profileSelect,
  paths.auth.profileForm,
  paths.mypage.terms,
  paths.mypage.privacy,
  paths.mypage.cancelMembership,
  paths.admin.strokes,
];

/** Navigation state on the way to the guardian password: learning goes on once it is set. */
export const toLearningAfter = { learning: true } as const;
export const goesToLearning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'learning' in state && state.learning === true;

/** Navigation state of /auth/profile/select: the target after the selection (docs/specification.md §2.1, §2.7). */
export type ProfileSelectState = { pageIndex: 0; target: string };
export const profileSelectState = (target: string): ProfileSelectState => ({ pageIndex: 0, target });
/** Navigation state to /auth/profile/form from a page that is returned to once the child is saved. */
export const returnHere = { returns: true } as const;

const plain = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname);
export const isGateExempt = (pathname: string) => GATE_EXEMPT_PATHS.includes(plain(pathname));

/** Pages that need no consent to a new text: the texts, one's data and settings, leaving (docs/consents.md). */
const BEFORE_AGREEING: readonly string[] = [
  paths.mypage.setting,
  paths.mypage.terms,
  paths.mypage.privacy,
  paths.mypage.cancelMembership,
];
export const isOpenBeforeAgreeing = (pathname: string) => BEFORE_AGREEING.includes(plain(pathname));

/** Pages with the logo and the tab bar; all others are sub-pages with a back button (docs/specification.md §2.4). */
const TOP_LEVEL: readonly string[] = [
  paths.home,
  paths.test.root,
  paths.community.trip,
  paths.community.book,
  paths.community.grow,
  paths.community.info,
  paths.community.counseling,
  paths.community.contest,
  paths.mypage.root,
];
export const isTopLevel = (pathname: string) => TOP_LEVEL.includes(plain(pathname));

const WITHOUT_TABS: readonly string[] = [paths.root, paths.test.post, paths.learn, paths.contentDashboard];
/** Pages that never show tabs: signing in, choosing a child, a running check, child mode. */
export const isFullScreen = (pathname: string) =>
  /^\/(intro|auth|dev)(\/|$)/.test(pathname) || WITHOUT_TABS.includes(plain(pathname));

/** Child mode: the learning pages only. */
export const isChildModePath = (pathname: string) => /^\/(learn|content-dashboard)(\/|$)/.test(pathname);
/** Pages of signing in and out, which show no data of a parent. */
export const isSignInPath = (pathname: string) =>
  /^\/(intro|auth\/(login|join|find))(\/|$)/.test(pathname) || plain(pathname) === paths.root;
