import type {
  AgreeAnswer,
  Answer,
  AnswerValue,
  ConcernAnswer,
  Level,
  OftenAnswer,
  Scale,
  TestAbout,
  TestKind,
} from './diagnostics-kinds';
import type { OfficialLevel } from './diagnostics-official';
import type { OfficialWarning } from './diagnostics-official.responses';

// The words of the checks, the same on every screen, in print and in what the server writes.

/** Subject of a check: its category on every list. */
export const KIND_LABELS: Record<TestKind, string> = {
  development: '발달',
  temperament: '기질',
  language: '언어',
  social_emotional: '사회·정서',
  readiness: '배움 준비',
  parenting_stress: '보호자 마음',
  parenting_attitude: '양육 태도',
};

export const ABOUT_LABELS: Record<TestAbout, string> = { child: '아이 체크', guardian: '보호자 체크' };

export const ANSWER_LABELS: Record<Answer, string> = {
  yes: '해요',
  sometimes: '가끔 해요',
  not_yet: '아직이에요',
  unknown: '볼 기회가 없었어요',
};

export const OFTEN_LABELS: Record<OftenAnswer, string> = {
  never: '거의 안 그래요',
  seldom: '드물게 그래요',
  half: '반반이에요',
  often: '자주 그래요',
  always: '거의 늘 그래요',
  unknown: '잘 모르겠어요',
};

export const AGREE_LABELS: Record<AgreeAnswer, string> = {
  not_at_all: '전혀 아니에요',
  little: '아닌 편이에요',
  some: '보통이에요',
  much: '그런 편이에요',
  very: '매우 그래요',
};

/** The words of a scale's answers; every value of SCALE_ANSWERS[scale] is in its record. */
export const SCALE_LABELS: Record<Scale, Partial<Record<AnswerValue, string>>> = {
  observe: ANSWER_LABELS,
  often: OFTEN_LABELS,
  agree: AGREE_LABELS,
};

export const CONCERN_ANSWER_LABELS: Record<ConcernAnswer, string> = { no: '아니요', yes: '네' };

export const LEVEL_LABELS: Record<Level, string> = {
  going_well: '잘 보이고 있어요',
  mostly: '대체로 보여요',
  watch: '함께 지켜봐요',
  talk: '전문가와 이야기해 봐요',
};

export const OFFICIAL_NAME = '공식 검진 결과';
/** As printed on the clinic's sheet; shown only for what a parent copied from it. */
export const OFFICIAL_LEVEL_LABELS: Record<OfficialLevel, string> = {
  ahead: '빠른 수준',
  on_track: '또래 수준',
  follow_up: '추적검사 요망',
  further_evaluation: '심화평가 권고',
  continued_care: '지속관리 필요',
};
export const OFFICIAL_WARNING_WORDS: Record<OfficialWarning, string> = {
  same_round: '같은 차수의 기록이 또 있어요. 두 번 적은 것은 아닌지 확인해 주세요.',
  outside_months: '이 차수의 검진 시기와 날짜가 달라요. 날짜와 차수를 확인해 주세요.',
};

/** Shown where a domain has no level: nothing was observed, which is a gap and never a no. */
export const NOT_OBSERVED_LABEL = '아직 볼 기회가 없었어요';

/** Shown on every result. */
export const STANDING_LINE =
  '이 체크는 진단이 아니에요. 아이를 이해하고 의사와 이야기하기 위한 기록이에요. 하던 것을 갑자기 못 하게 되었거나 걱정이 있으면 나이에 상관없이 의사에게 알려 주세요.';

/**
 * Consent to storing health answers, asked before the first check. The ledger stores `version`: a changed text gets a
 * new version and is asked again.
 */
export const SENSITIVE_CONSENT = {
  version: '2026-11-4',
  title: '아이의 건강 정보 수집·이용 동의',
  summary:
    '체크의 답과 성장·접종 기록, 알레르기·약을 결과와 놀이, 의사나 돌보는 분에게 알릴 것을 정리하는 데만 쓰고, 동의를 철회하거나 떠날 때까지 보관해요. 보호자와 보호자가 초대하거나 열어 준 사람만 봐요. 동의하지 않아도 괜찮지만, 그때는 저장할 수 없어요.',
  lines: [
    {
      label: '모으는 것',
      text: '아이 체크와 보호자 체크의 답과 메모, 옮겨 적거나 병원이 보낸 검진 결과와 사진, 키와 몸무게 같은 성장 기록, 접종과 검진을 마친 표시, 알레르기·약·병원, 날짜와 그날의 나이(일찍 태어난 아이는 교정 나이 포함)',
    },
    {
      label: '쓰는 곳',
      text: '체크 결과와 성장 기록을 보여 주고, 아이에게 맞는 놀이와 의사나 아이를 돌보는 분에게 알릴 것을 정리하는 데만 써요.',
    },
    {
      label: '보관하는 동안',
      text: '이 동의를 철회하거나, 아이 프로필을 지우거나, 서비스를 떠날 때까지 보관하고, 그때 모두 지워요. 함께 맡은 보호자가 이어서 맡는 아이의 기록은 그 보호자에게 넘겨요.',
    },
    {
      label: '보여 주는 사람',
      text: '아이의 보호자가 봐요. 보호자가 초대한 다른 보호자는 모두 보고, 함께 보는 가족은 성장 기록과 놀이, 결과 요약, 사진만 보고 답은 볼 수 없어요. 병원이나 아이를 돌보는 분에게는 보호자가 열어 준 것만 정한 시간 동안 보여요. 나를 살펴본 보호자 체크는 나만 봐요. 상담 글에 직접 붙인 결과는 답하는 전문가가 함께 봐요.',
    },
    { label: '동의하지 않으면', text: '동의하지 않아도 괜찮아요. 다만 답을 저장할 수 없어 체크는 할 수 없어요.' },
  ],
  agree: '만 14세 미만 아이의 보호자로서, 위 내용에 동의해요.',
} as const;
