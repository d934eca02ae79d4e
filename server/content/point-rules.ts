import { formatNumber } from '@contract/common/format-number';
import type { PointReason } from '@contract/history/points';
import type { PointWay } from '@contract/history/points.responses';

/**
 * How points come, in one place. Nothing here follows from what a parent answers about a child: neither checks, growth
 * and health marks, nor questions to experts bring points, so no answer is ever worth more than the true one.
 */
export const POINT_RULES = {
  attendance: { amount: 10, months: 12 },
  /** The first post of a day in Seoul, in these sections, and without a child's results attached. */
  first_post: { amount: 20, months: 12, sections: ['tip', 'board', 'trip', 'book', 'contest'] },
  /** By place: the first, the second, the third. */
  contest: { amounts: [3000, 2000, 1000], months: 24 },
  /** By the kind of coupon its number grants. */
  licence: { amounts: { 'month-1': 100, 'month-3': 300, 'month-12': 1200 } as Record<string, number>, months: 12 },
} as const;

const { attendance, first_post, contest, licence } = POINT_RULES;
const spread = (amounts: readonly number[]) =>
  `${formatNumber(Math.min(...amounts))}~${formatNumber(Math.max(...amounts))}P`;

/** The rules in the words of the points page. */
export const POINT_WAYS: readonly PointWay[] = [
  { reason: 'attendance' satisfies PointReason, how: `하루에 한 번 ${attendance.amount}P` },
  { reason: 'first_post', how: `하루에 한 번 ${first_post.amount}P · 상담 글과 아이 결과를 붙인 글은 빼고요` },
  { reason: 'contest', how: `상에 따라 ${spread(contest.amounts)}` },
  { reason: 'licence', how: `종류에 따라 ${spread(Object.values(licence.amounts))}` },
];

/** Of a licence that grants this kind of coupon. */
export const licenceBonus = (kind: string): number => licence.amounts[kind] ?? 0;
