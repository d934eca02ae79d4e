/** Every path of the product (specification 2.3), one name each; builders where a path carries an id. */
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
    profileEditOf: (profileId: string) => `/auth/profile/edit?id=${encodeURIComponent(profileId)}`,
    profileSelectLearning: '/auth/profile/select/learning',
    profileSelectFlutter: '/auth/profile/select/flutter',
    profileForm: '/auth/profile/form',
  },
  home: '/home',
  learn: '/learn',
  contentDashboard: '/content-dashboard',
  test: {
    root: '/test',
    detail: '/test/detail',
    post: '/test/post',
    result: '/test/result',
    list: '/test/list',
    detailOf: (testId: string) => `/test/detail?test=${encodeURIComponent(testId)}`,
    postOf: (attemptId: string) => `/test/post?attempt=${encodeURIComponent(attemptId)}`,
    resultOf: (attemptId: string) => `/test/result?attempt=${encodeURIComponent(attemptId)}`,
  },
  community: {
    root: '/community',
    trip: '/community/trip',
    tripMap: '/community/trip/map',
    tripPlace: '/community/trip/:id',
    book: '/community/book',
    bookDetail: '/community/book/:id',
    grow: '/community/grow',
    growList: '/community/grow/list',
    growPost: '/community/grow/:id',
    growPostOf: (id: string) => `/community/grow/${encodeURIComponent(id)}`,
    homeplay: '/community/grow/homeplay',
    info: '/community/info',
    infoList: '/community/info/list',
    infoWrite: '/community/info/write',
    infoBoard: '/community/info/board',
    infoBoardPost: '/community/info/board/:id',
    tip: '/community/info/tip/:id',
    tipOf: (id: string) => `/community/info/tip/${encodeURIComponent(id)}`,
    counseling: '/community/counseling',
    contest: '/community/contest',
    contestWrite: '/community/contest/write',
    contestBoard: '/community/contest/board',
    contestBoardPost: '/community/contest/board/:id',
  },
  mypage: {
    root: '/mypage',
    select: '/mypage/select',
    qna: '/mypage/qna',
    inquire: '/mypage/inquire',
    inquireWrite: '/mypage/inquire/write',
    setting: '/mypage/setting',
    settingGuardianPassword: '/mypage/setting?openAppPassword=true',
    terms: '/mypage/setting/terms',
    privacy: '/mypage/setting/privacy',
    cancelMembership: '/mypage/setting/cancel-membership',
    analysisTotal: '/mypage/analysis/total',
    analysisDevelopment: '/mypage/analysis/development',
    analysisStudy: '/mypage/analysis/study',
    analysisResult: '/mypage/analysis/result',
  },
  history: { point: '/history/point', coupon: '/history/coupon' },
  expert: { question: '/expert/question', info: '/expert/info' },
  reviewDetail: '/review/detail',
  admin: { strokes: '/admin/stroke-order-generator' },
  devGallery: '/dev/gallery',
} as const;

/** Paths without the auth check, exactly as listed in specification 4. */
export const GATE_EXEMPT_PATHS: readonly string[] = [
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

/** Navigation state to /auth/profile/select: where the chosen child leads (specification 2.1, 2.7). */
export type ProfileSelectState = { pageIndex: 0; target: string };
export const selectProfileFor = (target: string): ProfileSelectState => ({ pageIndex: 0, target });
/** Navigation state to /auth/profile/form from a page that wants to be gone back to once the child is saved. */
export const returnHere = { returns: true } as const;

const plain = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname);
export const isGateExempt = (pathname: string) => GATE_EXEMPT_PATHS.includes(plain(pathname));

/** Pages that show the logo and the tab bar; every other is a sub-page with a way back (specification 2.4). */
const TOP_LEVEL: readonly string[] = [
  paths.home,
  paths.learn,
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

/** Pages without tabs even where there is room for them: signing in, choosing a child, and a check under way. */
export const isFullScreen = (pathname: string) =>
  /^\/(intro|auth|dev)(\/|$)/.test(pathname) || plain(pathname) === paths.root || plain(pathname) === paths.test.post;
