import type { LevelsResult, PositionsResult, TestResult } from '@contract/test/diagnostics-results.responses';
import { printedQuestions } from '@contract/test/result-sheet';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The paper between its margins, in points: A4 less 14 mm at the sides and 12 mm above and below, and a little to spare. */
const WIDTH = 516;
const HEIGHT = 755;
const LINE = 1.45;
/** A syllable with its share of the spaces, in parts of the letter size; on the wide side. */
const SYLLABLE = 0.88;
/** Letter sizes in points, the most readable first. */
const SIZES = [10.5, 10, 9.25, 8.5, 7.75, 7, 6.5, 6] as const;
const CELL_PADDING = 5;
const HEADING = 15;

/** The height of a text in a column `part` of the paper wide, in points. */
const textHeight = (text: string, size: number, part = 1) =>
  Math.max(1, Math.ceil((inOneLine(text).length * size * SYLLABLE) / (WIDTH * part))) * size * LINE;

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
const section = (heights: readonly number[], size: number) =>
  heights.length === 0 ? 0 : HEADING + size * 1.1 * LINE + sum(heights);

function levelsHeight(result: LevelsResult, size: number): number {
  const rows = result.parts.map(({ id, level, unknown }) => {
    const watched = result.watched.filter(({ part }) => part === id).map(({ text }) => `${text} (아직이에요)`);
    const lines = [...watched, ...(level !== null && unknown.length > 0 ? [''] : [])];
    return Math.max(size * LINE, sum(lines.map((text) => textHeight(text, size, 0.6)))) + CELL_PADDING;
  });
  const notes = result.concern_notes.map(({ note }) =>
    textHeight(`예전에 하던 것을 하지 않아요 (영역들): ${note}`, size),
  );
  const questions = printedQuestions(result).map((question) => textHeight(`□ ${question}`, size) + 3);
  return section([size * LINE + CELL_PADDING, ...rows], size) + section(notes, size) + section(questions, size);
}

function positionsHeight({ positions, help }: PositionsResult, size: number): number {
  const rows = positions.map(
    ({ title, text, try: toTry }) =>
      Math.max(textHeight(`${title} ${text}`, size, 0.43), textHeight(toTry ?? '', size, 0.32)) + CELL_PADDING,
  );
  const lines = help ? [textHeight(help.text, size), ...help.lines.map(() => size * LINE)] : [];
  return section([size * LINE + CELL_PADDING, ...rows], size) + section(lines, size);
}

/** The letter size in points with which everything fits one A4 page: more content gives a smaller size. */
export function printSize(result: TestResult): number {
  const fits = (size: number) => {
    const head = size * 1.6 * LINE + 7 + 2 * (size * LINE + CELL_PADDING);
    const body = result.shape === 'levels' ? levelsHeight(result, size) : positionsHeight(result, size);
    const foot = 16 + sum([result.standing_line, result.source, ''].map((text) => textHeight(text, size * 0.82)));
    return head + body + foot <= HEIGHT;
  };
  return SIZES.find(fits) ?? 6;
}
