import type { Drawing } from './drawing';

/**
 * A page for paper as data: the browser prints it, the server makes a PDF of it, and both say the same words.
 */
export type Sheet = {
  title: string;
  blocks: readonly Block[];
  /** Small lines at the foot. */
  footer: readonly string[];
};

/** A piece of text; 'strong' is bold, 'small' a remark. */
export type Run = { text: string; look?: 'strong' | 'small' };
export type Paragraph = readonly Run[];
export type Cell = { paragraphs: readonly Paragraph[]; isHead?: boolean };

export type Block =
  | { kind: 'heading'; text: string; remark: string | null }
  | { kind: 'text'; runs: Paragraph }
  /** Questions, each with a box to tick. */
  | { kind: 'questions'; items: readonly string[] }
  | { kind: 'table'; caption: string | null; head: readonly string[] | null; rows: readonly (readonly Cell[])[] }
  /** Beside each other; `optional` ones are left out where the words would become too small. */
  | { kind: 'drawings'; drawings: readonly TitledDrawing[]; optional: boolean }
  /** Two columns that read one after the other. */
  | { kind: 'columns'; blocks: readonly Block[] }
  /** Ruled lines for handwriting, in the space that is left. */
  | { kind: 'ruled' };

export type TitledDrawing = { title: string; drawing: Drawing };

export const heading = (text: string, remark: string | null = null): Block => ({ kind: 'heading', text, remark });
export const paragraph = (...runs: readonly (Run | string)[]): Block => ({
  kind: 'text',
  runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
});
export const cell = (text: string): Cell => ({ paragraphs: [[{ text }]] });
export const headCell = (text: string): Cell => ({ ...cell(text), isHead: true });
/** A heading with what belongs to it, or nothing where that is empty. */
export const section = (head: Block, blocks: readonly Block[]): Block[] => (blocks.length > 0 ? [head, ...blocks] : []);

const toText = (runs: Paragraph) => runs.map(({ text }) => text).join('');

/** Every text of a sheet but those of its drawings, in the order of reading. */
export const sheetTexts = ({ title, blocks, footer }: Sheet): string[] => [
  title,
  ...blocks.flatMap(blockTexts),
  ...footer,
];

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text, ...(block.remark === null ? [] : [block.remark])];
    case 'text':
      return [toText(block.runs)];
    case 'questions':
      return [...block.items];
    case 'table':
      return [
        ...(block.caption === null ? [] : [block.caption]),
        ...(block.head ?? []),
        ...block.rows.flatMap((row) => row.flatMap(({ paragraphs }) => paragraphs.map(toText))),
      ];
    case 'drawings':
      return block.drawings.map(({ title }) => title);
    case 'columns':
      return block.blocks.flatMap(blockTexts);
    case 'ruled':
      return [];
  }
}
