import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { mypage, admin } = paths;

export const mypageRoutes: RouteObject[] = [
  { path: mypage.root, lazy: async () => ({ Component: (await import('./room/room-page')).RoomPage }) },
  {
    path: mypage.select,
    lazy: async () => ({ Component: (await import('./analysis/select-page')).SelectPage }),
  },
  { path: mypage.qna, lazy: async () => ({ Component: (await import('./faq/faq-page')).FaqPage }) },
  { path: mypage.inquire, lazy: async () => ({ Component: (await import('./inquiries/inquire-page')).InquirePage }) },
  {
    path: mypage.inquireWrite,
    lazy: async () => ({ Component: (await import('./inquiries/write-page')).InquiryWritePage }),
  },
  { path: mypage.inquiry, lazy: async () => ({ Component: (await import('./inquiries/inquiry-page')).InquiryPage }) },
  { path: mypage.notices, lazy: async () => ({ Component: (await import('./notices/notices-page')).NoticesPage }) },
  {
    path: mypage.noticesUpcoming,
    lazy: async () => ({ Component: (await import('./notices/upcoming-page')).UpcomingPage }),
  },
  { path: mypage.setting, lazy: async () => ({ Component: (await import('./settings/setting-page')).SettingPage }) },
  { path: mypage.terms, lazy: async () => ({ Component: (await import('./settings/legal-page')).TermsPage }) },
  { path: mypage.privacy, lazy: async () => ({ Component: (await import('./settings/legal-page')).PrivacyPage }) },
  {
    path: mypage.cancelMembership,
    lazy: async () => ({ Component: (await import('./leaving/cancel-membership-page')).CancelMembershipPage }),
  },
  {
    path: mypage.clinic,
    lazy: async () => ({ Component: (await import('./shared-pages/clinic/clinic-page')).ClinicPage }),
  },
  {
    path: mypage.cards,
    lazy: async () => ({ Component: (await import('./shared-pages/cards/cards-page')).CardsPage }),
  },
  { path: mypage.medical, lazy: async () => ({ Component: (await import('./medical/medical-page')).MedicalPage }) },
  {
    path: mypage.analysisTotal,
    lazy: async () => ({ Component: (await import('./analysis/total-page')).TotalPage }),
  },
  {
    path: mypage.analysisDevelopment,
    lazy: async () => ({ Component: (await import('./analysis/development-page')).DevelopmentPage }),
  },
  {
    path: mypage.analysisStudy,
    lazy: async () => ({ Component: (await import('./analysis/study/study-page')).StudyPage }),
  },
  {
    path: mypage.analysisResult,
    lazy: async () => ({ Component: (await import('./analysis/result-page')).ResultPage }),
  },
  { path: admin.root, lazy: async () => ({ Component: (await import('./room/staff-page')).AdminPage }) },
  { path: '/admin/:page', lazy: async () => ({ Component: (await import('./staff/staff-route')).StaffRoute }) },
];
