/** Kinds of jobs, each with its name on the staff's screens. */
export const JOB_LABELS = {
  'deliver-notices': '알림 보내기',
  'send-announcement': '공지 보내기',
  'send-reminders': '체크·접종·검진·성장 알림',
  'create-export': '내 정보 파일 만들기',
  'send-weekly-letters': '주간 편지 보내기',
  'notify-expiring-points': '곧 사라지는 포인트 알림',
  'expire-points': '기간이 지난 포인트 정리',
  'count-views': '조회수 세기',
  'sweep-popularity': '인기 글 다시 세기',
  'sweep-community': '지운 글과 댓글 정리',
  'end-claims': '권리 침해 신고 끝내기',
  'announce-contests': '공모전 결과 발표',
  'purge-accounts': '탈퇴한 계정 지우기',
  'sweep-uploads': '쓰지 않는 사진 정리',
  'sweep-exports': '기한이 지난 내 정보 파일 정리',
  'sweep-sessions': '끝난 로그인 정리',
  'sweep-idempotency-keys': '요청 번호 정리',
  'sweep-mail-codes': '메일 확인 번호 정리',
  'sweep-rate-limits': '요청 횟수 정리',
  'end-removals': '함께 보기 끝내기',
  'remind-next-owners': '이어서 맡을 보호자에게 알리기',
  'sweep-links': '끝난 링크 정리',
  'count-days': '일별 통계 집계',
  'sweep-notices': '오래전에 읽은 알림 정리',
  'sweep-jobs': '실패한 작업 정리',
  vacuum: '데이터베이스 정리',
} as const;

export type JobKind = keyof typeof JOB_LABELS;

/** Type guard, as `Object.keys` answers plain text. */
export const isJobKind = (text: string): text is JobKind => text in JOB_LABELS;
export const JOB_KINDS: readonly JobKind[] = Object.keys(JOB_LABELS).filter(isJobKind);
