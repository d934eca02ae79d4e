import { type Capability, type ChildRole, isAllowed } from './child-roles';

/** Each capability in the words of the screens, in the order in which they are listed. */
const CAPABILITY_WORDS: Record<Capability, string> = {
  'profile.read': '이름, 나이, 사진 보기',
  'profile.write': '아이 정보 수정',
  'profile.delete': '아이와 모든 기록 지우기',
  'growth.read': '성장 기록과 곡선 보기',
  'growth.write': '성장 기록 적기',
  'plays.read': '오늘의 놀이와 책 표시 보기',
  'plays.write': '놀이와 책 표시하기',
  'results.read': '체크 결과 요약 보기',
  'checks.read': '체크의 답과 자세한 결과 보기',
  'checks.write': '체크에 답하기',
  'health.read': '접종, 건강검진, 공식 검진 결과, 알레르기·약·병원 보기',
  'health.write': '접종, 건강검진 표시와 공식 검진 결과, 알레르기·약·병원 적기',
  'learning.read': '배우기와 학습 현황 보기',
  'learning.write': '배우기, 하루 시간 정하기',
  'letter.read': '이번 주 편지 읽기',
  'sheet.read': '진료 때 보여 줄 종이 만들기',
  'clinic.manage': '진료실에 보여 주기, 병원이 보낸 결과 확인하기',
  'card.manage': '돌봄 카드 만들고 끝내기',
  'sharing.read': '함께 보는 사람 보기',
  'sharing.invite': '초대하기, 초대 취소하기',
  'sharing.freeze': '함께 보기 바로 멈추기',
  'sharing.manage': '다른 사람 내보내기',
  'child.offer': '다른 보호자에게 아이 넘기기',
  'child.take': '아이 넘겨받기, 이어서 맡기',
  'child.confirm': '넘기기와 넘겨받기를 메일로 확인하기',
};

/** Allowed and forbidden actions of a role, in the words of the screens. */
export function listCapabilities(role: ChildRole): { may: string[]; mayNot: string[] } {
  const rows = Object.entries(CAPABILITY_WORDS) as [Capability, string][];
  const words = (allowed: boolean) =>
    rows.filter(([capability]) => isAllowed(role, capability) === allowed).map(([, text]) => text);
  return { may: words(true), mayNot: words(false) };
}
