/** Whose an account is to a child: the one it belongs to, a further full guardian, or family that looks on. */
export const CHILD_ROLES = ['owner', 'guardian', 'family'] as const;
export type ChildRole = (typeof CHILD_ROLES)[number];

/** The roles that an invitation gives. */
export const SHARED_ROLES = ['guardian', 'family'] as const;
export type SharedRole = (typeof SHARED_ROLES)[number];

/** In the words of the screens. */
export const ROLE_NAMES = {
  owner: '아이를 맡은 보호자',
  guardian: '보호자',
  family: '함께 보는 가족',
} as const satisfies Record<ChildRole, string>;

const EVERYONE: readonly ChildRole[] = CHILD_ROLES;
const GUARDIANS: readonly ChildRole[] = ['owner', 'guardian'];
const OWNER: readonly ChildRole[] = ['owner'];
const GUARDIAN: readonly ChildRole[] = ['guardian'];

/** What each role may do with a child, in the words of the screens. */
const CAPABILITIES = {
  'profile.read': { words: '이름, 나이, 사진 보기', roles: EVERYONE },
  'profile.write': { words: '아이 정보 수정', roles: GUARDIANS },
  'profile.delete': { words: '아이와 모든 기록 지우기', roles: OWNER },
  'growth.read': { words: '성장 기록과 곡선 보기', roles: EVERYONE },
  'growth.write': { words: '성장 기록 적기', roles: GUARDIANS },
  'plays.read': { words: '오늘의 놀이와 책 표시 보기', roles: EVERYONE },
  'plays.write': { words: '놀이와 책 표시하기', roles: GUARDIANS },
  'results.read': { words: '체크 결과 요약 보기', roles: EVERYONE },
  'checks.read': { words: '체크의 답과 자세한 결과 보기', roles: GUARDIANS },
  'checks.write': { words: '체크에 답하기', roles: GUARDIANS },
  'health.read': { words: '접종, 건강검진, 공식 검진 결과, 알레르기·약·병원 보기', roles: GUARDIANS },
  'health.write': { words: '접종, 건강검진 표시와 공식 검진 결과, 알레르기·약·병원 적기', roles: GUARDIANS },
  'learning.read': { words: '배우기와 학습 현황 보기', roles: GUARDIANS },
  'learning.write': { words: '배우기, 하루 시간 정하기', roles: GUARDIANS },
  'letter.read': { words: '이번 주 편지 읽기', roles: GUARDIANS },
  'sheet.read': { words: '진료 때 보여 줄 종이 만들기', roles: GUARDIANS },
  'clinic.manage': { words: '진료실에 보여 주기, 병원이 보낸 결과 확인하기', roles: GUARDIANS },
  'card.manage': { words: '돌봄 카드 만들고 끝내기', roles: GUARDIANS },
  'sharing.read': { words: '함께 보는 사람 보기', roles: EVERYONE },
  'sharing.invite': { words: '초대하기, 초대 취소하기', roles: GUARDIANS },
  'sharing.freeze': { words: '함께 보기 바로 멈추기', roles: GUARDIANS },
  'sharing.manage': { words: '내보내기', roles: OWNER },
  'child.offer': { words: '다른 보호자에게 아이 넘기기', roles: OWNER },
  'child.take': { words: '아이 넘겨받기, 이어서 맡기', roles: GUARDIAN },
  'child.confirm': { words: '넘기기와 넘겨받기를 메일로 확인하기', roles: GUARDIANS },
} as const satisfies Record<string, { words: string; roles: readonly ChildRole[] }>;
export type Capability = keyof typeof CAPABILITIES;

export const isAllowed = (role: ChildRole, capability: Capability): boolean =>
  CAPABILITIES[capability].roles.includes(role);

/** What a role may and may not do, in the words of the screens. */
export function listCapabilities(role: ChildRole): { may: string[]; mayNot: string[] } {
  const rows = Object.values<{ words: string; roles: readonly ChildRole[] }>(CAPABILITIES);
  const words = (allowed: boolean) =>
    rows.filter(({ roles }) => roles.includes(role) === allowed).map((row) => row.words);
  return { may: words(true), mayNot: words(false) };
}
