import { type Drawing, PAPER_TONES, ringWidth, type Shape } from '@contract/common/drawing';
import type { Line } from './text-lines';

/** Height of a line in letter sizes, and of its baseline from its top. */
export const LINE = 1.4;
const BASELINE = 1.13;

const INK = '#000000';
const SOFT = '#333333';
export const RULE = '#888888';
export const FONTS = { regular: 'regular', bold: 'bold' } as const;

export type Pen = PDFKit.PDFDocument;

/** A part of a page that is not broken. */
export type Box = {
  height: number;
  draw: (pen: Pen, x: number, y: number) => void;
  /** Not the last on a page or in a column. */
  keepsNext?: boolean;
  /** Repeated where a page or a column begins with this part: the head of its table. */
  head?: Box;
  /** Grows into the space that is left. */
  grows?: boolean;
  /** A word in it is longer than its line at this size. */
  breaksWords?: boolean;
};

export const emptyBox = (height: number): Box => ({ height, draw: () => undefined });

/** One letter after another at a baseline. */
function write(pen: Pen, text: string, { x, y, size, isBold = false, fill = INK }: Written) {
  pen
    .font(isBold ? FONTS.bold : FONTS.regular)
    .fontSize(size)
    .fillColor(fill)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}
type Written = { x: number; y: number; size: number; isBold?: boolean; fill?: string };

/** A line of text whose top is `y`; `size` is that of the sheet. */
export function writeLine(pen: Pen, line: Line, { x, y, size, isBold = false }: Omit<Written, 'fill'>) {
  for (const { text, look, x: left, size: own } of line)
    write(pen, text, {
      x: x + left,
      y: y + size * BASELINE,
      size: own,
      isBold: isBold || look === 'strong',
      fill: look === 'small' ? SOFT : INK,
    });
}

export function rule(pen: Pen, { x, y, width }: { x: number; y: number; width: number }, thickness: number, ink = INK) {
  pen
    .lineWidth(thickness)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(ink);
}

/** A drawing as vectors, its letters as text. */
export function drawShapes(
  pen: Pen,
  { shapes, frame }: Drawing,
  { x, y, scale }: { x: number; y: number; scale: number },
) {
  pen.save().translate(x, y).scale(scale);
  for (const shape of shapes) {
    pen.save();
    if (shape.kind === 'path' && shape.clipped) pen.rect(frame.x, frame.y, frame.width, frame.height).clip();
    drawShape(pen, shape);
    pen.restore();
  }
  pen.restore();
}

function drawShape(pen: Pen, shape: Shape) {
  if (shape.kind === 'dot') {
    pen
      .circle(shape.x, shape.y, shape.r)
      .lineWidth(ringWidth(shape.r))
      .fillAndStroke(PAPER_TONES.surface, PAPER_TONES.mark);
    return;
  }
  if (shape.kind === 'text') {
    const isBold = shape.bold === true;
    pen.font(isBold ? FONTS.bold : FONTS.regular).fontSize(shape.size);
    const width = pen.widthOfString(shape.text);
    const left = { start: 0, middle: width / 2, end: width }[shape.anchor];
    write(pen, shape.text, { x: shape.x - left, y: shape.y, size: shape.size, isBold, fill: PAPER_TONES.ink });
    return;
  }
  if (shape.d === '') return;
  pen
    .opacity(shape.opacity ?? 1)
    .lineJoin('round')
    .lineWidth(shape.width ?? 1);
  if (shape.dash) pen.dash(shape.dash[0], { space: shape.dash[1] });
  pen.path(shape.d);
  if (shape.fill) pen.fill(PAPER_TONES[shape.fill]);
  else if (shape.stroke) pen.stroke(PAPER_TONES[shape.stroke]);
}
