/** Every sticker of the book, in the book's order. Names and rules are the server's content; the art is the client's. */
export const STICKER_IDS = [
  'first_letter',
  'three_stars',
  'ten_letters',
  'consonants',
  'vowels',
  'digits',
  'uppers',
  'lowers',
  'three_days',
  'seven_days',
  'twenty_days',
  'hundred_stars',
] as const;
export type StickerId = (typeof STICKER_IDS)[number];

/** One place in the sticker book. */
export type Sticker = {
  id: StickerId;
  /** '첫 글자' */
  name: string;
  /** How it is earned, a sentence: '글자 하나를 끝까지 따라 써요.' */
  how: string;
  /** YYYYMMDD in Seoul on which it was earned; null while it is not. */
  earned_on: string | null;
};
