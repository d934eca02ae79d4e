import type { Letter } from './compose-letter';
import { codeLines, letter, unasked } from './letters';

/** No mail names a child. */
export const handOverCodeLetter = (code: string): Letter =>
  letter(
    '아이 넘기기 확인 번호예요',
    '아이의 기록을 다른 보호자에게 넘기는 화면에 이 번호를 입력해 주세요.',
    '',
    ...codeLines(code),
    '',
    unasked,
  );

export const takeOverCodeLetter = (code: string): Letter =>
  letter(
    '아이 넘겨받기 확인 번호예요',
    '아이의 기록을 넘겨받는 화면에 이 번호를 입력해 주세요.',
    '',
    ...codeLines(code),
    '',
    unasked,
  );

export const childMovedLetter = (name: string): Letter =>
  letter(
    '대표 보호자가 바뀌었어요',
    `${name} 님, 두 분이 메일로 확인한 대로 아이의 모든 기록을 다른 보호자의 계정으로 옮겼어요.`,
    '',
    '직접 하지 않았다면 지금 로그인해서 비밀번호를 바꾸고 1:1 문의로 알려 주세요.',
  );

/** @param lastDay until when a guardian may agree: '4월 8일' */
export const ownerLeavesLetter = (name: string, lastDay: string): Letter =>
  letter(
    '함께 보는 아이를 이어서 맡아 주시겠어요?',
    `${name} 님, 함께 보는 아이의 대표 보호자가 탈퇴를 신청했어요.`,
    '',
    `${lastDay}까지 앱의 ‘함께 보는 사람’에서 이어서 맡겠다고 해 주시면 아이의 기록이 그대로 남아요.`,
    '아무도 맡지 않으면 그 뒤에 아이의 기록을 모두 지우고, 되돌릴 수 없어요.',
  );

const KEEP_COPY = '간직하고 싶은 기록은 그 전에 앱의 설정 > 내 정보 내려받기로 받아 둘 수 있어요.';

/** The same once more, a week before. */
export const ownerLeavesSoonLetter = (name: string, lastDay: string): Letter =>
  letter(
    '함께 보는 아이의 기록이 곧 지워져요',
    `${name} 님, 함께 보는 아이를 이어서 맡겠다고 한 보호자가 아직 없어요.`,
    '',
    `${lastDay}까지 앱의 ‘함께 보는 사람’에서 이어서 맡겠다고 해 주시면 아이의 기록이 그대로 남아요.`,
    '그 뒤에는 아이의 기록을 모두 지우고, 되돌릴 수 없어요.',
    '',
    KEEP_COPY,
  );

/** To who sees the child and cannot take it over. */
export const erasedSoonLetter = (name: string, lastDay: string): Letter =>
  letter(
    '함께 보는 아이의 기록이 곧 지워져요',
    `${name} 님, 함께 보는 아이의 대표 보호자가 탈퇴를 신청했고, 이어서 맡을 보호자가 아직 없어요.`,
    '',
    `이대로면 ${lastDay} 뒤에 아이의 기록을 모두 지우고, 되돌릴 수 없어요.`,
    KEEP_COPY,
  );

const GONE = {
  ownerLeft: '함께 보던 아이의 대표 보호자가 떠났고, 이어서 맡은 보호자가 없어서 아이의 기록을 모두 지웠어요.',
  deleted: '함께 보던 아이의 대표 보호자가 아이를 지워서, 아이의 기록이 모두 지워졌어요.',
};

export const childGoneLetter = (name: string, reason: keyof typeof GONE): Letter =>
  letter('함께 보던 아이의 기록이 지워졌어요', `${name} 님, ${GONE[reason]}`, '', '지운 기록은 되돌릴 수 없어요.');
