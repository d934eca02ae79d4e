import { CLIENT_HEADER, IDEMPOTENCY_HEADER, PROFILE_HEADER } from '@contract/common/envelope';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Deps } from './deps';
import { answerHeaders } from './http/answers/answer-headers';
import { compressAnswers } from './http/answers/compress-answers';
import { answerUnknown, methodTable, refuseOtherMethods } from './http/answers/method-not-allowed';
import { answerError } from './http/answers/on-error';
import { clientErrorReports } from './http/client-errors';
import type { AppEnv } from './http/context';
import { health } from './http/health';
import { requestLog } from './http/log/request-log';
import { documented } from './http/openapi/documented';
import { openApiDocument } from './http/openapi/openapi';
import { limitConcurrency } from './http/protection/concurrency-limit';
import { refuseCrossSite } from './http/protection/cross-site';
import { policyReports } from './http/protection/policy-reports';
import { createFindCaller } from './http/session/session';
import { appLinksRoutes } from './modules/accounts/app-links/app-links-routes';
import { consentsDue } from './modules/accounts/consents/consents-service';
import { legalRoutes } from './modules/accounts/consents/legal-routes';
import { glyphImages } from './modules/admin-stroke/glyph-images';
import { strokeRoutes } from './modules/admin-stroke/stroke-routes';
import { deviceRoutes } from './modules/auth/devices/device-routes';
import { findRoutes } from './modules/auth/find-account/find-routes';
import { frozenRoutes } from './modules/auth/freezes/frozen-routes';
import { joinRoutes } from './modules/auth/joining/join-routes';
import { leavingRoutes } from './modules/auth/leaving/leaving-routes';
import { authRoutes } from './modules/auth/login/auth-routes';
import { sessionRoutes } from './modules/auth/sessions/sessions-routes';
import { articlesRoutes } from './modules/community/articles/articles-routes';
import { booksRoutes } from './modules/community/books/books-routes';
import { commentRoutes } from './modules/community/comments/comment-routes';
import { communityRoutes } from './modules/community/community-routes';
import { contestsRoutes } from './modules/community/contests/contests-routes';
import { postRoutes } from './modules/community/feed/post-routes';
import { safetyRoutes } from './modules/community/moderation/safety-routes';
import { placesRoutes } from './modules/community/places/places-routes';
import { shareRoutes } from './modules/community/posts/share-routes';
import { publicPageRoutes } from './modules/community/public-pages/public-page-routes';
import { couponsRoutes } from './modules/history/coupons/coupons-routes';
import { pointsRoutes } from './modules/history/points/points-routes';
import { emergencyRoutes } from './modules/home/emergency/emergency-routes';
import { calendarFeed } from './modules/home/health-windows/calendar-feed';
import { healthWindowRoutes } from './modules/home/health-windows/health-windows-routes';
import { playPlanRoutes } from './modules/home/play-plan/play-plan-routes';
import { weeklyLetterRoutes } from './modules/home/weekly-letter/weekly-letter-routes';
import { learningRoutes } from './modules/learning/learning-routes';
import { analysisRoutes } from './modules/mypage/analysis/analysis-routes';
import { cardPage, cardPageRoutes } from './modules/mypage/care-card/card-page-routes';
import { careCardRoutes } from './modules/mypage/care-card/care-card-routes';
import { clinicLinkRoutes } from './modules/mypage/clinic/clinic-link-routes';
import { clinicPage, clinicPageRoutes } from './modules/mypage/clinic/clinic-page-routes';
import { exportRoutes } from './modules/mypage/export/export-routes';
import { faqRoutes } from './modules/mypage/faq/faq-routes';
import { growthRoutes } from './modules/mypage/growth/growth-routes';
import { inquiriesRoutes } from './modules/mypage/inquiries/inquiries-routes';
import { medicalInfoRoutes } from './modules/mypage/medical-info/medical-info-routes';
import { mypageRoutes } from './modules/mypage/mypage-routes';
import { settingsRoutes } from './modules/mypage/settings/settings-routes';
import { sheetRoutes } from './modules/mypage/sheets/sheet-routes';
import { noticesRoutes } from './modules/notices/notices-routes';
import { unsubscribeRoutes } from './modules/notices/unsubscribe/unsubscribe-routes';
import { accessColumn } from './modules/profiles/child-access';
import { profileRoutes } from './modules/profiles/profile-routes';
import { invitationPageRoutes } from './modules/profiles/sharing/invitation-page-routes';
import { sharingRoutes } from './modules/profiles/sharing/sharing-routes';
import { reminderRoutes } from './modules/reminders/reminders-routes';
import { announcementsRoutes } from './modules/staff/announcements/announcements-routes';
import { articleReviewRoutes } from './modules/staff/articles/article-review-routes';
import { auditRoutes } from './modules/staff/audit/audit-routes';
import { clientErrorsRoutes } from './modules/staff/client-errors/client-errors-routes';
import { contentRoutes } from './modules/staff/content/content-routes';
import { manageContestsRoutes } from './modules/staff/contests/manage-contests-routes';
import { adminLicenceRoutes } from './modules/staff/coupons/licence-routes';
import { staffFaqRoutes } from './modules/staff/faq/staff-faq-routes';
import { staffInquiriesRoutes } from './modules/staff/inquiries/staff-inquiries-routes';
import { jobsRoutes } from './modules/staff/jobs/jobs-routes';
import { membersRoutes } from './modules/staff/members/members-routes';
import { moderationRoutes } from './modules/staff/moderation/moderation-routes';
import { numbersRoutes } from './modules/staff/numbers/numbers-routes';
import { waitingRoutes } from './modules/staff/waiting/waiting-routes';
import { officialRoutes } from './modules/test/official/official-routes';
import { diagnosticRoutes } from './modules/test/test-routes';
import { storedFiles } from './modules/uploads/stored-files';
import { uploadRoutes } from './modules/uploads/upload-routes';

