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
  for (const sheet of sheets) drawSheet(pen, sheet, measure);
  pen.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
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
