import { limitedArray } from '@contract/common/size-limit';
import { requiredText, rowId } from '@contract/common/text';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import * as v from 'valibot';
import { linkToken } from './shared-pages';

/** A card ends at the latest after this many days. */
const CARD_DAYS_MAX = 30;
/** Cards that run at a time for one child. */
export const CARE_CARDS_MAX = 10;
export const ROUTINE_LINES = 5;
export const ROUTINE_LINE_MAX = 60;

/** Parts that a guardian may put on a card; the routine is written with the card. */
export const CARD_PARTS = ['allergies', 'medicines', 'contacts', 'routine', 'clinic'] as const;
export type CardPart = (typeof CARD_PARTS)[number];
export const CARD_PART_WORDS: Record<CardPart, { label: string; hint: string }> = {
  allergies: { label: '알레르기', hint: '무엇에 어떤 증상이 나타나는지' },
  medicines: { label: '먹는 약', hint: '약 이름과 먹는 방법' },
  contacts: { label: '급할 때', hint: '119와 도움 받는 번호, 연락할 사람' },
  routine: { label: '하루 일과', hint: '다섯 줄까지 적을 수 있어요' },
  clinic: { label: '다니는 병원', hint: '이름과 전화번호' },
};

const CHOOSE = '카드에 담을 것을 하나 이상 골라 주세요.';
const LINES = `${ROUTINE_LINES}줄까지 적을 수 있어요.`;
/** Clocks of devices are a little wrong. */
const SKEW_MS = 5 * MINUTE_MS;

/** The parent's fields. */
export const careCardFields = v.object({
  parts: v.pipe(
    limitedArray(v.picklist(CARD_PARTS, CHOOSE), { max: CARD_PARTS.length, message: CHOOSE, tooMany: CHOOSE }),
    v.minLength(1, CHOOSE),
    v.transform((parts) => CARD_PARTS.filter((part) => parts.includes(part))),
  ),
  routine: v.optional(
    limitedArray(requiredText('하루 일과를', ROUTINE_LINE_MAX), { max: ROUTINE_LINES, message: LINES, tooMany: LINES }),
    [],
  ),
  /** Any time until CARD_DAYS_MAX from now. */
  ends_at: v.pipe(v.string('언제까지 볼 수 있는지 골라 주세요.'), v.isoTimestamp('언제까지 볼 수 있는지 골라 주세요.')),
});

/** Error of the end time of a card at a moment, in a sentence, or null. */
export function cardEndProblem(endsAt: string, now: number): string | null {
  const left = Date.parse(endsAt) - now;
  if (!(left > 0)) return '이미 지난 시각이에요. 다시 골라 주세요.';
  return left > CARD_DAYS_MAX * DAY_MS + SKEW_MS ? `${CARD_DAYS_MAX}일까지 볼 수 있게 할 수 있어요.` : null;
}

/** POST /care-card/profile/{profileId} (CareCard). `id` is made by the device: sent twice, it is one card. */
export const careCardInput = v.pipe(
  v.object({
    id: rowId,
    ...careCardFields.entries,
    /** Consent to storing health records, given with this request. */
    consent: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ parts, routine }) => !parts.includes('routine') || routine.length > 0,
      '하루 일과를 한 줄 이상 적거나, 담지 않기를 골라 주세요.',
    ),
    ['routine'],
  ),
  v.transform((input) => ({ ...input, routine: input.parts.includes('routine') ? input.routine : [] })),
);
export type CareCardInput = v.InferOutput<typeof careCardInput>;

/** POST /card/open (CardView) and POST /card/state (PageState). */
export const cardOpenInput = v.object({ token: linkToken });

export const cardParam = v.object({ profileId: rowId, cardId: rowId });
