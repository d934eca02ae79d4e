import { GROWTH_FIELDS } from '@contract/mypage/growth';
import { readDay } from '@contract/mypage/growth-text';
import Papa from 'papaparse';
import { type Column, readHeading } from './columns';

/** A table's data lines with the column of each cell; `line` counts from 1, as table programs do. */
export type Table = { columns: (Column | null)[]; headings: string[]; lines: { line: number; cells: string[] }[] };
export type TableRead = { table: Table } | { problem: string };

/** Lines of titles that may stand above the headings. */
const TITLE_LINES = 20;
const DELIMITERS = ['', ',', '\t', ';'];
const WANTED = '‘날짜, 키, 몸무게, 머리둘레’처럼 칸 이름을 적어 주세요.';

type Line = { line: number; cells: string[] };

/** Lines that are not blank. A title above the table can mislead the guess of the delimiter, so the others are tried too. */
const parseLines = (text: string, delimiter: string): Line[] =>
  Papa.parse<string[]>(text, { delimiter }).data.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? { line: at + 1, cells: cells.map((cell) => cell.trim()) } : [],
  );

const has = (columns: readonly (Column | null)[], kind: Column['kind']) =>
  columns.some((column) => column?.kind === kind);

/** Headings name a day and a measure, or a day, a type and a value. */
const areHeadings = (columns: readonly (Column | null)[]) =>
  has(columns, 'measured_on') && (has(columns, 'measure') || (has(columns, 'type') && has(columns, 'value')));

function findHeadings(lines: readonly Line[]): { at: number; columns: (Column | null)[] } | null {
  for (const [at, { cells }] of lines.slice(0, TITLE_LINES).entries()) {
    const columns = cells.map(readHeading);
    if (areHeadings(columns)) return { at, columns };
  }
  return null;
}

/** Each kind of column once; a child may be named by several, and keys that are not read may be many. */
const firstOfEach = (columns: readonly (Column | null)[]) => {
  const seen = new Set<string>();
  return columns.map((column) => {
    if (column === null || column.kind === 'child' || column.kind === 'known') return column;
    const key = column.kind === 'measure' ? column.field : column.kind;
    if (seen.has(key)) return null;
    seen.add(key);
    return column;
  });
};

/** Reads what a table program or another app gives, with its headings, or without them as day, height, weight, head. */
export function readTable(text: string): TableRead {
  const guessed = parseLines(text, '');
  const [first] = guessed;
  if (!first) return { problem: '읽을 내용이 없어요. 날짜와 잰 값이 있는 표를 골라 주세요.' };
  for (const delimiter of DELIMITERS) {
    const lines = delimiter === '' ? guessed : parseLines(text, delimiter);
    const found = findHeadings(lines);
    if (!found) continue;
    const headings = lines[found.at]?.cells ?? [];
    return { table: { columns: firstOfEach(found.columns), headings, lines: lines.slice(found.at + 1) } };
  }
  if (readDay(first.cells[0] ?? '') !== null) {
    const measures = GROWTH_FIELDS.map(
      (field): Column => ({
        kind: 'measure',
        field,
        unit: field === 'weight_kg' ? 'kg' : 'cm',
      }),
    );
    return { table: { columns: [{ kind: 'measured_on' }, ...measures], headings: [], lines: guessed } };
  }
  return { problem: `${getMissing(first.cells.map(readHeading))} 첫 줄에 ${WANTED}` };
}

function getMissing(columns: readonly (Column | null)[]): string {
  if (has(columns, 'measured_on')) return '키, 몸무게, 머리둘레 칸을 찾지 못했어요.';
  return has(columns, 'measure') ? '잰 날짜 칸을 찾지 못했어요.' : '날짜 칸과 잰 값 칸을 찾지 못했어요.';
}
