/** Reasons why learning does not open (docs/specification.md §1.1, §2.1). */
export const LEARNING_ENTRY = {
  'app-only': {
    title: '배우기는 앱에서 만나요',
    text: '여기서 한 글자를 써 볼 수 있어요. 손가락으로 따라 쓰는 배우기는 휴대폰이나 태블릿의 앱에서 같은 아이디로 로그인하면 이어져요.',
  },
  'guardian-password': {
    title: '보호자 비밀번호를 정해 주세요',
    text: '아이가 배우기 화면을 혼자 나가지 않도록 보호자 비밀번호가 필요해요. 한 번만 정하면 돼요.',
  },
} as const;

export type LearningEntryKind = keyof typeof LEARNING_ENTRY;
