import { ERROR_WORDS } from './error-words';

/**
 * Every error code of the API, with its HTTP status and default message. `onWrite` replaces the message for any method
 * other than GET, where the message speaks of reading.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: '요청을 이해하지 못했어요. 다시 시도해 주세요.' },
  MALFORMED_JSON: { status: 400, message: '보낸 내용을 읽을 수 없어요. 다시 시도해 주세요.' },
  INVALID_INPUT: { status: 422, message: '입력한 내용을 다시 확인해 주세요.' },
  SIGN_IN_REQUIRED: { status: 401, message: '로그인이 필요해요.' },
  WRONG_CREDENTIALS: { status: 401, message: '아이디 또는 비밀번호가 맞지 않아요.' },
  SESSION_EXPIRED: { status: 401, message: '로그인한 지 오래되었어요. 다시 로그인해 주세요.' },
  FORBIDDEN: { status: 403, message: '조회 권한이 없습니다', onWrite: '이 작업을 할 권한이 없어요.' },
  FOREIGN_PROFILE: {
    status: 403,
    message: '이 아이의 정보를 볼 수 없어요. 프로필을 다시 선택해 주세요.',
    onWrite: '이 아이의 기록을 바꿀 수 없어요. 프로필을 다시 선택해 주세요.',
  },
  /** It was the caller's until it passed to another guardian's account. */
  CHILD_MOVED: {
    status: 403,
    message: '이 아이는 다른 보호자에게 넘어갔어요. 함께 보려면 그 보호자에게 초대해 달라고 해 주세요.',
  },
  ROLE_NOT_ALLOWED: {
    status: 403,
    message: '함께 보는 가족에게는 보이지 않는 기록이에요.',
    onWrite: '함께 보는 가족은 바꿀 수 없어요. 대표 보호자에게 부탁해 주세요.',
  },
  GUARDIAN_CONSENT_NEEDED: { status: 403, message: ERROR_WORDS.GUARDIAN_CONSENT_NEEDED },
  OWNER_ONLY: { status: 403, message: '대표 보호자만 할 수 있어요.' },
  CROSS_SITE: { status: 403, message: '다른 곳에서 보낸 요청은 받을 수 없어요.' },
  CONSENT_REQUIRED: { status: 403, message: '아이의 건강 정보를 저장하려면 먼저 동의가 필요해요.' },
  NOT_FOUND: {
    status: 404,
    message: '찾는 내용이 없어요.',
    onWrite: '이미 지워졌거나 찾을 수 없어요. 새로 불러온 뒤 다시 해 주세요.',
  },
  PDF_NOT_OFFERED: { status: 404, message: '여기서는 PDF를 만들 수 없어요. 인쇄하기를 눌러 주세요.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '지원하지 않는 요청이에요.' },
  CONFLICT: { status: 409, message: '다른 곳에서 먼저 바뀌었어요. 새로 불러온 뒤 다시 해 주세요.' },
  NAME_MISMATCH: { status: 409, message: ERROR_WORDS.NAME_MISMATCH },
  INVITATION_UNKNOWN: {
    status: 404,
    message: '쓸 수 없는 초대예요. 이미 썼거나, 취소했거나, 사흘이 지났을 수 있어요. 새로 초대해 달라고 해 주세요.',
  },
  /** The same for a link that ended, was opened elsewhere or never was, so that nothing is learnt by trying. */
  LINK_ENDED: {
    status: 410,
    message:
      '보호자가 끝냈거나, 시간이 지났거나, 다른 곳에서 먼저 연 링크예요. 보호자에게 새로 만들어 달라고 해 주세요.',
  },
  LINKS_FULL: { status: 409, message: '열어 둔 링크가 많아요. 쓰지 않는 링크를 끝낸 뒤 다시 만들어 주세요.' },
  ALREADY_SHARED: { status: 409, message: '이미 함께 보고 있는 아이예요.' },
  SHARING_FULL: {
    status: 409,
    message: '한 아이는 열 명까지 함께 볼 수 있어요. 기다리는 초대를 취소한 뒤 다시 해 주세요.',
  },
  SHARING_FROZEN: { status: 409, message: '함께 보기를 멈춘 동안에는 할 수 없어요.' },
  TEST_CLOSED: { status: 409, message: '지금은 이 체크를 할 수 있는 시기가 아니에요.' },
  TEST_INCOMPLETE: { status: 409, message: '아직 답하지 않은 질문이 있어요.' },
  ATTEMPT_FINISHED: { status: 409, message: '이미 마친 체크예요.' },
  UNKNOWN_ITEM: { status: 422, message: '이 체크에 없는 질문이에요.' },
  TOO_LARGE: { status: 413, message: '보내려는 내용이 너무 커요.' },
  IMAGE_TOO_LARGE: { status: 413, message: ERROR_WORDS.IMAGE_TOO_LARGE },
  IMAGE_UNREADABLE: { status: 422, message: ERROR_WORDS.IMAGE_UNREADABLE },
  IMAGE_HEIC: { status: 422, message: ERROR_WORDS.IMAGE_HEIC },
  QUOTA_EXCEEDED: { status: 409, message: '사진을 더 저장할 수 없어요. 쓰지 않는 사진을 지운 뒤 다시 해 주세요.' },
  PROFILE_LIMIT: { status: 409, message: '아이는 20명까지 추가할 수 있어요.' },
  TOO_MANY_REQUESTS: { status: 429, message: '잠시 뒤에 다시 시도해 주세요.' },
  LOGIN_THROTTLED: { status: 429, message: '로그인 시도가 많았어요. 잠시 뒤에 다시 시도해 주세요.' },
  WRONG_PASSWORD: { status: 422, message: '지금 쓰는 비밀번호가 맞지 않아요.' },
  GUARDIAN_ALREADY_SET: { status: 409, message: '보호자 비밀번호가 이미 있어요. 바꾸기에서 새로 정해 주세요.' },
  GUARDIAN_NOT_SET: { status: 409, message: '보호자 비밀번호가 아직 없어요. 먼저 정해 주세요.' },
  WRONG_GUARDIAN_PASSWORD: { status: 422, message: '보호자 비밀번호가 맞지 않아요.' },
  GUARDIAN_LOCKED: { status: 429, message: '여러 번 틀렸어요. 15분 뒤에 다시 시도해 주세요.' },
  CHILD_CONSENT_NEEDED: { status: 403, message: '아이를 처음 추가할 때는 아이 정보 처리 동의가 필요해요.' },
  CONSENT_NEEDED: { status: 409, message: '서비스를 쓰는 데 꼭 필요한 동의예요. 철회하려면 회원 탈퇴를 해 주세요.' },
  ACCOUNT_LEAVING: { status: 409, message: '탈퇴를 신청한 계정이에요. 지금 돌아올 수 있어요.' },
  ACCOUNT_FROZEN: { status: 403, message: '이용이 정지된 계정이에요. 이유를 확인하고 이의를 낼 수 있어요.' },
  USER_ID_TAKEN: { status: 409, message: ERROR_WORDS.USER_ID_TAKEN },
  /** A required text has a new version: the client shows the page that asks. */
  TERMS_NOT_AGREED: {
    status: 403,
    message: '약관이 바뀌었어요. 바뀐 내용에 동의하면 이어서 할 수 있어요. 적은 내용은 그대로 있어요.',
  },
  CONSENT_TEXT_CHANGED: { status: 409, message: '약관이 새로 바뀌었어요. 다시 읽고 동의해 주세요.' },
  MAIL_CODE_WRONG: { status: 422, message: '번호가 맞지 않아요. 메일을 다시 확인해 주세요.' },
  MAIL_CODE_EXPIRED: { status: 422, message: '이 번호는 더 쓸 수 없어요. 새 번호를 받아 주세요.' },
  MAIL_CODE_THROTTLED: { status: 429, message: '메일을 여러 번 보냈어요. 잠시 뒤에 다시 시도해 주세요.' },
  MAIL_UNSENT: { status: 503, message: '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.' },
  LICENCE_UNKNOWN: { status: 422, message: '쓸 수 없는 이용권 번호예요. 번호를 다시 확인해 주세요.' },
  LICENCE_USED: { status: 409, message: '이미 등록한 이용권 번호예요.' },
  POINTS_SHORT: { status: 409, message: '포인트가 조금 모자라요. 더 모은 뒤에 바꿀 수 있어요.' },
  COUPON_USED: { status: 409, message: '이미 쓴 쿠폰이에요.' },
  COUPON_EXPIRED: { status: 409, message: '기한이 지난 쿠폰이에요.' },
  VACCINE_UNLIKELY: { status: 409, message: '받은 날을 한 번 더 확인해 주세요. 맞으면 그대로 저장할 수 있어요.' },
  GROWTH_UNLIKELY: { status: 409, message: '값을 한 번 더 확인해 주세요. 맞으면 그대로 저장할 수 있어요.' },
  GROWTH_FULL: {
    status: 409,
    message: '한 아이에게 2,000개까지 적을 수 있어요. 쓰지 않는 기록을 지운 뒤 다시 해 주세요.',
  },
  GROWTH_REMOVED: { status: 409, message: '이미 지운 기록이에요.' },
  COMMUNITY_RULES_NEEDED: { status: 403, message: '글을 쓰기 전에 커뮤니티 약속을 먼저 읽고 동의해 주세요.' },
  NICKNAME_TAKEN: { status: 409, message: '이미 쓰고 있는 닉네임이에요. 다른 닉네임을 골라 주세요.' },
  NEW_ACCOUNT_LIMIT: { status: 429, message: '가입한 첫날에는 글을 몇 개까지만 쓸 수 있어요. 내일 다시 써 주세요.' },
  LINKS_NOT_YET: { status: 422, message: '가입한 첫날에는 링크를 넣을 수 없어요. 링크를 빼고 올려 주세요.' },
  DUPLICATE_TEXT: { status: 409, message: '방금 올린 글과 같아요. 이미 올라가 있어요.' },
  ALREADY_REVIEWED: { status: 409, message: '이미 쓴 글이 있어요. 그 글을 고쳐 주세요.' },
  CONTEST_CLOSED: { status: 409, message: '지금은 참여할 수 있는 기간이 아니에요.' },
  VOTED_TODAY: { status: 409, message: '오늘은 이미 투표했어요. 내일 다시 투표해 주세요.' },
  OWN_ENTRY: { status: 409, message: '내 작품에는 투표할 수 없어요.' },
  APPEAL_USED: { status: 409, message: '이의는 한 번만 낼 수 있어요.' },
  COMMENT_GONE: { status: 409, message: '지워진 댓글이에요. 새로 불러온 뒤 다시 해 주세요.' },
  INTERNAL: { status: 500, message: '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.' },
  UNAVAILABLE: { status: 503, message: '지금은 서버가 바빠요. 잠시 뒤에 다시 시도해 주세요.' },
} as const satisfies Record<string, { status: number; message: string; onWrite?: string }>;

export type ErrorCode = keyof typeof ERRORS;