const documentDescribed = documented({
  tag: 'docs',
  summary: 'API 문서 (OpenAPI)',
  description: 'OpenAPI 문서. 봉투에 담지 않아요.',
  produces: ['application/json'],
});

/** Routes under /api. */
const API_ROUTES = [
  authRoutes,
  frozenRoutes,
  profileRoutes,
  uploadRoutes,
  diagnosticRoutes,
  officialRoutes,
  growthRoutes,
  analysisRoutes,
  sheetRoutes,
  medicalInfoRoutes,
  clinicLinkRoutes,
  clinicPageRoutes,
  careCardRoutes,
  cardPageRoutes,
  communityRoutes,
  postRoutes,
  commentRoutes,
  placesRoutes,
  booksRoutes,
  articlesRoutes,
  articleReviewRoutes,
  contestsRoutes,
  manageContestsRoutes,
  noticesRoutes,
  reminderRoutes,
  safetyRoutes,
  moderationRoutes,
  sessionRoutes,
  sharingRoutes,
  exportRoutes,
  joinRoutes,
  findRoutes,
  legalRoutes,
  mypageRoutes,
  faqRoutes,
  staffFaqRoutes,
  inquiriesRoutes,
  staffInquiriesRoutes,
  membersRoutes,
  auditRoutes,
  numbersRoutes,
  waitingRoutes,
  contentRoutes,
  announcementsRoutes,
  jobsRoutes,
  clientErrorsRoutes,
  settingsRoutes,
  leavingRoutes,
  healthWindowRoutes,
  playPlanRoutes,
  weeklyLetterRoutes,
  deviceRoutes,
  strokeRoutes,
  pointsRoutes,
  couponsRoutes,
  adminLicenceRoutes,
  learningRoutes,
] as const;

/** The whole API as one `Request → Response`. Web APIs only: Node, Jest and a service worker host the same app. */
export function createApp(deps: Deps) {
  const { allowedOrigins } = deps.config;
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps), answerHeaders(deps), refuseOtherMethods);
  if (allowedOrigins.length > 0) {
    const allowHeaders = ['authorization', 'content-type', CLIENT_HEADER, IDEMPOTENCY_HEADER, PROFILE_HEADER];
    app.use(
      '/api/*',
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowHeaders,
        exposeHeaders: ['retry-after'],
        maxAge: 600,
      }),
    );
  }
  app.use('/api/*', refuseCrossSite(deps));
  if (deps.compress) app.use('/api/*', compressAnswers(deps.compress));
  app.use('/api/*', limitConcurrency(deps));
  const findCaller = createFindCaller(deps.db, accessColumn, consentsDue);
  app.use('/api/*', (c, next) => {
    c.set('findCaller', findCaller);
    return next();
  });
  app.get('/api/openapi.json', documentDescribed, openApiDocument(app));
  for (const routes of API_ROUTES) app.route('/api', routes(deps));
  app.route('/uploads', glyphImages(deps));
  app.route('/uploads', storedFiles(deps, accessColumn));
  app.route('/calendar', calendarFeed(deps));
  app.route('/', shareRoutes(deps));
  app.route('/', unsubscribeRoutes(deps));
  app.route('/', publicPageRoutes(deps));
  app.route('/', appLinksRoutes(deps));
  app.route('/', emergencyRoutes());
  app.route('/', invitationPageRoutes());
  app.route('/', clinicPage());
  app.route('/', cardPage());
  app.route('/', policyReports(deps));
  app.route('/', clientErrorReports(deps));
  app.route('/', health(deps));

  let allowed: ReturnType<typeof methodTable> | undefined;
  const onError = answerError(deps);
  return app.onError(onError).notFound((c) => {
    allowed ??= methodTable(app);
    const answer = answerUnknown(allowed, c);
    return answer instanceof Error ? onError(answer, c) : answer;
  });
}

export type App = ReturnType<typeof createApp>;
