import type { Letter } from './compose-letter';
import { codeLines, letter, unasked, unaskedPlain } from './letters';

export const passwordChangedLetter = (name: string): Letter =>
  letter(
    '비밀번호가 바뀌었어요',
    `${name} 님, 쑥쑥플래너 비밀번호가 방금 바뀌었어요.`,
    '안전을 위해 지금 쓰고 있는 기기만 빼고 모두 로그아웃했어요.',
    '',
    '직접 바꾸지 않았다면 로그인 화면의 비밀번호 찾기에서 바로 새로 정하고, 이메일 비밀번호도 바꿔 주세요.',
  );

/** @param lastDay until when coming back is sure: '4월 8일' */
export const leavingLetter = (name: string, lastDay: string): Letter =>
  letter(
    '탈퇴 신청을 받았어요',
    `${name} 님, 그동안 함께해 주셔서 고마워요.`,
    '',
    `${lastDay}까지는 쓰던 아이디와 비밀번호로 로그인하면 모든 기록과 함께 돌아올 수 있어요.`,
    '그 뒤에는 아이 프로필, 체크 기록, 사진, 글을 모두 지우고, 되돌릴 수 없어요.',
    '',
    '직접 신청하지 않았다면 지금 로그인해서 돌아온 뒤 비밀번호를 바꿔 주세요.',
  );

/** @param reason of the list, never somebody's words */
export const frozenLetter = (name: string, reason: string): Letter =>
  letter(
    '계정 이용이 정지되었어요',
    `${name} 님, 운영팀이 계정을 살펴보고 이용을 정지했어요. 지금은 로그인할 수 없어요.`,
    `이유: ${reason}`,
    '',
    '로그인 화면에서 쓰던 아이디와 비밀번호를 입력하면 자세한 이유를 볼 수 있어요. 이의를 한 번 낼 수 있고, 내 정보도 내려받을 수 있어요.',
  );

export const unfrozenLetter = (name: string): Letter =>
  letter('다시 이용할 수 있어요', `${name} 님, 계정의 이용 정지를 풀었어요. 쓰던 아이디와 비밀번호로 로그인해 주세요.`);

export const appealAnsweredLetter = (name: string, lifted: boolean): Letter =>
  letter(
    '보낸 이의를 살펴보았어요',
    lifted
      ? `${name} 님, 이의를 받아들여 이용 정지를 풀었어요. 쓰던 아이디와 비밀번호로 로그인해 주세요.`
      : `${name} 님, 이의를 다시 살펴보았지만 이용 정지는 그대로예요. 로그인 화면에서 답을 볼 수 있어요.`,
  );

/** To the new address, which may be a stranger's. */
export const emailCodeLetter = (code: string): Letter =>
  letter(
    '새 이메일 확인 번호예요',
    '이메일을 바꾸는 화면에 이 번호를 입력해 주세요.',
    '',
    ...codeLines(code),
    '',
    unasked,
  );

export const emailInUseLetter = (): Letter =>
  letter(
    '이미 쓰고 있는 이메일이에요',
    '다른 계정의 이메일을 이 주소로 바꾸려는 요청을 받았어요. 그런데 이미 이 이메일을 쓰는 계정이 있어요.',
    '',
    '이 이메일로 가입한 아이디나 비밀번호가 기억나지 않으면 로그인 화면의 아이디·비밀번호 찾기를 이용해 주세요.',
    '',
    unaskedPlain,
  );

/** To the address before. */
export const emailChangedLetter = (name: string): Letter =>
  letter(
    '이메일이 바뀌었어요',
    `${name} 님, 쑥쑥플래너 계정의 이메일이 방금 다른 주소로 바뀌었어요.`,
    '이제 아이디와 비밀번호 찾기, 알림 메일은 새 주소로 보내요.',
    '',
    '직접 바꾸지 않았다면 7일 안에 로그인 화면의 비밀번호 찾기에 이 이메일 주소를 입력해 주세요. 비밀번호를 새로 정하면 이메일도 이 주소로 돌아와요.',
  );

/** To the address that was not changed in the last days. */
export const frozenExportCodeLetter = (code: string): Letter =>
  letter(
    '내 정보 내려받기 확인 번호예요',
    '이용이 정지된 계정의 정보를 내려받는 화면에 이 번호를 입력해 주세요.',
    '',
    ...codeLines(code),
    '',
    unasked,
  );
