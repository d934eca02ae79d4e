import type { MedicalInfo } from '@contract/mypage/medical-info.responses';
import type { SavedAnswer } from '@contract/test/diagnostics.responses';
import type { Domain } from '@contract/test/diagnostics-kinds';
import type { OfficialLevel, OfficialRound } from '@contract/test/diagnostics-official';

export type SeedCheck = {
  testId: string;
  /** Days since the attempt. */
  daysAgo: number;
  /** Exceptions by item; all other answers are 'yes' ('no' for the two concerns). */
  answers?: Record<string, SavedAnswer['value']>;
  /** Positions other than the middle, by dimension. */
  leans?: Record<string, 'low' | 'high'>;
  worry?: { areas: Domain[]; note: string };
  /** Number of answers of an unfinished attempt. */
  stopAfter?: number;
};

/** An official result, copied from a check-up's sheet. */
export type SeedOfficial = {
  round: OfficialRound;
  /** Days since the check-up. */
  daysAgo: number;
  rows: Partial<Record<Domain, OfficialLevel>>;
  place: string;
  note?: string;
};

export type SeedChild = {
  name: string;
  gender: 'female' | 'male';
  /** Age on the day of the seed; birth dates are derived from it, so that the demo's children do not age. */
  months: number;
  days: number;
  gestationWeeks: number | null;
  checks: readonly SeedCheck[];
  medical?: MedicalInfo;
  officials?: readonly SeedOfficial[];
  /** Typed by a clinic; no guardian has saved it yet. */
  sent?: SeedOfficial;
};

