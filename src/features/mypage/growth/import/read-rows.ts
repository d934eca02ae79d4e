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
import Papa from 'papaparse';

type Column = GrowthField | 'height_mm' | 'weight_g' | 'head_mm' | 'measured_on' | 'position' | 'place' | 'note';

/** What a column may be called, without spaces, units and brackets, in small letters. */
const NAMES: Record<Column, readonly string[]> = {
  measured_on: ['잰날', '날짜', '측정일', '측정날짜', '검진일', '일자', 'date', 'measured_on', 'measuredon', 'day'],
  height_cm: ['키', '신장', '키cm', '신장cm', 'height', 'height_cm', 'heightcm', 'length', 'length_cm', 'stature'],
  weight_kg: ['몸무게', '체중', '몸무게kg', '체중kg', 'weight', 'weight_kg', 'weightkg'],
  head_cm: ['머리둘레', '두위', '머리둘레cm', '두위cm', 'head', 'head_cm', 'headcm', 'headcircumference', 'hc'],
  height_mm: ['height_mm'],
  weight_g: ['weight_g', '몸무게g', '체중g'],
  head_mm: ['head_mm'],
  position: ['자세', '잰자세', 'position'],
  place: ['장소', '잰곳', '측정장소', 'place'],
  note: ['메모', '비고', '노트', 'note', 'memo'],
};
const WHOLE_UNITS = { height_mm: ['height_cm', 10], weight_g: ['weight_kg', 1000], head_mm: ['head_cm', 10] } as const;
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
export type FileRead = { rows: FileRow[]; problem: string | null };

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()[\]·:/]/g, '');

/** Reads what a table program gives: with or without a line of headings, by commas, semicolons or tabs. */
export function readRows(text: string, birthDate: string, now: number): FileRead {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const [first = []] = data;
  const headed = parseColumns(first);
  const columns = headed ?? (readDay(first[0] ?? '') ? (['measured_on', ...GROWTH_FIELDS] as Column[]) : null);
  if (data.length === 0) return { rows: [], problem: '읽을 내용이 없어요. 날짜와 잰 값이 있는 표를 골라 주세요.' };
  if (!columns) return { rows: [], problem: '첫 줄에 ‘날짜, 키, 몸무게, 머리둘레’처럼 칸 이름을 적어 주세요.' };
  const lines = headed ? data.slice(1) : data;
  if (lines.length > GROWTH_IMPORT_MAX)
    return { rows: [], problem: `한 번에 ${GROWTH_IMPORT_MAX}줄까지 가져올 수 있어요. 나누어서 가져와 주세요.` };
  const offset = headed ? 2 : 1;
  return { rows: lines.map((cells, at) => readLine(cells, columns, at + offset, birthDate, now)), problem: null };
}

/** Null when the line names no day and no measure, so is no line of headings. */
function parseColumns(line: readonly string[]): (Column | null)[] | null {
  const columns = line.map((cell) => {
    const name = squeezed(cell);
    return (Object.keys(NAMES) as Column[]).find((column) => NAMES[column].includes(name)) ?? null;
  });
  const measures = columns.some((column) => column !== null && (column in GROWTH_LIMITS || column in WHOLE_UNITS));
  return columns.includes('measured_on') && measures ? columns : null;
}

function readLine(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  line: number,
  birthDate: string,
  now: number,
): FileRow {
  const getCell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const text = cells.map((cell) => cell.trim()).join(' · ');
  const wrong = (problem: string): FileRow => ({ line, text, row: null, problem });

  const measured_on = readDay(getCell('measured_on'));
  const dayProblem = measured_on === null ? '날짜를 읽을 수 없어요.' : measuredOnProblem(measured_on, now, birthDate);
  if (measured_on === null || dayProblem) return wrong(dayProblem ?? '');

  const figures: Record<GrowthField, number | null> = { height_cm: null, weight_kg: null, head_cm: null };
  for (const field of GROWTH_FIELDS) figures[field] = readFigure(getCell(field));
  for (const [column, [field, per]] of Object.entries(WHOLE_UNITS)) {
    const figure = readFigure(getCell(column as Column));
    if (figure !== null) figures[field] = figure / per;
  }
  for (const field of GROWTH_FIELDS) {
    const figure = figures[field];
    if (figure === null) continue;
    if (Number.isNaN(figure)) return wrong(`${GROWTH_LIMITS[field].label}를 숫자로 읽을 수 없어요.`);
    const problem = growthValueProblem(field, figure);
    if (problem) return wrong(problem);
  }
  if (GROWTH_FIELDS.every((field) => figures[field] === null)) return wrong(NOTHING_MEASURED);

  const note = getCell('note').normalize('NFC').slice(0, GROWTH_NOTE_MAX);
  if (!isStorable(note)) return wrong('메모에 쓸 수 없는 글자가 들어 있어요.');
  const row: GrowthRowInput = {
    measured_on,
    ...figures,
    position: POSITIONS[squeezed(getCell('position'))] ?? null,
    place: getCell('place') === '' ? 'home' : (PLACES[squeezed(getCell('place'))] ?? 'other'),
    note,
  };
  return { line, text, row, problem: null };
}
