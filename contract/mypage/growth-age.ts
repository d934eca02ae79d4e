import { type GrowthPosition, STANDING_FROM_MONTHS } from './growth';

/** How height is measured at that age, in completed months, so that it fits its table. */
export const usualPosition = (months: number): GrowthPosition => (months < STANDING_FROM_MONTHS ? 'lying' : 'standing');
