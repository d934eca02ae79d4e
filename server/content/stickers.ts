import type { StrokeGroup } from '@contract/admin-stroke/stroke-lists';
import { STICKER_IDS, type StickerId } from '@contract/learning/learning-stickers';

/** When a sticker is earned: each kind counts up to a number, or a group of the product's own letters is finished. */
export type StickerRule =
  /** So many different letters have a star. */
  | { kind: 'letters'; times: number }
  /** So many different letters have three stars. */
  | { kind: 'three_stars'; times: number }
  /** So many stars in all, each time counted. */
  | { kind: 'stars'; times: number }
  /** So many days with learning, anywhen or in a row. */
  | { kind: 'days'; times: number }
  | { kind: 'days_in_a_row'; times: number }
  /** Every letter of the group as shipped has a star. */
  | { kind: 'group'; group: StrokeGroup };

type StickerContent = { name: string; how: string; rule: StickerRule };

const CONTENT: Record<StickerId, StickerContent> = {
  first_letter: {
    name: '첫 글자',
    how: '글자 하나를 끝까지 따라 써요.',
    rule: { kind: 'letters', times: 1 },
  },
  three_stars: { name: '별 세 개', how: '한 글자에서 별 세 개를 모아요.', rule: { kind: 'three_stars', times: 1 } },
  ten_letters: { name: '글자 열 개', how: '서로 다른 글자 열 개를 따라 써요.', rule: { kind: 'letters', times: 10 } },
  consonants: { name: '자음 친구들', how: '자음을 모두 따라 써요.', rule: { kind: 'group', group: 'consonant' } },
  vowels: { name: '모음 친구들', how: '모음을 모두 따라 써요.', rule: { kind: 'group', group: 'vowel' } },
  digits: { name: '숫자 친구들', how: '숫자를 모두 따라 써요.', rule: { kind: 'group', group: 'digit' } },
  uppers: { name: '대문자 친구들', how: '대문자를 모두 따라 써요.', rule: { kind: 'group', group: 'upper' } },
  lowers: { name: '소문자 친구들', how: '소문자를 모두 따라 써요.', rule: { kind: 'group', group: 'lower' } },
  three_days: { name: '3일 새싹', how: '3일을 이어서 배워요.', rule: { kind: 'days_in_a_row', times: 3 } },
  seven_days: { name: '7일 꽃', how: '7일을 이어서 배워요.', rule: { kind: 'days_in_a_row', times: 7 } },
  twenty_days: { name: '20일 나무', how: '배운 날이 20일이 돼요.', rule: { kind: 'days', times: 20 } },
  hundred_stars: { name: '별 백 개', how: '별을 모두 백 개 모아요.', rule: { kind: 'stars', times: 100 } },
};

/** The sticker book, in its order. */
export const STICKERS: readonly (StickerContent & { id: StickerId })[] = STICKER_IDS.map((id) => ({
  id,
  ...CONTENT[id],
}));
