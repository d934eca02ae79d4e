import type { Block, Cell } from '@contract/common/sheet';
import { type Box, LINE, RULE, writeLine } from './pen';
import { type Letters, type Line, textWidths, toLines } from './text-lines';

type Table = Extract<Block, { kind: 'table' }>;

const HEAD_FILL = '#f2f2f2';
const BORDER = 0.5;

/** Padding of a cell in points. */
export type Padding = { x: number; y: number };

/** A row each; a table is broken between its rows. */
export function tableBoxes({ caption, head, rows }: Table, width: number, letters: Letters, padding: Padding): Box[] {
  const heads: Cell[][] = head ? [head.map((text) => ({ paragraphs: [[{ text }]], isHead: true }))] : [];
  const all = [...heads, ...rows];
  const { widths, breaksWords } = columnWidths(all, width - 0.01, letters, padding);
  const rowBoxes = all.map((row) => ({ ...rowBox(row, widths, letters, padding), breaksWords }));
  const headBox = head ? rowBoxes[0] : undefined;
  const boxes = rowBoxes.map((box) => (box === headBox ? { ...box, keepsNext: true } : { ...box, head: headBox }));
  if (caption === null) return boxes;
  const small = { ...letters, size: letters.size * 0.9 };
  const lines = toLines([{ text: caption, look: 'small' }], width, small);
  return [...lines.map((line) => ({ ...lineBox(line, small.size), keepsNext: true })), ...boxes];
}

/** A line of text as a part of the page. */
export const lineBox = (line: Line, size: number, { indent = 0, isBold = false } = {}): Box => ({
  height: size * LINE,
  draw: (pen, x, y) => writeLine(pen, line, { x: x + indent, y, size, isBold }),
});

const asBold = ({ paragraphs, isHead }: Cell) =>
  isHead ? paragraphs.map((runs) => runs.map((run) => ({ ...run, look: 'strong' as const }))) : paragraphs;

/** As browsers do: columns get what their text needs on one line, or share what is left beside their longest words. */
function columnWidths(
  rows: readonly (readonly Cell[])[],
  width: number,
  letters: Letters,
  padding: Padding,
): { widths: number[]; breaksWords: boolean } {
  const count = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, at) => {
    const widths = rows.flatMap((row) => {
      const cell = row[at];
      return cell ? asBold(cell).map((runs) => ({ ...textWidths(runs, letters), isHead: cell.isHead })) : [];
    });
    // a head is never broken
    const least = widths.map(({ whole, word, isHead }) => (isHead ? whole : word));
    return {
      least: Math.max(0, ...least) + 2 * padding.x,
      most: Math.max(0, ...widths.map(({ whole }) => whole)) + 2 * padding.x,
    };
  });
  const sum = (pick: (column: (typeof columns)[number]) => number) =>
    columns.reduce((all, item) => all + pick(item), 0);
  const [least, most] = [sum((column) => column.least), sum((column) => column.most)];
  const breaksWords = least > width;
  if (most <= width) return { breaksWords, widths: columns.map((column) => column.most * (width / most)) };
  if (least >= width) return { breaksWords, widths: columns.map((column) => column.least * (width / least)) };
  const share = (width - least) / (most - least);
  return { breaksWords, widths: columns.map((column) => column.least + share * (column.most - column.least)) };
}

function rowBox(row: readonly Cell[], widths: readonly number[], letters: Letters, padding: Padding): Box {
  const { size } = letters;
  const cells = row.map((item, at) => ({
    isHead: item.isHead === true,
    width: widths[at] ?? 0,
    // half a point to spare: the widths are sums of rounded ones
    lines: asBold(item).flatMap((runs) => toLines(runs, (widths[at] ?? 0) - 2 * padding.x + 0.5, letters)),
  }));
  const height = Math.max(1, ...cells.map(({ lines }) => lines.length)) * size * LINE + 2 * padding.y;
  return {
    height,
    draw: (pen, x, y) => {
      let left = x;
      for (const { isHead, width, lines } of cells) {
        pen.lineWidth(BORDER).rect(left, y, width, height);
        if (isHead) pen.fillAndStroke(HEAD_FILL, RULE);
        else pen.stroke(RULE);
        for (const [index, line] of lines.entries())
          writeLine(pen, line, { x: left + padding.x, y: y + padding.y + index * size * LINE, size });
        left += width;
      }
    },
  };
}
