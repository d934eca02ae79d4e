/** Kinds of tests, in the order of every screen. */
export const TEST_KINDS = [
  'development',
  'temperament',
  'language',
  'social_emotional',
  'readiness',
  'parenting_stress',
  'parenting_attitude',
] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** Six domains, for display only: a split of CDC's four by this project. */
export const DOMAINS = ['gross_motor', 'fine_motor', 'cognitive', 'language', 'social', 'self_help'] as const;
export type Domain = (typeof DOMAINS)[number];

/** Whom the answers speak of. A guardian's tests belong to a child too, by whose age they are offered. */
export const TESTS_ABOUT = ['child', 'guardian'] as const;
export type TestAbout = (typeof TESTS_ABOUT)[number];

/** 해요 / 가끔 해요 / 아직이에요 / 볼 기회가 없었어요 (an unknown never counts as a no). */
const ANSWERS = ['yes', 'sometimes', 'not_yet', 'unknown'] as const;
export type Answer = (typeof ANSWERS)[number];

/** 거의 안 그래요 … 거의 늘 그래요 / 잘 모르겠어요 */
export const OFTEN_ANSWERS = ['never', 'seldom', 'half', 'often', 'always', 'unknown'] as const;
export type OftenAnswer = (typeof OFTEN_ANSWERS)[number];

/** 전혀 아니에요 … 매우 그래요: without "unknown", as the answers are about oneself. */
export const AGREE_ANSWERS = ['not_at_all', 'little', 'some', 'much', 'very'] as const;
export type AgreeAnswer = (typeof AGREE_ANSWERS)[number];

/** The answers an item is given, by its scale, in the order they are offered. */
export const SCALE_ANSWERS = { observe: ANSWERS, often: OFTEN_ANSWERS, agree: AGREE_ANSWERS } as const;
export const SCALES = ['observe', 'often', 'agree'] as const satisfies readonly (keyof typeof SCALE_ANSWERS)[];
export type Scale = (typeof SCALES)[number];

export const CONCERN_ANSWERS = ['no', 'yes'] as const;
export type ConcernAnswer = (typeof CONCERN_ANSWERS)[number];

export type AnswerValue = Answer | OftenAnswer | AgreeAnswer | ConcernAnswer;
/** Every value an answer can have, each once. */
export const ANSWER_VALUES: readonly AnswerValue[] = [
  ...new Set<AnswerValue>([...ANSWERS, ...OFTEN_ANSWERS, ...AGREE_ANSWERS, ...CONCERN_ANSWERS]),
];

/** 잘 보이고 있어요 / 대체로 보여요 / 함께 지켜봐요 / 전문가와 이야기해 봐요 */
export const LEVELS = ['going_well', 'mostly', 'watch', 'talk'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Next steps of a result in levels, the most pressing first: a lost skill to a doctor this week; answers that do not wait
 * for a check-up; a worry, which is a talk and no path of treatment; the class teacher first; another look in a month.
 */
export const NEXT_STEPS = ['lost_skill', 'doctor', 'worry', 'teacher', 'again'] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

/** Position on a dimension. Neither end is better, and there is no number behind it. */
export const POSITIONS = ['low', 'middle', 'high'] as const;
export type Position = (typeof POSITIONS)[number];

/** Shape of a result: levels by domain or subscale, or positions by dimension. */
export type ResultShape = 'levels' | 'positions';
