import { completedMonths } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import { DOMAINS, type Domain } from '@contract/test/diagnostics-kinds';
import {
  OFFICIAL_LEVELS,
  OFFICIAL_ROUNDS,
  type OfficialResultInput,
  type OfficialRound,
  officialResultInput,
} from '@contract/test/diagnostics-official';
import type { OfficialResult, OfficialWarning } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_LEVEL_LABELS } from '@contract/test/diagnostics-words';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { withoutSignatures } from '@contract/uploads/uploads';
import * as v from 'valibot';
import { dayLabel } from '@/shared/lib/age-label';
import { serverToday } from '@/shared/lib/server-clock';
import { pictureField, type TheirField } from '@/shared/ui/forms/overtaken-note';

const row = v.nullable(v.picklist(OFFICIAL_LEVELS));

/** The raw form values; all typed values are strings. */
export const officialValues = v.object({
  taken_on: v.string(),
  round: v.nullable(v.number()),
  rows: v.object({
    gross_motor: row,
    fine_motor: row,
    cognitive: row,
    language: row,
    social: row,
    self_help: row,
  }),
  place: v.string(),
  note: v.string(),
  /** Paths of own uploads. */
  photos: v.array(v.string()),
  /** Of the result that the input is based on; '' for a new one. */
  updated_at: v.optional(v.string(), ''),
});
export type OfficialValues = v.InferOutput<typeof officialValues>;
export type OfficialField = Exclude<keyof OfficialValues, 'updated_at'>;
/** In visual order. */
export const OFFICIAL_FIELDS: readonly OfficialField[] = ['taken_on', 'round', 'rows', 'place', 'note', 'photos'];

const noRows = Object.fromEntries(DOMAINS.map((domain) => [domain, null])) as OfficialValues['rows'];
export const emptyOfficial: OfficialValues = {
  taken_on: '',
  round: null,
  rows: noRows,
  place: '',
  note: '',
  photos: [],
  updated_at: '',
};

export const toOfficialValues = ({ rows, ...result }: OfficialResult): OfficialValues => ({
  taken_on: result.taken_on,
  round: result.round,
  rows: { ...noRows, ...rows },
  place: result.place,
  note: result.note,
  photos: result.photos,
  updated_at: result.updated_at,
});

/** The values in words, by field. */
export const officialWords = ({ taken_on, round, rows, place, note, photos }: OfficialValues): TheirField[] => [
  { label: '검진받은 날', text: dayLabel(taken_on) },
  { label: '몇 차 검진', text: round === null ? '' : `${round}차` },
  ...DOMAINS.map((domain) => {
    const level = rows[domain];
    return { label: DOMAIN_LABELS[domain], text: level === null ? '' : OFFICIAL_LEVEL_LABELS[level] };
  }),
  { label: '검진받은 곳', text: place },
  { label: '메모', text: note },
  pictureField('결과지 사진', photos),
];

/** True if a draft equals the record, whichever version it is based on; its photos may have other signatures. */
export const isSameOfficial = (one: OfficialValues, other: OfficialValues): boolean =>
  withoutSignatures(JSON.stringify({ ...one, updated_at: '' })) ===
  withoutSignatures(JSON.stringify({ ...other, updated_at: '' }));

/** The domains on a round's result sheet; all of them while no round is selected. */
export const getDomains = (round: number | null): readonly Domain[] =>
  OFFICIAL_ROUNDS.some((each) => each.round === round && !each.self_help)
    ? DOMAINS.filter((domain) => domain !== 'self_help')
    : DOMAINS;

type Checked =
  | { input: OfficialResultInput; wrong: null }
  | { input: null; wrong: Partial<Record<OfficialField, string>> };

/** Validates the form's values with the contract: the input to send, or one message a field. */
export function checkOfficial(values: OfficialValues, consent: boolean): Checked {
  const shown = getDomains(values.round);
  const rows = Object.fromEntries(DOMAINS.map((each) => [each, shown.includes(each) ? values.rows[each] : null]));
  const result = v.safeParse(officialResultInput, { ...values, rows, consent });
  if (result.success) return { input: result.output, wrong: null };
  const wrong: Partial<Record<OfficialField, string>> = {};
  for (const { path, message } of result.issues) {
    const field = path?.[0]?.key as OfficialField | undefined;
    if (field && wrong[field] === undefined) wrong[field] = message;
  }
  return { input: null, wrong };
}

/** Completed months by the calendar on the day of the check-up: national check-ups go by the actual age. */
export function monthsOn(takenOn: string, birthDate: string): number | null {
  const birth = parseDay(birthDate);
  const day = parseDay(takenOn);
  return birth && day && takenOn >= birthDate && takenOn <= serverToday() ? completedMonths(birth, day) : null;
}

/** The round for that age, for a form where none is selected yet. */
export const roundAt = (months: number): OfficialRound | null =>
  OFFICIAL_ROUNDS.find(({ from_month, to_month }) => months >= from_month && months <= to_month)?.round ?? null;

/** Warnings before saving; none of them prevents it. */
export function warningsNow(
  { round }: Pick<OfficialValues, 'round'>,
  months: number | null,
  others: readonly OfficialResult[],
): OfficialWarning[] {
  const chosen = OFFICIAL_ROUNDS.find((each) => each.round === round);
  if (!chosen) return [];
  const outside = months !== null && (months < chosen.from_month || months > chosen.to_month);
  return [
    ...(others.some((other) => other.round === round) ? (['same_round'] as const) : []),
    ...(outside ? (['outside_months'] as const) : []),
  ];
}
