import * as v from 'valibot';

/** Figures counted for each day in Seoul, with their names on the staff's page. */
export const MEASURES = [
  { measure: 'joined', label: '가입' },
  { measure: 'active_day', label: '하루 동안 쓴 회원' },
  { measure: 'active_week', label: '7일 동안 쓴 회원' },
  { measure: 'active_month', label: '30일 동안 쓴 회원' },
  { measure: 'checks', label: '마친 체크' },
  { measure: 'posts', label: '글' },
  { measure: 'comments', label: '댓글' },
  { measure: 'reports', label: '신고' },
  { measure: 'inquiries', label: '문의' },
] as const;
export type Measure = (typeof MEASURES)[number]['measure'];

/** Days that the page can show. */
export const NUMBER_DAYS = [7, 30, 90] as const;

/** A count of children's checks below it and above zero is answered as 'few': a single one could be recognised. */
export const FEW = 5;

/** GET /admin/numbers (Numbers): the days that are over, the newest last. */
export const numbersQuery = v.object({
  days: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(NUMBER_DAYS, '기간을 골라 주세요.')), '30'),
});
export type NumbersQuery = v.InferOutput<typeof numbersQuery>;
