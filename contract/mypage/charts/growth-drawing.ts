import type { Drawing, Shape } from '@contract/common/drawing';
import { CURVE_PERCENTILES } from '@contract/mypage/growth';
import type { GrowthCurve, GrowthPoint, GrowthStretch } from '@contract/mypage/growth.responses';
import { MEASURE_LABELS } from '@contract/mypage/growth-words';
import { type ChartWindow, getBreaks, toRuns } from './growth-chart-window';
import { bandPath, linePath, type Spot } from './line-path';
import { getMultiples, getTicks, linearScale, type Scale } from './scale';

const MIDDLE = CURVE_PERCENTILES.indexOf(50);

/** A drawing of this width or more has points of full size. */
const WIDE_PX = 480;

/** Size in px, and of the letters (1: 11 px). */
export type GrowthBox = { width: number; height: number; text: number };

export type GrowthScales = { x: Scale; y: Scale; plot: Plot };
type Plot = { left: number; right: number; top: number; bottom: number };

export function growthScales(window: ChartWindow, { width, height, text }: GrowthBox): GrowthScales {
  const plot = { left: 37 * text, right: width - 26 * text, top: 20 * text, bottom: height - 24 * text };
  return {
    plot,
    x: linearScale(window.x, [plot.left, plot.right]),
    y: linearScale(window.y, [plot.bottom, plot.top]),
  };
}

/** The percentile curves of one measure, without the child's points but with the lines that join them. */
export function growthCurves(curve: GrowthCurve, window: ChartWindow, box: GrowthBox): Drawing {
  const scales = growthScales(window, box);
  const { x, y, plot } = scales;
  return {
    width: box.width,
    height: box.height,
    frame: { x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top },
    shapes: [
      ...gridShapes(curve, window, scales, box.text),
      ...breakShapes(window, scales, box.text),
      ...window.stretches.flatMap((stretch) => stretchShapes(stretch, scales)),
      ...toRuns(window, curve.along).map(
        (run): Shape => ({
          kind: 'path',
          d: linePath(run.map(({ at, value }): Spot => [x(at), y(value)])),
          stroke: 'mark',
          width: 2,
          opacity: 0.65,
          clipped: true,
        }),
      ),
      ...curveNames(window, scales, box.text),
      ...edgeShapes(window, scales, box.text),
    ],
  };
}

/** The same with the child's points: what paper shows. */
export function growthDrawing(curve: GrowthCurve, window: ChartWindow, box: GrowthBox): Drawing {
  const scales = growthScales(window, box);
  const drawing = growthCurves(curve, window, box);
  // in a small drawing the curves stay visible between the points
  const r = pointRadius(window.points) * Math.min(1, box.width / WIDE_PX);
  const dots = window.points.map((point): Shape => ({ kind: 'dot', ...toSpot(point, scales), r }));
  return { ...drawing, shapes: [...drawing.shapes, ...dots] };
}

/** Position of a point; one beyond the axis is drawn at its edge. */
export function toSpot({ at, value }: GrowthPoint, { x, y, plot }: GrowthScales): { x: number; y: number } {
  return { x: x(at), y: Math.min(plot.bottom, Math.max(plot.top, y(value))) };
}

/** The values of the points beyond the axis, beside them. */
function edgeShapes({ points }: ChartWindow, scales: GrowthScales, text: number): Shape[] {
  const { y, plot } = scales;
  return points
    .filter(({ value }) => y(value) < plot.top || y(value) > plot.bottom)
    .map((point): Shape => {
      const spot = toSpot(point, scales);
      const isLeft = spot.x > (plot.left + plot.right) / 2;
      return letters(text, {
        x: spot.x + (isLeft ? -9 : 9) * text,
        y: spot.y + (spot.y === plot.top ? 12 : -4) * text,
        text: String(point.value),
        anchor: isLeft ? 'end' : 'start',
        bold: true,
      });
    });
}

export const pointRadius = (points: readonly GrowthPoint[]) => (points.length > 60 ? 3 : 4.5);

