import { type GrowthPosition, STANDING_FROM_MONTHS } from './growth';

/** Method of measuring height at an age in completed months, as its growth table assumes. */
export const usualPosition = (months: number): GrowthPosition => (months < STANDING_FROM_MONTHS ? 'lying' : 'standing');
