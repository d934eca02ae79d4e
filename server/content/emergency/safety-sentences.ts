/**
 * Sentences that card and articles say in the same words. Articles are JSON and hold a copy; a test compares every
 * sentence of the content with these.
 */

/** AAP 'Fever: When to Call the Pediatrician', 'Fever and Your Baby' (38.3 and 39.4 from 3 and 6 months). */
export const FEVER = {
  before3Months: '생후 3개월이 되지 않았다면 38.0도부터 밤이라도 바로 병원에 가요.',
  before6Months: '3개월부터 6개월 전까지는 38.3도부터 그날 진료를 받아요.',
  from6Months: '6개월이 지났다면 39.4도부터 그날 진료를 받아요.',
  lasting: '열이 두 돌 전에는 하루 넘게, 두 돌 뒤에는 사흘 넘게 이어지면 진료를 받아요.',
} as const;

/** WHO: nothing but milk before 6 months. */
export const DRINKS_WITH_FEVER = [
  '얇게 입히고 젖이나 분유를 조금씩 자주 줘요.',
  '6개월이 지났다면 물도 괜찮아요.',
] as const;

/** Ministry of Food and Drug Safety, 2025-12-26: ibuprofen from 6 months. */
export const IBUPROFEN = '이부프로펜은 6개월부터 먹여요.';
