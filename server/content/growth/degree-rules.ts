import type { GrowthDegree, GrowthMeasure } from '@contract/mypage/growth';

type Rule<More = object> = Readonly<{ degree: GrowthDegree; source: string } & More>;
const rule = <More>(given: Rule<More>): Rule<More> => given;

const PROJECT = "the project's own rule; to be reviewed by a clinician";

/**
 * The one table of degrees: from which number on a measurement leads where. `judge-growth.ts` applies it. Days and months
 * are of the age used unless they are called actual.
 */
export const DEGREE_RULES = {
  birth_weight: rule({
    degree: 'this_week',
    /** From this actual age on a child weighs what it weighed at birth. */
    regainedByDays: 14,
    /** Before that, the share of the birth weight that may be lost. */
    mayLose: 0.1,
    /** Last age in days whose weighing is used as the birth weight: weight falls after birth, so it is never too high. */
    birthUntilDays: 2,
    /** Children born earlier are in hospital at that age; before their due date the hospital judges their weight. */
    fromGestationWeeks: 34,
    source:
      'NICE guideline NG75 Faltering growth (2017), 1.1: more than 10 % lost; most infants have returned to their birth weight by 3 weeks. Two weeks: the article grow-00m-growth-line of this project; weeks of gestation: AAP, "Late-preterm" infants, Pediatrics 2007; 120: 1390',
  }),
  weight_lost: rule({
    degree: 'this_week',
    toddlerUntilMonths: 24,
    toddlerLoses: 0.05,
    loses: 0.1,
    withinDays: 365,
    source: PROJECT,
  }),
  no_gain: rule({
    degree: 'this_week',
    untilMonths: 24,
    leastDays: 28,
    withinDays: 365,
    source: `${PROJECT}; the article grow-00m-growth-line`,
  }),
  slow_gain: rule({
    degree: 'this_week',
    untilMonths: 3,
    gramsADay: 20,
    leastDays: 14,
    /** Weighings of these first days are of the time in which a newborn loses. */
    losingUntilDays: 4,
    leastDaysFromBirth: 21,
    source: 'the article grow-00m-growth-line of this project: 20–30 g a day in the first three months',
  }),
  head_crossed: rule({
    degree: 'this_week',
    source: `${PROJECT}: two of the drawn curves within a year, either way; the article grow-00m-growth-line`,
  }),
  very_low: rule({
    belowZ: -3,
    degree: 'this_week',
    heightDegree: 'within_a_month' as GrowthDegree,
    source:
      'WHO Child Growth Standards: severely stunted, underweight, wasted below −3 SD (who.int/tools/child-growth-standards)',
  }),
  head_very_high: rule({ aboveZ: 3, degree: 'this_week', source: `${PROJECT}; WHO: macrocephaly above +3 SD` }),
  head_high_first_year: rule({ abovePercentile: 97, untilMonths: 12, degree: 'within_a_month', source: PROJECT }),
  slow_height: rule({
    degree: 'within_a_month',
    fromMonths: 48,
    /** Until puberty, which begins at 10 years in girls and at 12 in boys on average. */
    untilMonths: { female: 120, male: 144 },
    cmAYear: 4,
    source:
      'Growth clinics of Korean hospitals: under 4 cm a year between 3 and 10 years (ilsan.m.chamc.co.kr, cmch.co.kr, both read 2026-11-28); mean age at puberty: kids10.co.kr, read 2026-11-28',
  }),
  fast_height: rule({
    degree: 'within_a_month',
    fromMonths: 48,
    /** Puberty before 8 years in girls and 9 in boys is early. */
    untilMonths: { female: 96, male: 108 },
    cmAYear: 8,
    source: `${PROJECT}; ages: the definition of precocious puberty (girls before 8, boys before 9 years)`,
  }),
  obese: rule({
    degree: 'within_a_month',
    source: '2017 소아청소년 성장도표 (질병관리청·대한소아청소년과학회): BMI from P95',
  }),
  crossed: rule({
    degree: 'next_checkup',
    /** Directions that paediatrics asks about: poor growth downwards, gain of weight upwards. */
    directions: { height: ['down'], weight: ['down', 'up'], bmi: ['up'] } as Partial<
      Record<GrowthMeasure, readonly ('down' | 'up')[]>
    >,
    /** A newborn loses weight, and crosses curves by it. */
    weightFromDays: 14,
    source: `${PROJECT}: two of the drawn curves within a year`,
  }),
  weight_fell: rule({
    degree: 'next_checkup',
    fromMonths: 24,
    source: `${PROJECT}: half a year or more without a gain of weight is uncommon from 24 months on`,
  }),
  /** The bands of the official calculator, and what is only outside of 3–97 (`contract/mypage/growth-bands.ts`). */
  short: rule({ degree: 'next_checkup', source: '2017 소아청소년 성장도표: height below P3' }),
  underweight: rule({ degree: 'next_checkup', source: '2017 소아청소년 성장도표: weight below P5' }),
  thin: rule({ degree: 'next_checkup', source: '2017 소아청소년 성장도표: BMI below P5' }),
  overweight: rule({ degree: 'next_checkup', source: '2017 소아청소년 성장도표: BMI from P85' }),
  outside: rule({ degree: 'next_checkup', source: `${PROJECT}: outside of 3–97` }),
} as const;
