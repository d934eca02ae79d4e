export type LetterLink = { label: string; url: string };
/** A line of a paragraph; '' begins the next one. A code is shown large, a link as a button. */
export type LetterPart = string | { code: string } | LetterLink;

export type LetterParts = {
  title: string;
  parts: readonly LetterPart[];
  /** Below the letter, in small type. */
  footer: readonly (string | LetterLink)[];
};

export const PRODUCT_NAME = '쑥쑥플래너';
export const CODE_LABEL = '확인 번호';
