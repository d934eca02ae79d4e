import { MAIL_CODE_MINUTES } from '@contract/common/mail-code';
import { composeLetter, type Letter } from './compose-letter';
import type { LetterPart } from './letter-parts';

export const SENT_ONLY = '보내기 전용 메일이라 답장은 받을 수 없어요.';

/** Our mails. One that may reach a stranger contains no user input. */
export const letter = (title: string, ...parts: LetterPart[]): Letter =>
  composeLetter({ title, parts, footer: [SENT_ONLY] });

export const unasked = '직접 요청하지 않았다면 이 메일은 지워도 괜찮아요. 번호는 누구에게도 알려 주지 마세요.';
export const unaskedPlain = '직접 요청하지 않았다면 이 메일은 지워도 괜찮아요.';
export const codeLines = (code: string): LetterPart[] => [{ code }, `${MAIL_CODE_MINUTES}분 동안 쓸 수 있어요.`];

export const joinCodeLetter = (code: string) =>
  letter(
    '가입 확인 번호예요',
    '반가워요! 쑥쑥플래너 가입 화면에 이 번호를 입력해 주세요.',
    '',
    ...codeLines(code),
    '',
    unasked,
  );

export const alreadyMemberLetter = (isLeaving: boolean) => () =>
  letter(
    '이미 가입한 이메일이에요',
    '이 이메일로 새로 가입하려는 요청을 받았어요. 그런데 이미 이 이메일로 가입한 계정이 있어요.',
    '',
    ...(isLeaving
      ? ['탈퇴를 신청한 계정이라 지금 로그인하면 모든 기록과 함께 돌아올 수 있어요.']
      : ['로그인 화면에서 그대로 로그인해 주세요.']),
    '아이디나 비밀번호가 기억나지 않으면 로그인 화면의 아이디·비밀번호 찾기를 이용해 주세요.',
    '',
    unaskedPlain,
  );

export const findIdLetter = (name: string) => (code: string) =>
  letter(
    '아이디 찾기 확인 번호예요',
    `${name} 님, 아이디 찾기 화면에 이 번호를 입력해 주세요.`,
    '',
    ...codeLines(code),
    '',
    unasked,
  );

export const findPasswordLetter = (name: string) => (code: string) =>
  letter(
    '비밀번호 찾기 확인 번호예요',
    `${name} 님, 비밀번호 찾기 화면에 이 번호를 입력하고 새 비밀번호를 정해 주세요.`,
    '',
    ...codeLines(code),
    '',
    unasked,
  );

export const noAccountLetter = (asked: 'find_id' | 'find_password') => () =>
  letter(
    '맞는 계정을 찾지 못했어요',
    asked === 'find_id'
      ? '아이디 찾기 요청을 받았어요. 그런데 입력한 이름과 이 이메일로 가입한 계정이 없어요.'
      : '비밀번호 찾기 요청을 받았어요. 그런데 입력한 아이디와 이 이메일로 가입한 계정이 없어요.',
    '',
    '다른 이메일로 가입했는지 확인해 주세요. 아직 가입하지 않았다면 쑥쑥플래너에서 가입할 수 있어요.',
    '',
    unaskedPlain,
  );

export const passwordResetLetter = (name: string) =>
  letter(
    '비밀번호를 새로 정했어요',
    `${name} 님, 비밀번호 찾기로 새 비밀번호를 정했어요.`,
    '안전을 위해 모든 기기에서 로그아웃했으니 새 비밀번호로 다시 로그인해 주세요.',
    '',
    '직접 하지 않았다면 로그인 화면의 비밀번호 찾기에서 바로 새로 정하고, 이메일 비밀번호도 바꿔 주세요.',
  );
