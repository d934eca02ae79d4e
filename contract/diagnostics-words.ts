import type { Answer, ConcernAnswer, Domain, Level } from './diagnostics';

/** The words of the checks, the same on every screen, in print and in what the server writes. */
export const DOMAIN_LABELS: Record<Domain, string> = {
  gross_motor: '대근육',
  fine_motor: '소근육',
  cognitive: '인지',
  language: '언어',
  social: '사회성',
  self_help: '자조',
};

export const ANSWER_LABELS: Record<Answer, string> = {
  yes: '해요',
  sometimes: '가끔 해요',
  not_yet: '아직이에요',
  unknown: '볼 기회가 없었어요',
};

export const CONCERN_ANSWER_LABELS: Record<ConcernAnswer, string> = { no: '아니요', yes: '네' };

export const LEVEL_LABELS: Record<Level, string> = {
  going_well: '잘 보이고 있어요',
  mostly: '대체로 보여요',
  watch: '함께 지켜봐요',
  talk: '전문가와 이야기해 봐요',
};

/** Shown where a domain has no level: nothing was observed, which is a gap and never a no. */
export const NOT_OBSERVED_LABEL = '아직 볼 기회가 없었어요';

/** Stands on every result. */
export const STANDING_LINE =
  '이 체크는 진단이 아니에요. 아이를 이해하고 의사와 이야기하기 위한 기록이에요. 하던 것을 갑자기 못 하게 되었거나 걱정이 있으면 나이에 상관없이 의사에게 알려 주세요.';

/**
 * Consent to keeping health answers, asked before the first check. The ledger keeps `version`:
 * a changed text gets a new version and is asked again.
 */
export const SENSITIVE_CONSENT = {
  version: '2026-11-1',
  title: '아이의 건강 정보 수집·이용 동의',
  lines: [
    { label: '모으는 것', text: '발달 체크의 답과 메모, 체크한 날짜와 그날의 나이(일찍 태어난 아이는 교정 나이 포함)' },
    { label: '쓰는 곳', text: '체크 결과를 보여 주고, 아이에게 맞는 놀이와 의사에게 물어볼 것을 정리하는 데만 써요.' },
    { label: '보관하는 동안', text: '아이 프로필을 지우거나 서비스를 떠날 때까지 보관하고, 그때 모두 지워요.' },
    { label: '보여 주는 사람', text: '보호자만 볼 수 있어요. 다른 사람이나 회사에 주지 않아요.' },
    { label: '동의하지 않으면', text: '동의하지 않아도 괜찮아요. 다만 답을 저장할 수 없어 발달 체크는 할 수 없어요.' },
  ],
  agree: '만 14세 미만 아이의 보호자로서, 위 내용에 동의해요.',
} as const;
