import type { DoctorContent } from '@contract/mypage/sheets/doctor-content';
import { DOCTOR_CHART } from '@contract/mypage/sheets/doctor-sheet';

/** The paper between its margins, in points: A4 less 14 mm at the sides and 12 mm above and below, and a little to spare. */
const WIDTH = 516;
const HEIGHT = 750;
const LINE = 1.4;
/** A syllable with its share of the spaces, in parts of the letter size; on the wide side. */
const SYLLABLE = 0.82;
/** Letter sizes in points, the most readable first. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6] as const;
const CELL = 5;
const HEADING = 15;
/** Height reserved for handwritten notes. */
const NOTES = 56;

const textHeight = (text: string, size: number, part = 1) =>
  Math.max(1, Math.ceil((text.length * size * SYLLABLE) / (WIDTH * part))) * size * LINE;
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
const section = (heights: readonly number[], size: number) =>
  heights.length === 0 ? 0 : HEADING + size * 1.1 * LINE + sum(heights);

function estimateHeight(content: DoctorContent, standingLine: string, size: number): number {
  const row = size * LINE + CELL;
  const texts = (lines: readonly string[]) => lines.map((line) => textHeight(line, size) + 2);
  return (
    size * 1.6 * LINE +
    8 +
    textHeight(content.who, size, 0.4) +
    row +
    sum(content.medical.map(({ text }) => textHeight(text, size, 0.8) + CELL)) +
    section(texts(content.first.map(({ title, note, when }) => `${title}: ${note} ${when}`)), size) +
    section([row, ...content.domains.map(() => row), ...texts(content.others)], size) +
    section([row, ...content.growth.map(() => row), size * LINE, ...texts(content.growthLines)], size) +
    section(content.open.length > 0 ? texts([content.open.join(', ')]) : [], size) +
    section(texts(content.questions.map((question) => `□ ${question}`)), size) +
    HEADING +
    size * 1.1 * LINE +
    18 +
    textHeight(standingLine, size * 0.82) +
    2 * size * LINE
  );
}

/** Height of the charts on the paper in points, with their titles. */
const CURVES_HEIGHT = (DOCTOR_CHART.height + 22) * 0.75;

/** Letters stay at least so large, in points, or the curves are left out: words come first on this page. */
const READABLE_WITH_CURVES = 8;

/**
 * The letter size in points with which everything fits one page: more content gives a smaller size. And whether curves fit
 * too.
 */
export function doctorFit(content: DoctorContent, standingLine: string, hasCurves: boolean) {
  const sizeWithin = (height: number) =>
    SIZES.find((size) => estimateHeight(content, standingLine, size) + NOTES <= height) ?? 6;
  const size = sizeWithin(HEIGHT - (hasCurves ? CURVES_HEIGHT : 0));
  const curves = hasCurves && size >= READABLE_WITH_CURVES;
  return { size: curves ? size : sizeWithin(HEIGHT), curves };
}
