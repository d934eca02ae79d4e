import type { Paragraph, Run } from '@contract/common/sheet';

/** Width of a text at a letter size of one point. */
export type Measure = (text: string, isBold: boolean) => number;

/** The letters of a sheet. */
export type Letters = { size: number; measure: Measure };

type Piece = { text: string; look: Run['look']; width: number };
/** A line of pieces with their distance from its beginning. */
export type Line = { text: string; look: Run['look']; x: number; size: number }[];

/** A remark is a little smaller. */
const SMALL = 0.9;
/** The font has no pictographs, and nothing that joins them. */
const PICTOGRAPHS = /\p{Emoji_Presentation}|\u200d|\ufe0f/gu;

const TIED = '$1\u00a0';
/** '2026. 3. 10.' and '만 4~6세' stay on one line. */
const TIED_SPACE = /(\d\.|(?<!\S)만) (?=\d{1,2}[.~세])/g;
/** So does a short remark: '(먹는 백신)'. */
const SHORT_REMARK = /(\([^()\s]{1,5}) (?=[^()\s]{1,5}\))/g;

/** A last line shorter than this share of the width gets words of the line before. */
const SHORT_END = 0.25;
const NARROWER = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const;

const pieceSize = ({ look }: Pick<Piece, 'look'>, size: number) => (look === 'small' ? size * SMALL : size);

/** Words with the pieces they are made of: '제목: 말' may be bold until the colon. */
function toWords(runs: Paragraph, letters: Letters): Piece[][] {
  const words: Piece[][] = [];
  let joins = false;
  for (const { text, look } of runs) {
    const whole = text.replace(PICTOGRAPHS, '').replace(TIED_SPACE, TIED).replace(SHORT_REMARK, TIED);
    for (const part of whole.split(/([ \t\n]+)/)) {
      if (part === '') continue;
      if (/^[ \t\n]/.test(part)) {
        joins = false;
        continue;
      }
      const piece = { text: part, look, width: pieceWidth({ text: part, look }, letters) };
      if (joins) words.at(-1)?.push(piece);
      else words.push([piece]);
      joins = true;
    }
  }
  return words;
}

const pieceWidth = (piece: Pick<Piece, 'text' | 'look'>, { size, measure }: Letters) =>
  measure(piece.text, piece.look === 'strong') * pieceSize(piece, size);
const wordWidth = (word: readonly Piece[]) => word.reduce((sum, { width }) => sum + width, 0);

/**
 * Lines of at most a width: Korean breaks between words, and within a word only where one is longer than a line. A
 * single short word is not left on the last line where the lines can be shared out better.
 */
export function toLines(runs: Paragraph, width: number, letters: Letters): Line[] {
  const words = toWords(runs, letters).flatMap((item) => cutWord(item, width, letters));
  const space = letters.measure(' ', false) * letters.size;
  const full = fillLines(words, width, { space, size: letters.size });
  if (full.lines.length < 2 || full.end >= width * SHORT_END) return full.lines;
  for (const share of NARROWER) {
    const other = fillLines(words, width * share, { space, size: letters.size });
    if (other.lines.length > full.lines.length) break;
    if (other.end >= width * SHORT_END) return other.lines;
  }
  return full.lines;
}

/** `end` is where the last line ends. */
function fillLines(words: readonly Piece[][], width: number, { space, size }: { space: number; size: number }) {
  const lines: Line[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const isNew = end + space + wordWidth(word) > width;
    let x = isNew ? 0 : end + space;
    if (isNew) lines.push([]);
    for (const { text, look, width: own } of word) {
      lines.at(-1)?.push({ text, look, x, size: pieceSize({ look }, size) });
      x += own;
    }
    end = x;
  }
  return { lines, end };
}

function cutWord(word: readonly Piece[], width: number, letters: Letters): Piece[][] {
  if (wordWidth(word) <= width) return [[...word]];
  return word.flatMap(({ text, look }) => {
    const parts = [''];
    for (const letter of text) {
      const longer = `${parts.at(-1)}${letter}`;
      if (parts.at(-1) !== '' && pieceWidth({ text: longer, look }, letters) > width) parts.push(letter);
      else parts[parts.length - 1] = longer;
    }
    return parts.map((part) => [{ text: part, look, width: pieceWidth({ text: part, look }, letters) }]);
  });
}

/** Width on one line, and of the longest word: what a column of a table may have. */
export function textWidths(runs: Paragraph, letters: Letters): { whole: number; word: number } {
  const widths = toWords(runs, letters).map(wordWidth);
  const space = letters.measure(' ', false) * letters.size;
  return {
    whole: widths.reduce((sum, own) => sum + own, 0) + space * Math.max(0, widths.length - 1),
    word: Math.max(0, ...widths),
  };
}
