import { formatNumber } from '@contract/common/format-number';
import { limitedArray, withSizeLimit } from '@contract/common/size-limit';
import { isStorable } from '@contract/common/text';
import * as v from 'valibot';
import { STROKE_GROUPS, STROKES_FILE_KIND, type StrokeGroup, SUBJECTS, type Subject } from './stroke-lists';
import type { StrokePoint, UnitWriteStroke } from './strokes.responses';

/** Side of the square canvas that points are in (docs/specification.md §9.5). */
export const STROKE_BOX = 1407;
export const STROKES_MAX = 40;
/** Of one record, over all its strokes. */
export const POINTS_MAX = 2000;

const BAD_POINT = `점은 0에서 ${STROKE_BOX} 사이에 있어야 해요.`;
const coordinate = v.pipe(v.number(BAD_POINT), v.minValue(0, BAD_POINT), v.maxValue(STROKE_BOX, BAD_POINT));
const point = v.object({ x: coordinate, y: coordinate }, BAD_POINT);
const NO_STROKES = '획을 하나 이상 그려 주세요.';

const countStrokes = (input: unknown) => (typeof input === 'object' && input !== null ? Object.keys(input).length : 0);
const countPoints = (input: unknown) =>
  Object.values(input ?? {}).reduce((sum, stroke) => sum + (Array.isArray(stroke) ? stroke.length : 0), 0);

/** Strokes of one record. Keys come out in order and points as x, y, so that the same drawing has the same text. */
export const unitWriteStroke = v.pipe(
  withSizeLimit(
    withSizeLimit(
      v.record(
        v.string(),
        v.pipe(v.array(point, '획의 모양이 맞지 않아요.'), v.minLength(1, '점이 없는 획이 있어요.')),
        NO_STROKES,
      ),
      (input) => countPoints(input) <= POINTS_MAX,
      `점은 ${formatNumber(POINTS_MAX)}개까지 찍을 수 있어요.`,
    ),
    (input) => countStrokes(input) <= STROKES_MAX,
    `획은 ${STROKES_MAX}개까지 그릴 수 있어요.`,
  ),
  v.check((strokes) => Object.keys(strokes).length > 0, NO_STROKES),
  v.check(
    (strokes) => Object.keys(strokes).every((_, index) => Object.hasOwn(strokes, String(index + 1))),
    '획 번호는 1부터 빠짐없이 이어져야 해요.',
  ),
  v.transform(
    (strokes): UnitWriteStroke =>
      Object.fromEntries(
        Object.keys(strokes).map((_, index) => [
          String(index + 1),
          // -0 is read from the database as 0.
          (strokes[String(index + 1)] ?? []).map(({ x, y }) => ({ x: x + 0, y: y + 0 })),
        ]),
      ),
  ),
);

/** The strokes in writing order. */
export const toStrokes = (strokes: UnitWriteStroke): StrokePoint[][] =>
  Object.keys(strokes)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => strokes[key] ?? []);

/** True if a child can trace it: it has strokes of at least two points each. */
export const isTraceable = (strokes: UnitWriteStroke): boolean => {
  const all = toStrokes(strokes);
  return all.length > 0 && all.every(({ length }) => length > 1);
};

/** Folder of stroke pictures below {CDN}/uploads/ (docs/specification.md §7.2). */
export const STROKE_IMAGE_PATH = 'stroke/english';

export const strokeParam = v.object({
  id: v.pipe(
    v.string('잘못된 주소예요.'),
    v.regex(/^[1-9]\d{0,8}$/, '잘못된 주소예요.'),
    v.transform(Number),
    v.number(),
  ),
});

const revision = v.pipe(
  v.number('저장 번호가 맞지 않아요.'),
  v.integer('저장 번호가 맞지 않아요.'),
  v.minValue(0, '저장 번호가 맞지 않아요.'),
  v.maxValue(2_000_000_000, '저장 번호가 맞지 않아요.'),
);

