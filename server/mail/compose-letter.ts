import type { Mail } from '@server/deps';
import { letterHtml } from './letter-html';
import { CODE_LABEL, type LetterPart, type LetterParts, PRODUCT_NAME } from './letter-parts';

export type Letter = Omit<Mail, 'to'>;

/** A mail as HTML and as plain text in the same words. */
export const composeLetter = (letter: LetterParts): Letter => ({
  subject: `[${PRODUCT_NAME}] ${letter.title}`,
  text: letterText(letter),
  html: letterHtml(letter),
});

const letterText = ({ title, parts, footer }: LetterParts): string =>
  [PRODUCT_NAME, '', title, '', ...parts.map(toLine), '', '--', ...footer.map(toLine)].join('\n');

function toLine(part: LetterPart): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `${CODE_LABEL}: ${part.code}` : `${part.label}: ${part.url}`;
}
