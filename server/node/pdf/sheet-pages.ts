import type { Sheet } from '@contract/common/sheet';
import { blocksBoxes, grown } from './block-boxes';
import { type Box, type Pen, RULE, rule } from './pen';
import { lineBox } from './table-boxes';
import { type Letters, type Measure, toLines } from './text-lines';

const MM = 72 / 25.4;
/** A4 in points, and its margins. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { x: 14 * MM, y: 12 * MM } as const;
const WIDTH = PAGE.width - 2 * MARGIN.x;
const HEIGHT = PAGE.height - 2 * MARGIN.y;
/** Letter sizes in points, the most readable first; with curves beside the words only the large ones. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6] as const;
const READABLE = 8;

type Laid = { title: Box[]; body: Box[]; footer: Box[] };

const heightSum = (boxes: readonly Box[]) => boxes.reduce((sum, { height }) => sum + height, 0);

function layOut({ title, blocks, footer }: Sheet, letters: Letters, withOptional: boolean): Laid {
  const { size } = letters;
  const [large, small] = [size * 1.6, size * 0.82];
  const titles = toLines([{ text: title, look: 'strong' }], WIDTH, { ...letters, size: large });
  const feet = footer.flatMap((text) => toLines([{ text }], WIDTH, { ...letters, size: small }));
  return {
    title: [...titles.map((line) => lineBox(line, large)), { height: 2.5 * MM, draw: () => undefined }],
    body: blocksBoxes(blocks, { width: WIDTH, letters, withOptional }),
    footer: [
      { height: 5.2 * MM, draw: (pen, x, y) => rule(pen, { x, y: y + 4 * MM, width: WIDTH }, 0.2 * MM, RULE) },
      ...feet.map((line) => lineBox(line, small)),
    ],
  };
}

/**
 * With the largest letters that fit one page and, while they are readable, break no word of a table; what fits none is
 * on several in the smallest.
 */
function fitOnPage(sheet: Sheet, measure: Measure): Laid & { size: number } {
  for (const withOptional of [true, false]) {
    for (const mayBreak of [false, true]) {
      for (const size of SIZES) {
        if (size < READABLE && (withOptional || !mayBreak)) break;
        const laid = layOut(sheet, { size, measure }, withOptional);
        if (!mayBreak && laid.body.some(({ breaksWords }) => breaksWords)) continue;
        if (heightSum([...laid.title, ...laid.body, ...laid.footer]) <= HEIGHT) return { ...laid, size };
      }
    }
  }
  const size = SIZES[SIZES.length - 1] ?? 6;
  return { ...layOut(sheet, { size, measure }, false), size };
}

/** Draws a sheet on pages of its own; the foot is at the end of the last one. */
export function drawSheet(pen: Pen, sheet: Sheet, measure: Measure): void {
  const { title, body, footer } = fitOnPage(sheet, measure);
  const bottom = HEIGHT - heightSum(footer);
  const pages: Box[][] = [[...title]];
  for (const [index, box] of body.entries()) {
    const needed = box.height + (box.keepsNext ? (body[index + 1]?.height ?? 0) : 0);
    if (heightSum(pages.at(-1) ?? []) + needed > bottom && (pages.at(-1)?.length ?? 0) > 0)
      pages.push(box.head ? [box.head] : []);
    pages.at(-1)?.push(box);
  }
  for (const page of pages) {
    pen.addPage({ size: 'A4', margin: 0 });
    const left = bottom - heightSum(page);
    let y: number = MARGIN.y;
    for (const box of page) {
      const own = grown(box, WIDTH, box.height + left);
      own.draw(pen, MARGIN.x, y);
      y += own.height;
    }
  }
  let y = MARGIN.y + bottom;
  for (const box of footer) {
    box.draw(pen, MARGIN.x, y);
    y += box.height;
  }
}
