import type { Sheet } from '@contract/common/sheet';
import PDFDocument from 'pdfkit';
import { FONTS } from './pen';
import { drawSheet } from './sheet-pages';
import type { Measure } from './text-lines';

export type PdfTask = {
  sheets: readonly Sheet[];
  /** Files of a TrueType font. */
  fonts: Record<keyof typeof FONTS, string>;
};

/** Task of a worker thread for sheet-pdfs.ts: the sheets as one PDF, with the letters they use and no others. */
export default async function makePdf({ sheets, fonts }: PdfTask): Promise<Uint8Array> {
  const pen = new PDFDocument({
    autoFirstPage: false,
    lang: 'ko-KR',
    displayTitle: true,
    info: { Title: sheets[0]?.title ?? '', Creator: '쑥쑥플래너' },
  });
  for (const name of Object.values(FONTS)) pen.registerFont(name, fonts[name]);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pen.on('data', (chunk: Buffer) => chunks.push(chunk));
    pen.on('end', resolve);
    pen.on('error', reject);
  });
  const measure = measureWith(pen);
  for (const sheet of sheets) drawSheet(pen, withMissingLetters(sheet, pen), measure);
  pen.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const MISSING = '글꼴에 없는 글자는 □로 인쇄했어요.';

/** The parts of pdfkit's embedded font that its types leave out. */
type EmbeddedFont = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

/** A sheet with letters that the font lacks, such as rare Han of a name, says so in its footer. */
function withMissingLetters(sheet: Sheet, pen: PDFKit.PDFDocument): Sheet {
  const { font } = (pen.font(FONTS.regular) as unknown as EmbeddedFont)._font;
  const lacks = (letter: string) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const letters = new Set(JSON.stringify(sheet));
  const hasMissing = [...letters].some((letter) => /\p{L}/u.test(letter) && lacks(letter));
  return hasMissing ? { ...sheet, footer: [...sheet.footer, MISSING] } : sheet;
}

const MEASURED_SIZE = 100;

/** Each text is measured once: the sizes that are tried only scale it. */
function measureWith(pen: PDFKit.PDFDocument): Measure {
  const known = new Map<string, number>();
  return (text, isBold) => {
    const key = `${isBold ? 'b' : 'r'}${text}`;
    const width =
      known.get(key) ??
      pen
        .font(isBold ? FONTS.bold : FONTS.regular)
        .fontSize(MEASURED_SIZE)
        .widthOfString(text) / MEASURED_SIZE;
    known.set(key, width);
    return width;
  };
}