export const SEED_CHILDREN: readonly SeedChild[] = [
  {
    name: '가람',
    gender: 'male',
    months: 49,
    days: 5,
    gestationWeeks: null,
    checks: [
      {
        testId: 'development-30m',
        daysAgo: 525,
        answers: { 'cdc30-lan-2': 'not_yet', 'cdc30-lan-4': 'sometimes', 'cdc30-cog-4': 'not_yet' },
        worry: { areas: ['language'], note: '낱말은 늘었는데 이어서 말하는 것은 아직 드물어요.' },
      },
      {
        testId: 'development-36m',
        daysAgo: 340,
        answers: { 'cdc36-lan-1': 'sometimes', 'cdc36-mov-1': 'sometimes', 'cdc36-mov-3': 'unknown' },
      },
      {
        testId: 'language-36-41m',
        daysAgo: 300,
        answers: {
          'lan36-exp-1': 'sometimes',
          'lan36-exp-3': 'not_yet',
          'lan36-exp-5': 'not_yet',
          'lan36-use-3': 'sometimes',
        },
      },
      { testId: 'temperament-36-71m', daysAgo: 210, leans: { activity: 'high', approach: 'low', adaptability: 'low' } },
      {
        testId: 'social_emotional-42-47m',
        daysAgo: 110,
        answers: { 'soc42-reg-2': 'sometimes', 'soc42-new-3': 'not_yet', 'soc42-tog-4': 'unknown' },
      },
      { testId: 'parenting_stress-36-83m', daysAgo: 95, leans: { body_rest: 'high', helping_hands: 'high' } },
      { testId: 'parenting_attitude-36-83m', daysAgo: 60, leans: { warmth: 'high', patience: 'low' } },
      {
        testId: 'development-48m',
        daysAgo: 20,
        answers: { 'cdc48-mov-3': 'sometimes', 'cdc48-cog-1': 'not_yet', 'cdc48-soc-2': 'unknown' },
      },
      { testId: 'language-48-59m', daysAgo: 15, answers: { 'lan48-exp-2': 'sometimes', 'lan48-use-4': 'unknown' } },
      { testId: 'temperament-36-71m', daysAgo: 12, leans: { activity: 'high', approach: 'low', focus: 'high' } },
      { testId: 'readiness-48-59m', daysAgo: 10 },
      { testId: 'parenting_stress-36-83m', daysAgo: 8, leans: { body_rest: 'high', time_with_child: 'low' } },
    ],
    medical: {
      allergies: [{ name: '땅콩', reaction: '두드러기, 입술이 부어요' }],
      no_allergies: false,
      medicines: [{ name: '알레르기 비염 시럽', usage: '하루 한 번, 자기 전 5mL' }],
      no_medicines: false,
      clinic: { name: '새싹소아청소년과', phone: '02-123-4567' },
      contacts: [
        { name: '엄마', phone: '010-1234-5678' },
        { name: '외할머니', phone: '010-8765-4321' },
      ],
    },
    officials: [
      {
        round: 4,
        daysAgo: 840,
        rows: {
          gross_motor: 'ahead',
          fine_motor: 'ahead',
          cognitive: 'on_track',
          language: 'follow_up',
          social: 'on_track',
          self_help: 'ahead',
        },
        place: '새싹소아청소년과',
        note: '석 달 뒤에 말이 얼마나 늘었는지 다시 보자고 했어요.',
      },
      {
        round: 5,
        daysAgo: 500,
        rows: {
          gross_motor: 'ahead',
          fine_motor: 'ahead',
          cognitive: 'ahead',
          language: 'follow_up',
          social: 'ahead',
          self_help: 'ahead',
        },
        place: '새싹소아청소년과',
      },
      {
        round: 6,
        daysAgo: 45,
        rows: {
          gross_motor: 'ahead',
          fine_motor: 'on_track',
          cognitive: 'ahead',
          language: 'ahead',
          social: 'ahead',
          self_help: 'ahead',
        },
        place: '새싹소아청소년과',
      },
    ],
  },
  {
    name: '나온',
    gender: 'female',
    months: 26,
    days: 10,
    gestationWeeks: null,
    checks: [
      { testId: 'development-12m', daysAgo: 420, answers: { 'cdc12-lan-2': 'sometimes' } },
      {
        testId: 'development-18m',
        daysAgo: 200,
        answers: { 'cdc18-lan-1': 'not_yet', 'cdc18-mov-5': 'sometimes', 'cdc18-mov-6': 'unknown' },
      },
      { testId: 'temperament-12-35m', daysAgo: 150, leans: { rhythm: 'high', sensitivity: 'high' } },
      {
        testId: 'language-18-23m',
        daysAgo: 120,
        answers: { 'lan18-exp-1': 'not_yet', 'lan18-exp-4': 'not_yet', 'lan18-use-1': 'sometimes' },
      },
      { testId: 'parenting_attitude-12-35m', daysAgo: 40, leans: { consistency: 'low', attunement: 'high' } },
      { testId: 'language-24-29m', daysAgo: 5, answers: { 'lan24-exp-1': 'sometimes', 'lan24-use-2': 'unknown' } },
      { testId: 'social_emotional-24-29m', daysAgo: 3, answers: { 'soc24-reg-1': 'sometimes' }, stopAfter: 6 },
      { testId: 'development-24m', daysAgo: 1, answers: { 'cdc24-mov-3': 'sometimes' }, stopAfter: 7 },
    ],
    sent: {
      round: 4,
      daysAgo: 100,
      rows: {
        gross_motor: 'ahead',
        fine_motor: 'ahead',
        cognitive: 'ahead',
        language: 'on_track',
        social: 'ahead',
        self_help: 'on_track',
      },
      place: '무럭무럭의원',
      note: '지난번에 받은 검진 결과를 보내 드려요. 말이 느는 모습은 다음 검진 때 다시 볼게요.',
    },
  },
  {
    name: '이루',
    gender: 'male',
    months: 14,
    days: 12,
    gestationWeeks: 31,
    checks: [
      {
        testId: 'development-6m',
        daysAgo: 165,
        answers: { 'cdc06-mov-1': 'sometimes', 'cdc06-mov-3': 'not_yet', 'cdc06-lan-2': 'unknown' },
      },
      {
        testId: 'development-9m',
        daysAgo: 75,
        answers: { 'cdc09-mov-1': 'not_yet', 'cdc09-cog-2': 'sometimes', 'cdc09-soc-1': 'unknown' },
      },
      { testId: 'temperament-04-11m', daysAgo: 70, leans: { approach: 'high', intensity: 'low' } },
    ],
    officials: [
      {
        round: 3,
        daysAgo: 95,
        rows: { gross_motor: 'on_track', fine_motor: 'ahead', cognitive: 'ahead', language: 'ahead', social: 'ahead' },
        place: '푸른소아청소년과',
        note: '일찍 태어난 것을 함께 이야기했어요.',
      },
    ],
  },
  {
    name: '도담',
    gender: 'female',
    months: 4,
    days: 12,
    gestationWeeks: null,
    checks: [
      { testId: 'development-2m', daysAgo: 60, answers: { 'cdc02-lan-1': 'sometimes', 'cdc02-mov-3': 'sometimes' } },
      { testId: 'parenting_stress-00-11m', daysAgo: 20, leans: { body_rest: 'high', room_of_mind: 'high' } },
    ],
  },
];
