import type { Block, TitledDrawing } from '@contract/common/sheet';
import { type Box, drawShapes, emptyBox, LINE, rule } from './pen';
import { lineBox, type Padding, tableBoxes } from './table-boxes';
import { type Letters, toLines } from './text-lines';

const MM = 72 / 25.4;
const PX = 0.75;
const PADDING: Padding = { x: 2 * MM, y: 0.7 * MM };
const NARROW: Padding = { x: 1 * MM, y: 0.5 * MM };
const GAP = { heading: 3.2 * MM, underHeading: 1.2 * MM, columns: 6 * MM } as const;
/** Ruled lines for handwriting: distance, and the least height. */
const RULED = { every: 8 * MM, least: 20 * MM } as const;

export type Layout = { width: number; letters: Letters; padding?: Padding; withOptional: boolean };

/** Blocks as parts of a page of that width. */
export const blocksBoxes = (blocks: readonly Block[], layout: Layout): Box[] =>
  blocks.flatMap((block, index) => {
    const afterText = block.kind === 'table' && blocks[index - 1]?.kind === 'text';
    return [...(afterText ? [emptyBox(GAP.underHeading)] : []), ...blockBoxes(block, layout)];
  });

function blockBoxes(block: Block, layout: Layout): Box[] {
  const { width, letters, padding = PADDING } = layout;
  const { size } = letters;
  switch (block.kind) {
    case 'heading':
      return [headingBox(block, layout)];
    case 'text':
      return toLines(block.runs, width, letters).map((line) => lineBox(line, size));
    case 'questions':
      return block.items.flatMap((item) => questionBoxes(item, layout));
    case 'table':
      return [...tableBoxes(block, width, letters, padding), emptyBox(GAP.underHeading)];
    case 'drawings':
      return block.optional && !layout.withOptional ? [] : [drawingsBox(block.drawings, layout)];
    case 'columns':
      return [columnsBox(block.blocks, layout)];
    case 'ruled':
      return [ruledBox(width)];
  }
}

function headingBox({ text, remark }: Extract<Block, { kind: 'heading' }>, { width, letters }: Layout): Box {
  const size = letters.size * 1.1;
  const runs = [
    { text, look: 'strong' as const },
    ...(remark === null ? [] : [{ text: ' ' }, { text: remark, look: 'small' as const }]),
  ];
  const lines = toLines(runs, width, { ...letters, size });
  const under = GAP.heading + lines.length * size * LINE + 0.6 * MM;
  return {
    height: under + GAP.underHeading,
    keepsNext: true,
    draw: (pen, x, y) => {
      for (const [index, line] of lines.entries())
        lineBox(line, size).draw(pen, x, y + GAP.heading + index * size * LINE);
      rule(pen, { x, y: y + under, width }, 0.3 * MM);
    },
  };
}

function questionBoxes(item: string, { width, letters }: Layout): Box[] {
  const { size } = letters;
  const indent = size * 1.4;
  const lines = toLines([{ text: item }], width - indent, letters);
  const mark = toLines([{ text: '□' }], width, letters)[0] ?? [];
  return [
    ...lines.map((line, index): Box => {
      const box = lineBox(line, size, { indent });
      if (index > 0) return box;
      return {
        ...box,
        draw: (pen, x, y) => {
          lineBox(mark, size).draw(pen, x, y);
          box.draw(pen, x, y);
        },
      };
    }),
    emptyBox(0.8 * MM),
  ];
}

function drawingsBox(drawings: readonly TitledDrawing[], { width, letters }: Layout): Box {
  const size = letters.size * 0.9;
  const gap = 3 * MM;
  const room = (width - gap * (drawings.length - 1)) / drawings.length;
  const titled = drawings.map(({ title, drawing }) => ({
    drawing,
    scale: Math.min(PX, room / drawing.width),
    lines: toLines([{ text: title, look: 'strong' }], room, { ...letters, size }),
  }));
  const top = 1.5 * MM + Math.max(...titled.map(({ lines }) => lines.length)) * size * LINE;
  return {
    height: top + Math.max(...titled.map(({ drawing, scale }) => drawing.height * scale)) + 1.5 * MM,
    draw: (pen, x, y) => {
      for (const [index, { drawing, scale, lines }] of titled.entries()) {
        const left = x + index * (room + gap);
        for (const [at, line] of lines.entries()) lineBox(line, size).draw(pen, left, y + 1.5 * MM + at * size * LINE);
        drawShapes(pen, drawing, { x: left, y: y + top, scale });
      }
    },
  };
}

/** Fills the left column to the half; a part that keeps the next goes with it to the right. */
function columnsBox(blocks: readonly Block[], layout: Layout): Box {
  const width = (layout.width - GAP.columns) / 2;
  const boxes = blocksBoxes(blocks, { ...layout, width, padding: NARROW });
  const half = boxes.reduce((sum, { height }) => sum + height, 0) / 2;
  let [height, end] = [0, 0];
  for (const box of boxes) {
    if (height >= half) break;
    height += box.height;
    end += 1;
  }
  while (end > 0 && boxes[end - 1]?.keepsNext) end -= 1;
  const [left, right] = [boxes.slice(0, end), boxes.slice(end)];
  // beside the heading that the left column begins with
  const continued = right[0]?.head ? [emptyBox(GAP.heading), right[0].head] : [];
  const columns = [left, [...continued, ...right]];
  return {
    height: Math.max(...columns.map((own) => own.reduce((sum, box) => sum + box.height, 0))),
    breaksWords: boxes.some((box) => box.breaksWords),
    draw: (pen, x, y) => {
      for (const [index, own] of columns.entries()) {
        let top = y;
        for (const box of own) {
          box.draw(pen, x + index * (width + GAP.columns), top);
          top += box.height;
        }
      }
    },
  };
}

const ruledBox = (width: number, height: number = RULED.least): Box => ({
  height,
  grows: true,
  draw: (pen, x, y) => {
    for (let down = RULED.every; down <= height; down += RULED.every)
      rule(pen, { x, y: y + down, width }, 0.2 * MM, '#999999');
  },
});

/** The same part with the height that is left. */
export const grown = (box: Box, width: number, height: number): Box => (box.grows ? ruledBox(width, height) : box);
