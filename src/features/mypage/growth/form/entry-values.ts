import { growthAge } from '@contract/common/age';
import { parseDay, seoulDay } from '@contract/common/calendar';
import { isStorable } from '@contract/common/text';
import {
  GROWTH_FIELDS,
  GROWTH_LIMITS,
  GROWTH_NOTE_MAX,
  GROWTH_PLACES,
  GROWTH_POSITIONS,
  type GrowthEntryInput,
  type GrowthField,
  type GrowthMeasure,
  type GrowthPosition,
  growthValueProblem,
  measuredOnProblem,
  NOTHING_MEASURED,
} from '@contract/mypage/growth';
import type { GrowthEntry, GrowthNewest } from '@contract/mypage/growth.responses';
import { usualPosition as toUsualPosition } from '@contract/mypage/growth-age';
import { readFigure } from '@contract/mypage/growth-text';
import { PLACE_LABELS } from '@contract/mypage/growth-words';
import type { Profile } from '@contract/profiles/profile.responses';
import * as v from 'valibot';
import { dayLabel } from '@/shared/lib/age-label';
import { newId } from '@/shared/lib/new-id';
import { serverNow, serverToday } from '@/shared/lib/server-clock';
import type { TheirField } from '@/shared/ui/forms/overtaken-note';

const childSchema = v.object({
  /** The entry's id, generated on the client: a repeated request, also after a reload, has the same one. */
  id: v.string(),
  height_cm: v.string(),
  weight_kg: v.string(),
  head_cm: v.string(),
  /** '' until the parent chooses: then the usual position for the age applies. */
  position: v.picklist(['', ...GROWTH_POSITIONS]),
  /** Of the saved entry that the input is based on; null for one that is not saved as far as this device knows. */
  updated_at: v.optional(v.nullable(v.string()), null),
});
export type ChildValues = v.InferOutput<typeof childSchema>;

/** Input of the form, as a draft keeps it. */
export const entryDraftSchema = v.object({
  /** YYYYMMDD. */
  measured_on: v.string(),
  place: v.picklist(GROWTH_PLACES),
  note: v.string(),
  /** Children whose measures are written, in their order. */
  chosen: v.array(v.string()),
  /** By child. */
  children: v.record(v.string(), childSchema),
});
export type EntryValues = v.InferOutput<typeof entryDraftSchema> & { consent: boolean };

export const emptyChild = (): ChildValues => ({
  id: newId(),
  height_cm: '',
  weight_kg: '',
  head_cm: '',
  position: '',
  updated_at: null,
});
export const isEmpty = (child: ChildValues) => GROWTH_FIELDS.every((field) => child[field].trim() === '');

export const emptyValues = (profileId: string): EntryValues => ({
  measured_on: serverToday(),
  place: 'home',
  note: '',
  consent: false,
  chosen: [profileId],
  children: { [profileId]: emptyChild() },
});

type Written = Pick<
  GrowthEntry,
  'id' | 'measured_on' | 'height_cm' | 'weight_kg' | 'head_cm' | 'position' | 'place' | 'note'
> & { updated_at?: string };

/** An entry as it was written down. */
export const toEntryValues = (profileId: string, entry: Written): EntryValues => {
  const typed = (figure: number | null) => (figure === null ? '' : String(figure));
  return {
    measured_on: entry.measured_on,
    place: entry.place,
    note: entry.note,
    consent: false,
    chosen: [profileId],
    children: {
      [profileId]: {
        id: entry.id,
        height_cm: typed(entry.height_cm),
        weight_kg: typed(entry.weight_kg),
        head_cm: typed(entry.head_cm),
        position: entry.position ?? '',
        updated_at: entry.updated_at ?? null,
      },
    },
  };
};

/** An entry in words, by field. */
export const entryWords = (entry: Omit<Written, 'id' | 'position'>): TheirField[] => [
  { label: '잰 날', text: dayLabel(entry.measured_on) },
  ...GROWTH_FIELDS.map((field) => {
    const { label, unit } = GROWTH_LIMITS[field];
    return { label, text: entry[field] === null ? '' : `${entry[field]}${unit}` };
  }),
  { label: '잰 곳', text: PLACE_LABELS[entry.place] },
  { label: '메모', text: entry.note },
];

