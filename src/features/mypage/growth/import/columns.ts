import type { GrowthField } from '@contract/mypage/growth';

/** Factor from a unit to the unit of the contract: centimetres and kilograms. */
const LENGTH_UNITS = { mm: 0.1, cm: 1, m: 100, in: 2.54, inch: 2.54, inches: 2.54 } as const;
const WEIGHT_UNITS = { g: 0.001, kg: 1, lb: 0.45359237, lbs: 0.45359237, oz: 0.028349523125 } as const;
const FACTORS: Record<GrowthField, Readonly<Record<string, number>>> = {
  height_cm: LENGTH_UNITS,
  head_cm: LENGTH_UNITS,
  weight_kg: WEIGHT_UNITS,
};

/** Factor from `unit` to the unit of `field`; null for a unit that does not measure it. */
export const findFactor = (field: GrowthField, unit: string): number | null => FACTORS[field][unit] ?? null;

const TEXT_COLUMNS = {
  position: /^(잰)?자세$|^position$/,
  place: /^(잰|측정한?)?(곳|장소)$|^place$/,
  note: /^(메모|비고|노트|특이사항)$|^(notes?|memo|comments?)$/,
  /** Names or ids of a child. Baby Buddy 2.10 has child_id, child_first_name and child_last_name. */
  child:
    /^(아이|아기|자녀|아동|원아|유아|영아|영유아|어린이|학생|대상자?)(의?(이름|성명)|명|id|번호)?$|^(이름|성명)$|^(child|baby|kid|student|profile)s?(id|name|firstname|lastname)?$|^(first|last|full)?name$/,
  /** Sprout Track 1.6 writes a row for each measure: type, value, unit. */
  type: /^(type|항목|측정항목|구분)$/,
  value: /^(value|값|측정값|수치)$/,
  unit: /^(unit|단위)$/,
  deleted: /^deletedat$/,
  /** An exporter's own keys and times. */
  known: /^(id|accountid|familyid|caretakerid|writtenby|createdat|updatedat|번호|no|순번)$/,
} as const;
export type TextColumn = keyof typeof TEXT_COLUMNS;

export type Column =
  | { kind: 'measured_on' }
  | { kind: TextColumn }
  | { kind: 'measure'; field: GrowthField; unit: string };

const DAY = /날짜|일자|일시|^(잰|측정한?|검진|검사)날?일?$|^날$|date|^day$|^measured(on|at)$/;
const OTHER_DAY = /생년|생일|출생|birth|작성|등록|수정|접종|created|updated|deleted/;
const MEASURES: Record<GrowthField, RegExp> = {
  height_cm: /^(잰|측정|현재|아이)?(키|신장)(신장)?$|^(body)?(height|length|stature)$/,
  weight_kg: /^(잰|측정|현재|아이)?(몸무게|체중)$|^(body)?weight$/,
  head_cm: /머리둘레|두위|^head(circumference)?$|^hc$/,
};
export const GROWTH_TYPES = Object.entries(MEASURES) as [GrowthField, RegExp][];

/** Text in small letters without spaces and signs, to compare words of a file with known ones. */
export const squeeze = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const UNIT = /(?:[([_\s]|(?<=[가-힣]))(mm|cm|m|kg|g|lbs?|oz|in|inch|inches)[)\]]?$/;

/** Reads a heading; null for one that is not known. The unit may follow it: '키(mm)', 'weight_g'. */
export function readHeading(heading: string): Column | null {
  const plain = heading.normalize('NFKC').trim().toLowerCase();
  const unit = UNIT.exec(plain);
  // Other brackets explain the heading: '키(신장)'.
  const name = squeeze(unit ? plain.slice(0, unit.index) : plain.replace(/[([].*$/, ''));
  for (const [field, pattern] of GROWTH_TYPES) {
    if (!pattern.test(name)) continue;
    const given = unit?.[1] ?? Object.keys(FACTORS[field]).find((key) => FACTORS[field][key] === 1) ?? '';
    return findFactor(field, given) === null ? null : { kind: 'measure', field, unit: given };
  }
  for (const [kind, pattern] of Object.entries(TEXT_COLUMNS) as [TextColumn, RegExp][]) {
    if (pattern.test(name)) return { kind };
  }
  return DAY.test(name) && !OTHER_DAY.test(name) ? { kind: 'measured_on' } : null;
}

/** True for a cell that says that nothing was measured. */
export const isEmptyCell = (cell: string) =>
  /^([-–—.*]*|n\/?a|n\.a\.|null|none|측정\s*불가|미측정|결측|해당\s*없음|없음)$/i.test(cell.normalize('NFKC').trim());
