import { color } from '@/shared/tokens';

const INKS = [
  color.primary,
  color.onSkySoft,
  color.onCoralSoft,
  color.onLilacSoft,
  color.onApricotSoft,
  color.onSunSoft,
];
/** Strokes next to each other never share a colour; the number says which it is. */
export const getInkColor = (stroke: number) => INKS[stroke % INKS.length] ?? color.primary;
