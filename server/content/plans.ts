import type { Plan } from '@contract/history/licences.responses';

const FEATURES = [
  '한글·숫자·알파벳 따라 쓰기 모두 열기',
  '아이마다 학습 시간과 정확도 기록',
  '가족의 모든 기기에서 함께 쓰기',
];

/** Products in the shell's store or registered by a licence. Issued codes contain these ids: never rename one. */
export const PLANS: readonly Plan[] = [
  {
    id: 'month-1',
    name: '쑥쑥 이용권 1개월',
    summary: '가볍게 시작해 보고 싶을 때 좋아요.',
    months: 1,
    features: FEATURES,
    product_id: 'planner.month1',
  },
  {
    id: 'month-3',
    name: '쑥쑥 이용권 3개월',
    summary: '한 계절 동안 꾸준히 해 보고 싶을 때 좋아요.',
    months: 3,
    features: FEATURES,
    product_id: 'planner.month3',
  },
  {
    id: 'month-12',
    name: '쑥쑥 이용권 12개월',
    summary: '한 해 동안 아이와 함께 자라고 싶을 때 좋아요.',
    months: 12,
    features: FEATURES,
    product_id: 'planner.month12',
  },
];

/** A plan's name as a coupon shows it; a plan that is no longer sold keeps its id. */
export const planName = (id: string) => PLANS.find((plan) => plan.id === id)?.name ?? '쑥쑥 이용권';
