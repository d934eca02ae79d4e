import type { RouteObject } from 'react-router-dom';
import { comingSoon } from '@/shared/pages/coming-soon-route';
import { paths } from '@/shared/paths';

const { mypage } = paths;

export const mypageRoutes: RouteObject[] = [
  comingSoon(mypage.root, '마이'),
  comingSoon(mypage.select, '아이 선택'),
  comingSoon(mypage.qna, '자주 묻는 질문'),
  comingSoon(mypage.inquire, '1:1 문의'),
  comingSoon(mypage.inquireWrite, '문의하기'),
  { path: mypage.setting, lazy: async () => ({ Component: (await import('./pages/setting-page')).SettingPage }) },
  { path: mypage.terms, lazy: async () => ({ Component: (await import('./pages/legal-page')).TermsPage }) },
  { path: mypage.privacy, lazy: async () => ({ Component: (await import('./pages/legal-page')).PrivacyPage }) },
  {
    path: mypage.cancelMembership,
    lazy: async () => ({ Component: (await import('./pages/cancel-membership-page')).CancelMembershipPage }),
  },
  comingSoon(mypage.analysisTotal, '통합 분석'),
  comingSoon(mypage.analysisDevelopment, '발달 현황'),
  comingSoon(mypage.analysisStudy, '학습 현황'),
  comingSoon(mypage.analysisResult, '체크 결과'),
];