/** How height is measured at the child's age on that day. */
export function usualPosition(
  child: Pick<Profile, 'birth_date' | 'gestation_weeks'>,
  measuredOn: string,
): GrowthPosition {
  const day = parseDay(measuredOn) ?? seoulDay(serverNow());
  return toUsualPosition(growthAge(child.birth_date, child.gestation_weeks, day).months);
}

/** Fields of the form by their path: 'measured_on', 'note', 'consent', 'children.{profileId}.height_cm'. */
export type Wrong = Record<string, string>;
export type ToSend = { profileId: string; entry: GrowthEntryInput } & Pick<ChildValues, 'updated_at'>;

export const toFieldPath = (profileId: string, field: GrowthField) => `children.${profileId}.${field}` as const;

/** Last values of each measure, to start from; never sent by themselves. */
export type LastValues = Partial<Record<GrowthField, number>>;

const FIELD_BY_MEASURE: Partial<Record<GrowthMeasure, GrowthField>> = {
  height: 'height_cm',
  weight: 'weight_kg',
  head: 'head_cm',
};
export const toLastValues = (newest: readonly Pick<GrowthNewest, 'figure'>[]): LastValues =>
  Object.fromEntries(
    newest.flatMap(({ figure: { measure, value } }) => {
      const field = FIELD_BY_MEASURE[measure];
      return field ? [[field, value]] : [];
    }),
  );

/** One tap of the buttons beside a field, in its unit. */
export const STEPS: Record<GrowthField, number> = { height_cm: 0.5, weight_kg: 0.1, head_cm: 0.1 };

/** The field's text one step up or down from what is typed, else from the last value; unchanged where there is no number. */
export function stepText(field: GrowthField, typed: string, last: number | undefined, direction: 1 | -1): string {
  const start = readFigure(typed) ?? last;
  if (start === undefined || Number.isNaN(start)) return typed;
  const { least, most, decimals } = GROWTH_LIMITS[field];
  return String(Number(Math.min(most, Math.max(least, start + direction * STEPS[field])).toFixed(decimals)));
}

/** The entries to send, or the errors by field, in visual order. */
export function checkEntries(
  values: EntryValues,
  children: readonly Profile[],
  { now, consentNeeded }: { now: number; consentNeeded: boolean },
): { wrong: Wrong; entries: ToSend[] } {
  const wrong: Wrong = {};
  const { measured_on } = values;
  const note = values.note.normalize('NFC').trim();
  const entries: ToSend[] = [];
  for (const child of children.filter(({ id }) => values.chosen.includes(id))) {
    const typed = values.children[child.id] ?? emptyChild();
    const day = measuredOnProblem(measured_on, now, child.birth_date);
    if (day) wrong.measured_on ??= measured_on === '' ? '잰 날을 입력해 주세요.' : day;
    const figures = {} as Record<GrowthField, number | null>;
    for (const field of GROWTH_FIELDS) {
      const figure = readFigure(typed[field]);
      const problem = Number.isNaN(figure)
        ? '숫자로 입력해 주세요.'
        : figure === null
          ? null
          : growthValueProblem(field, figure);
      if (problem) wrong[toFieldPath(child.id, field)] = problem;
      figures[field] = figure;
    }
    if (GROWTH_FIELDS.every((field) => typed[field].trim() === ''))
      for (const field of GROWTH_FIELDS) wrong[toFieldPath(child.id, field)] = NOTHING_MEASURED;
    const position = figures.height_cm === null ? null : typed.position || usualPosition(child, measured_on);
    entries.push({
      profileId: child.id,
      updated_at: typed.updated_at,
      entry: {
        id: typed.id,
        measured_on,
        ...figures,
        position,
        place: values.place,
        note,
        confirmed: false,
        consent: consentNeeded && values.consent,
      },
    });
  }
  if (note.length > GROWTH_NOTE_MAX) wrong.note = `${GROWTH_NOTE_MAX}자까지 쓸 수 있어요.`;
  else if (!isStorable(note)) wrong.note = '쓸 수 없는 글자가 들어 있어요.';
  if (consentNeeded && !values.consent) wrong.consent = '동의해야 성장 기록을 저장할 수 있어요.';
  return { wrong, entries };
}
