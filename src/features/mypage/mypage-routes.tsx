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
  comingSoon(mypage.setting, '설정'),
  comingSoon(mypage.terms, '이용약관'),
  comingSoon(mypage.privacy, '개인정보 처리방침'),
  comingSoon(mypage.cancelMembership, '회원 탈퇴'),
  comingSoon(mypage.analysisTotal, '통합 분석'),
  comingSoon(mypage.analysisDevelopment, '발달 현황'),
  comingSoon(mypage.analysisStudy, '학습 현황'),
  comingSoon(mypage.analysisResult, '체크 결과'),
];