/**
 * PUT admin/stroke/{id}. `revision` is the one that was edited: CONFLICT when another save came first. Without it the
 * save overwrites; the record's revisions have the earlier drawing.
 */
export const strokeSaveInput = v.object({ unit_write_stroke: unitWriteStroke, revision: v.optional(revision) });
export type StrokeSaveInput = v.InferInput<typeof strokeSaveInput>;

const unitWord = v.pipe(
  v.string('글자를 입력해 주세요.'),
  v.check(isStorable, '쓸 수 없는 글자가 들어 있어요.'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.minLength(1, '글자를 입력해 주세요.'),
  v.maxLength(20, '글자는 20자까지 적을 수 있어요.'),
);
const NO_FILE = '획순 도구에서 내보낸 파일이 아니에요.';

export const strokesFileRecord = v.object(
  {
    subject: v.picklist(SUBJECTS, '과목을 알 수 없는 글자가 있어요.'),
    group: v.picklist(STROKE_GROUPS, '종류를 알 수 없는 글자가 있어요.'),
    unit_word: unitWord,
    unit_write_stroke: unitWriteStroke,
  },
  NO_FILE,
);
export const WORD_TWICE = '같은 글자가 두 번 들어 있어요.';
export const hasWordTwice = (records: readonly { subject: Subject; unit_word: string }[]) =>
  new Set(records.map(({ subject, unit_word }) => `${subject} ${unit_word}`)).size < records.length;

/** A set whose records are not validated yet: the server validates them one by one. */
export const strokesFileHead = v.object(
  {
    kind: v.literal(STROKES_FILE_KIND, NO_FILE),
    version: v.literal(1, NO_FILE),
    records: v.pipe(
      limitedArray(v.unknown(), {
        max: 2000,
        message: NO_FILE,
        tooMany: '한 번에 글자 2,000개까지 가져올 수 있어요.',
      }),
      v.minLength(1, '파일에 글자가 없어요.'),
    ),
  },
  NO_FILE,
);

/** GET admin/stroke/export and POST admin/stroke/import: the whole set, without pictures. */
export const strokesFile = v.object(
  {
    ...strokesFileHead.entries,
    records: v.pipe(
      strokesFileHead.entries.records,
      v.array(strokesFileRecord, NO_FILE),
      v.check((records) => !hasWordTwice(records), WORD_TWICE),
    ),
  },
  NO_FILE,
);
export type StrokesFile = v.InferOutput<typeof strokesFile>;
/** Canonical text of a set. */
export const strokesFileText = (file: StrokesFile) => `${JSON.stringify(file, null, 1)}\n`;

/** `strokes.json` of one record: its `unit_write_stroke` alone, as in docs/specification.md §3.6, or the whole record. */
export const strokesJson = v.union([
  v.pipe(
    v.object({ unit_write_stroke: unitWriteStroke }),
    v.transform((file) => file.unit_write_stroke),
  ),
  unitWriteStroke,
]);
/** Canonical text of a drawing: parsing and formatting it again gives the same bytes. */
export const strokesText = (strokes: UnitWriteStroke) => `${JSON.stringify(strokes, null, 1)}\n`;

/** Subject of a word in a picture's file name, by its script. */
export function toSubject(word: string): Subject {
  if (/^\p{Nd}+$/u.test(word)) return 'math';
  return /\p{Script=Hangul}/u.test(word) ? 'korean' : 'english';
}

export function toStrokeGroup(word: string): StrokeGroup {
  if (/^[ㄱ-ㅎ]$/u.test(word)) return 'consonant';
  if (/^[ㅏ-ㅣ]$/u.test(word)) return 'vowel';
  if (/^[가-힣]$/u.test(word)) return 'syllable';
  if (/^\d$/.test(word)) return 'digit';
  if (/^[A-Z]$/.test(word)) return 'upper';
  return /^[a-z]$/.test(word) ? 'lower' : 'other';
}
export const unitWordSchema = unitWord;
