import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { mypage } = paths;

export const mypageRoutes: RouteObject[] = [
  { path: mypage.root, lazy: () => import('./room/account-page').then((m) => ({ Component: m.AccountPage })) },
  { path: mypage.select, lazy: () => import('./analysis/select-page').then((m) => ({ Component: m.SelectPage })) },
  { path: mypage.qna, lazy: () => import('./faq/faq-page').then((m) => ({ Component: m.FaqPage })) },
  { path: mypage.inquire, lazy: () => import('./inquiries/inquire-page').then((m) => ({ Component: m.InquirePage })) },
  {
    path: mypage.inquireWrite,
    lazy: () => import('./inquiries/write-page').then((m) => ({ Component: m.InquiryWritePage })),
  },
  { path: mypage.inquiry, lazy: () => import('./inquiries/inquiry-page').then((m) => ({ Component: m.InquiryPage })) },
  { path: mypage.notices, lazy: () => import('./notices/notices-page').then((m) => ({ Component: m.NoticesPage })) },
  {
    path: mypage.noticesUpcoming,
    lazy: () => import('./notices/upcoming-page').then((m) => ({ Component: m.UpcomingPage })),
  },
  { path: mypage.setting, lazy: () => import('./settings/setting-page').then((m) => ({ Component: m.SettingPage })) },
  { path: mypage.terms, lazy: () => import('./settings/legal-page').then((m) => ({ Component: m.TermsPage })) },
  { path: mypage.privacy, lazy: () => import('./settings/legal-page').then((m) => ({ Component: m.PrivacyPage })) },
  {
    path: mypage.cancelMembership,
    lazy: () => import('./leaving/cancel-membership-page').then((m) => ({ Component: m.CancelMembershipPage })),
  },
  {
    path: mypage.clinic,
    lazy: () => import('./shared-pages/clinic/clinic-page').then((m) => ({ Component: m.ClinicPage })),
  },
  {
    path: mypage.cards,
    lazy: () => import('./shared-pages/cards/cards-page').then((m) => ({ Component: m.CardsPage })),
  },
  { path: mypage.medical, lazy: () => import('./medical/medical-page').then((m) => ({ Component: m.MedicalPage })) },
  {
    path: mypage.analysisTotal,
    lazy: () => import('./analysis/total-page').then((m) => ({ Component: m.TotalPage })),
  },
  {
    path: mypage.analysisDevelopment,
    lazy: () => import('./analysis/development-page').then((m) => ({ Component: m.DevelopmentPage })),
  },
  {
    path: mypage.analysisStudy,
    lazy: () => import('./analysis/study/study-page').then((m) => ({ Component: m.StudyPage })),
  },
  {
    path: mypage.analysisResult,
    lazy: () => import('./analysis/result-page').then((m) => ({ Component: m.ResultPage })),
  },
];
