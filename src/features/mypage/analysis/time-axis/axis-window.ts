/** The visible range of the axis: months, or everything. */
export type Span = 6 | 12 | 'all';

/** From and to, in months since birth. */
export type AxisWindow = readonly [from: number, to: number];

/** A shorter range is not useful. */
const LEAST = 3;

/** The spans that show less than everything, and everything. */
export const spansFor = (now: number): Span[] => [...([6, 12] as const).filter((span) => now > span * 1.25), 'all'];

/**
 * The visible range: up to today, or centred on the selected moment if that is earlier.
 * @param now the age today in months, with its fraction
 */
export function axisWindow(span: Span, now: number, chosen: number | null): AxisWindow {
  if (span === 'all') return [0, Math.max(LEAST, now)];
  const last: AxisWindow = [Math.max(0, now - span), Math.max(span, now)];
  if (chosen === null || chosen >= last[0]) return last;
  const from = Math.max(0, chosen - span / 2);
  return [from, from + span];
}

/** Months at which the axis is labelled, as many as fit. */
export function axisTicks([from, to]: AxisWindow, most: number): { at: number; label: string }[] {
  const step = [1, 2, 3, 6, 12, 24, 36].find((months) => (to - from) / months <= most) ?? 48;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = (first + index) * step;
    return { at, label: step >= 12 && at > 0 ? `${at / 12}세` : `${at}개월` };
  });
}
