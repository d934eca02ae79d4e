import { cutLetters } from '@contract/common/letters';
import { isStorable } from '@contract/common/text';
import {
  GROWTH_FIELDS,
  GROWTH_IMPORT_MAX,
  GROWTH_LIMITS,
  GROWTH_NOTE_MAX,
  type GrowthField,
  type GrowthPlace,
  type GrowthPosition,
  type GrowthRowInput,
  growthValueProblem,
  measuredOnProblem,
  NOTHING_MEASURED,
} from '@contract/mypage/growth';
import { readDay, readFigure } from '@contract/mypage/growth-text';
import { type Column, findFactor, GROWTH_TYPES, isEmptyCell, squeeze, type TextColumn } from './columns';
import { type ChosenChild, type FileChild, findLinesOfChild, namesChildren } from './find-child';
import { readTable, type Table } from './read-table';

const POSITIONS: Record<string, GrowthPosition> = {
  누워서: 'lying',
  누운키: 'lying',
  lying: 'lying',
  서서: 'standing',
  선키: 'standing',
  standing: 'standing',
};
const PLACES: Record<string, GrowthPlace> = {
  집: 'home',
  home: 'home',
  병원: 'clinic',
  의원: 'clinic',
  보건소: 'clinic',
  clinic: 'clinic',
  hospital: 'clinic',
  어린이집: 'daycare',
  유치원: 'daycare',
  daycare: 'daycare',
};

/** One line of a file: its values and errors. */
export type FileRow = { line: number; text: string; row: GrowthRowInput | null; problem: string | null };
export type FileRead = {
  /** Lines of the chosen child. */
  rows: FileRow[];
  /** Children whose lines are left out. */
  others: FileChild[];
  /** Children to choose from, where none is the chosen one by id or name. */
  unknown: FileChild[];
  /** True where no line names a child. */
  isUnnamed: boolean;
  /** Headings that are not read. */
  unread: string[];
  problem: string | null;
};

const NOTHING: FileRead = { rows: [], others: [], unknown: [], isUnnamed: true, unread: [], problem: null };

/**
 * Reads the lines of one child from a table.
 * @param pickedName the file's name for this child, where the parent had to tell
 */
export function readRows(text: string, child: ChosenChild, now: number, pickedName: string | null = null): FileRead {
  const read = readTable(text);
  if ('problem' in read) return { ...NOTHING, problem: read.problem };
  const { columns, headings } = read.table;
  const unread = headings.filter((heading, at) => columns[at] === null && heading !== '');
  const isUnnamed = !namesChildren(read.table);
  const found = findLinesOfChild(read.table, child, pickedName);
  if ('unknown' in found) return { ...NOTHING, unread, isUnnamed, unknown: found.unknown };
  const problem =
    found.lines.length > GROWTH_IMPORT_MAX
      ? `한 번에 ${GROWTH_IMPORT_MAX}줄까지 가져올 수 있어요. 나누어서 가져와 주세요.`
      : null;
  const rows = problem ? [] : found.lines.map((line) => readLine(line, columns, child, now));
  return { rows, others: found.others, unknown: [], isUnnamed, unread, problem };
}

/** Reads the cell of a column by its kind; empty without such a column. */
const createCellReader =
  (cells: readonly string[], columns: readonly (Column | null)[]) => (kind: 'measured_on' | TextColumn) =>
    cells[columns.findIndex((column) => column?.kind === kind)] ?? '';

function readLine(
  { line, cells }: Table['lines'][number],
  columns: readonly (Column | null)[],
  child: ChosenChild,
  now: number,
): FileRow {
  const getCell = createCellReader(cells, columns);
  const text = cells.filter((cell) => cell !== '').join(' · ');
  const wrong = (problem: string): FileRow => ({ line, text, row: null, problem });

  if (getCell('deleted') !== '') return wrong('지운 기록이에요.');
  const measured_on = readDay(getCell('measured_on'));
  if (measured_on === null) return wrong('날짜를 읽을 수 없어요. 2026-03-01처럼 연·월·일 순서로 적어 주세요.');
  const dayProblem = measuredOnProblem(measured_on, now, child.birth_date);
  if (dayProblem) return wrong(dayProblem);

  const measured = readMeasures(cells, columns);
  if (typeof measured === 'string') return wrong(measured);
  const note = cutLetters(getCell('note').normalize('NFC'), GROWTH_NOTE_MAX);
  if (!isStorable(note)) return wrong('메모에 쓸 수 없는 글자가 들어 있어요.');
  const place = getCell('place');
  const row: GrowthRowInput = {
    measured_on,
    ...measured,
    position: POSITIONS[squeeze(getCell('position'))] ?? null,
    place: isEmptyCell(place) ? 'home' : (PLACES[squeeze(place)] ?? 'other'),
    note,
  };
  return { line, text, row, problem: null };
}

type Figures = Record<GrowthField, number | null>;

/** @returns the figures in centimetres and kilograms, or why they cannot be taken */
function readMeasures(cells: readonly string[], columns: readonly (Column | null)[]): Figures | string {
  const figures: Figures = { height_cm: null, weight_kg: null, head_cm: null };
  const getCell = createCellReader(cells, columns);
  const given = columns.flatMap((column, at) =>
    column?.kind === 'measure' ? [{ field: column.field, unit: column.unit, cell: cells[at] ?? '' }] : [],
  );
  if (given.length === 0) {
    const type = squeeze(getCell('type'));
    const field = GROWTH_TYPES.find(([, pattern]) => pattern.test(type))?.[0];
    if (!field) return `키, 몸무게, 머리둘레가 아닌 줄이에요(${getCell('type')}).`;
    const unit = getCell('unit').toLowerCase() || (field === 'weight_kg' ? 'kg' : 'cm');
    given.push({ field, unit, cell: getCell('value') });
  }
  for (const { field, unit, cell } of given) {
    if (isEmptyCell(cell)) continue;
    const { label, decimals } = GROWTH_LIMITS[field];
    const factor = findFactor(field, unit);
    if (factor === null) return `${label}의 단위(${unit})를 알 수 없어요.`;
    const figure = readFigure(cell);
    if (figure === null || Number.isNaN(figure)) return `${label}를 숫자로 읽을 수 없어요.`;
    figures[field] = factor === 1 ? figure : Number((figure * factor).toFixed(decimals));
    const problem = growthValueProblem(field, figures[field]);
    if (problem) return problem;
  }
  return GROWTH_FIELDS.every((field) => figures[field] === null) ? NOTHING_MEASURED : figures;
}