/** '여아 키(cm)' */
export const chartTitle = ({ measure, unit, sex }: GrowthCurve) =>
  `${sex === 'female' ? '여아' : '남아'} ${MEASURE_LABELS[measure]}(${unit})`;

const letters = (text: number, more: Omit<Extract<Shape, { kind: 'text' }>, 'kind' | 'size'>): Shape => ({
  kind: 'text',
  size: 11 * text,
  ...more,
});

function breakShapes(window: ChartWindow, { x, plot }: GrowthScales, text: number): Shape[] {
  return getBreaks(window).flatMap(({ at, words }): Shape[] => {
    const left = x(at);
    return [
      {
        kind: 'path',
        d: linePath([
          [left, plot.top - 2],
          [left, plot.bottom],
        ]),
        stroke: 'lineStrong',
        width: 1,
        dash: [2, 4],
      },
      {
        kind: 'text',
        x: Math.min(left, plot.right - 34 * text),
        y: plot.top - 7 * text,
        text: words,
        size: 10 * text,
        anchor: 'middle',
      },
    ];
  });
}

function stretchShapes(stretch: GrowthStretch, { x, y }: GrowthScales): Shape[] {
  const line = (index: number): Spot[] => stretch.at.map((at, row) => [x(at), y(stretch.values[index]?.[row] ?? 0)]);
  const lines = CURVE_PERCENTILES.map((_, index) => line(index));
  const [lowest = [], low = [], , high = [], highest = []] = lines;
  return [
    { kind: 'path', d: bandPath(highest, lowest), fill: 'band', opacity: 0.5, clipped: true },
    { kind: 'path', d: bandPath(high, low), fill: 'band', opacity: 0.75, clipped: true },
    ...lines.map(
      (spots, index): Shape => ({
        kind: 'path',
        d: linePath(spots),
        stroke: index === MIDDLE ? 'middle' : 'curve',
        width: index === MIDDLE ? 1.75 : 1,
        clipped: true,
      }),
    ),
  ];
}

/** 3, 15, 50, 85 and 97 at the right end of their curves, without overlaps. */
function curveNames(window: ChartWindow, { y, plot }: GrowthScales, text: number): Shape[] {
  const last = window.stretches.at(-1);
  const size = 11 * text;
  let lowest = Number.POSITIVE_INFINITY;
  return CURVE_PERCENTILES.map((percentile, index) => {
    lowest = Math.min(y(last?.values[index]?.at(-1) ?? 0) + size * 0.35, lowest - size * 1.05);
    return letters(text, {
      x: plot.right + 4 * text,
      y: lowest,
      text: String(percentile),
      anchor: 'start',
      ...(index === MIDDLE && { bold: true }),
    });
  });
}

function gridShapes(curve: GrowthCurve, window: ChartWindow, { x, y, plot }: GrowthScales, text: number): Shape[] {
  const span = window.x[1] - window.x[0];
  const room = (plot.right - plot.left) / (30 * text);
  const byYears = curve.along === 'age_months' && span > 48;
  const step = [1, 2, 3, 6, 12, 24, 36].find((months) => span / months <= room) ?? 48;
  const along =
    curve.along === 'age_months'
      ? getMultiples(window.x, byYears ? Math.max(12, step) : step)
      : getTicks(window.x, room);
  const unit = curve.along === 'height_cm' ? 'cm' : byYears ? '세' : '개월';
  return [
    ...getTicks(window.y, 8).flatMap((value): Shape[] => [
      {
        kind: 'path',
        d: linePath([
          [plot.left, y(value)],
          [plot.right, y(value)],
        ]),
        stroke: 'line',
        width: 1,
      },
      letters(text, { x: plot.left - 9 * text, y: y(value) + 4 * text, text: String(value), anchor: 'end' }),
    ]),
    letters(text, { x: 0, y: plot.top - 7 * text, text: curve.unit, anchor: 'start' }),
    ...along.map((at, index) =>
      letters(text, {
        x: x(at),
        y: plot.bottom + 16 * text,
        text: `${byYears ? at / 12 : at}${index === along.length - 1 ? unit : ''}`,
        anchor: 'middle',
      }),
    ),
  ];
}
