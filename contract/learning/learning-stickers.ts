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
